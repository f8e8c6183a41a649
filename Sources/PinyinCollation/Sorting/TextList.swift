/// Texts to sort. Each has a handle of 32 bits; handles ascend in the order of the list.
protocol TextList: Sendable {
  /// Whether handles are 0, 1, 2 and so on, and packed keys are kept between the two times they are needed; else the list is
  /// gone through twice.
  var keepsKeys: Bool { get }

  /// How many texts a part of the list can hold at most.
  ///
  /// - Parameters:
  ///   - part: which of the parts, 0 the first.
  ///   - parts: into how many the list is divided.
  func capacity(part: Int, of parts: Int) -> Int

  /// Where a part begins.
  func firstHandle(part: Int, of parts: Int) -> Int

  /// Goes through a part of the list.
  func forEach(part: Int, of parts: Int, _ body: (TextBytes, UInt32) -> Void)

  /// Lends the text of a handle.
  func withText<Result>(_ handle: UInt32, _ body: (TextBytes) -> Result) -> Result
}

/// Strings; the handle is the index.
struct StringList: TextList {
  let strings: [String]

  var keepsKeys: Bool { true }

  func capacity(part: Int, of parts: Int) -> Int {
    firstHandle(part: part + 1, of: parts) - firstHandle(part: part, of: parts)
  }

  func firstHandle(part: Int, of parts: Int) -> Int { strings.count * part / parts }

  @inline(__always) func forEach(part: Int, of parts: Int, _ body: (TextBytes, UInt32) -> Void) {
    let strings = strings.span
    for index in firstHandle(part: part, of: parts)..<firstHandle(part: part + 1, of: parts) {
      strings[index].withTextBytes { body($0, UInt32(truncatingIfNeeded: index)) }
    }
  }

  func withText<Result>(_ handle: UInt32, _ body: (TextBytes) -> Result) -> Result {
    strings[Int(handle)].withTextBytes(body)
  }
}
