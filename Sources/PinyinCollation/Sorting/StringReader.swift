/// Goes through the strings of an array without copying one, as a copy would be counted.
///
/// Invariant that makes the unsafe pointer right: a value lives inside the closure of `with` only, while the array is held; its
/// range lies within the array; and the two words of a string are read only where `ShortText.isLayoutOfStrings` says that strings
/// are such words.
@safe struct StringReader: TextReader {
  private let words: UnsafePointer<UInt64>?
  private let strings: [String]
  /// The first of the texts lent last, and the one behind them.
  private var first, next: Int
  private let end: Int

  /// Lends a reader of some strings.
  ///
  /// - Parameter isInPlace: whether they are read where they lie; false for the slow twin.
  static func with<Result>(
    _ strings: [String], in range: Range<Int>, isInPlace: Bool = ShortText.isLayoutOfStrings,
    _ body: (inout StringReader) -> Result
  ) -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= strings.count, "strings outside the list")
    return unsafe strings.withUnsafeBytes { bytes in
      let words =
        unsafe isInPlace && ShortText.isLayoutOfStrings ? bytes.baseAddress?.assumingMemoryBound(to: UInt64.self) : nil
      var reader = unsafe StringReader(words: words, strings: strings, range)
      return body(&reader)
    }
  }

  private init(words: UnsafePointer<UInt64>?, strings: [String], _ range: Range<Int>) {
    unsafe self.words = words
    self.strings = strings
    (first, next) = (range.lowerBound, range.lowerBound)
    end = range.upperBound
  }

  mutating func texts(_ room: SortView<UInt64>) -> ShortTexts {
    first = next
    next = min(first + KeyBlock.size, end)
    guard let words = unsafe words else { return copies(room) }
    return unsafe ShortTexts(words: words + 2 * first, count: next - first)
  }

  @inline(__always) func handle(_ number: Int) -> UInt32 { UInt32(truncatingIfNeeded: first &+ number) }

  /// The texts of strings that hold them in another way.
  private func copies(_ room: SortView<UInt64>) -> ShortTexts {
    for index in first..<next { room.set(ShortText(bytesOf: strings[index]), at: index - first) }
    return unsafe ShortTexts(words: room.pointer, count: next - first)
  }
}
