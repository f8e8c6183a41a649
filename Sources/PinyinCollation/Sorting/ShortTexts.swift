/// Some `ShortText`s, as they lie in memory.
///
/// Invariant that makes the unsafe pointer right: whoever makes a value has counted the texts, two words each, and holds their memory as
/// long as the value is used. Every access is checked against `count`.
@safe struct ShortTexts {
  /// Where they lie.
  @unsafe let words: UnsafePointer<UInt64>?
  let count: Int

  static var none: ShortTexts { unsafe ShortTexts(words: nil, count: 0) }

  @inline(__always) @unsafe init(words: UnsafePointer<UInt64>?, count: Int) {
    unsafe self.words = words
    self.count = count
  }

  @inline(__always) subscript(number: Int) -> ShortText {
    guard number >= 0, number < count, let words = unsafe words else { return .none }
    return unsafe ShortText(low: words[2 &* number], high: words[2 &* number &+ 1])
  }
}

extension SortView<UInt64> {
  /// Writes the two words of a text.
  @inline(__always) func set(_ text: ShortText, at number: Int) {
    self[2 &* number] = text.low
    self[2 &* number &+ 1] = text.high
  }
}
