/// Texts to sort. Each has a handle of 32 bits; handles ascend in the order of the list.
protocol TextList: Sendable {
  associatedtype Reader: TextReader

  /// Whether handles are 0, 1, 2 and so on, and packed keys are kept between the two times they are needed; else the list is
  /// gone through twice.
  var keepsKeys: Bool { get }

  /// How many texts a part of the list holds, roughly where keys are not kept.
  ///
  /// - Parameters:
  ///   - part: which of the parts, 0 the first.
  ///   - parts: into how many the list is divided.
  func capacity(part: Int, of parts: Int) -> Int

  /// The handle with which a part begins.
  func firstHandle(part: Int, of parts: Int) -> Int

  /// Goes through a part of the list.
  func withReader<Result>(part: Int, of parts: Int, _ body: (inout Reader) -> Result) -> Result

  /// Lends the text of a handle.
  func withText<Result>(_ handle: UInt32, _ body: (TextBytes) -> Result) -> Result
}

/// Goes through a part of a list once, some texts at a time.
protocol TextReader {
  /// The next texts, at most so many as a `KeyBlock` takes; none behind the last one.
  ///
  /// - Parameter room: memory for texts that do not lie there as they are.
  mutating func texts(_ room: SortView<UInt64>) -> ShortTexts

  /// The handle of one of the texts lent last.
  func handle(_ number: Int) -> UInt32
}

extension TextReader {
  /// Makes the keys of all texts that are left.
  ///
  /// - Parameters:
  ///   - block: makes nearly all of them.
  ///   - kept: memory for all keys; none where they are not kept.
  ///   - general: makes the key of a text that the block does not know.
  ///   - body: takes each key with its handle, in the order of the list.
  /// - Returns: how many there were.
  @inline(__always) @discardableResult mutating func eachKey(
    _ block: KeyBlock, kept: SortView<UInt64>, general: (UInt32) -> UInt64, _ body: (UInt64, UInt32) -> Void
  ) -> Int {
    var count = 0
    while true {
      let texts = texts(block.room.all)
      guard texts.count > 0 else { return count }
      let keys = kept.count > 0 ? kept[count..<count + texts.count] : block.keys.all
      block.makeKeys(texts, keys) { general(handle($0)) }
      for number in 0..<texts.count { body(unsafe keys.unchecked(number), handle(number)) }
      count += texts.count
    }
  }
}

/// Strings; the handle is the index.
struct StringList: TextList {
  let strings: [String]

  var keepsKeys: Bool { true }

  func capacity(part: Int, of parts: Int) -> Int {
    firstHandle(part: part + 1, of: parts) - firstHandle(part: part, of: parts)
  }

  func firstHandle(part: Int, of parts: Int) -> Int { strings.count * part / parts }

  func withReader<Result>(part: Int, of parts: Int, _ body: (inout StringReader) -> Result) -> Result {
    let range = firstHandle(part: part, of: parts)..<firstHandle(part: part + 1, of: parts)
    return StringReader.with(strings, in: range, body)
  }

  func withText<Result>(_ handle: UInt32, _ body: (TextBytes) -> Result) -> Result {
    strings[Int(handle)].withTextBytes(body)
  }
}
