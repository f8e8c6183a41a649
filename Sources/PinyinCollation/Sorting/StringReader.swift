/// Goes through the strings of an array without copying one, as a copy would be counted.
///
/// Invariant that makes the unsafe pointer right: a value lives inside the closure of `with` only, while the array is held; its
/// range lies within the array; and the two words of a string are read only where `ShortText.isLayoutOfStrings` says that strings
/// are such words.
@safe struct StringReader: TextReader {
  private let words: UnsafeRawPointer?
  private let strings: [String]
  private var index: Int
  private let end: Int

  /// Lends a reader of some strings.
  static func with<Result>(
    _ strings: [String], in range: Range<Int>, _ body: (inout StringReader) -> Result
  ) -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= strings.count, "strings outside the list")
    return unsafe strings.withUnsafeBytes { bytes in
      let words = ShortText.isLayoutOfStrings ? bytes.baseAddress : nil
      var reader = unsafe StringReader(words: words, strings: strings, range)
      return body(&reader)
    }
  }

  private init(words: UnsafeRawPointer?, strings: [String], _ range: Range<Int>) {
    unsafe self.words = words
    self.strings = strings
    index = range.lowerBound
    end = range.upperBound
  }

  @inline(__always) mutating func next() -> (text: ShortText, handle: UInt32)? {
    guard index < end else { return nil }
    defer { index &+= 1 }
    let handle = UInt32(truncatingIfNeeded: index)
    guard let words = unsafe words else { return (ShortText(bytesOf: strings[index]), handle) }
    let (low, high) = unsafe words.load(fromByteOffset: index &* 16, as: (UInt64, UInt64).self)
    return (ShortText(low: low, high: high), handle)
  }
}
