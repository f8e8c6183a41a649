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

/// Goes through a part of a list once.
protocol TextReader {
  /// The next text with its handle; `nil` behind the last one. What is no short text comes as one of another kind.
  mutating func next() -> (text: ShortText, handle: UInt32)?
}

extension TextReader {
  /// Makes the keys of all texts that are left.
  ///
  /// - Parameters:
  ///   - packer: makes nearly all of them.
  ///   - general: makes the key of a text that the packer does not know.
  ///   - body: takes each key with its handle, in the order of the list.
  @inline(__always) mutating func eachKey(
    _ packer: NamePacker, general: (UInt32) -> UInt64, _ body: (UInt64, UInt32) -> Void
  ) {
    while let (text, handle) = next() { body(packer.key(text)?.rawValue ?? general(handle), handle) }
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
