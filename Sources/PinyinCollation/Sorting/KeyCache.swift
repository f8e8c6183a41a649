/// The packed keys of texts that were read before, the general way: in long lists the same foreign name stands many times.
///
/// It serves one thread. A text takes the place of another that had it before, so its memory is bounded.
struct KeyCache {
  private var texts: [SIMD4<UInt64>] = []
  private var keys: [PackedKey] = []

  /// Places, a power of 2.
  private static let size = 512

  /// A short text: all its bytes, and how many they are.
  struct Text {
    fileprivate let words: SIMD4<UInt64>
    fileprivate let place: Int

    /// Bytes of the longest text.
    static let longest = 24

    /// Takes a text; `nil` where it is empty or too long.
    init?(_ bytes: TextBytes) {
      guard 1...Self.longest ~= bytes.count else { return nil }
      var words = SIMD4<UInt64>()
      for place in 0..<bytes.count / 8 { words[place] = bytes.longWord(at: 8 * place) }
      for place in (bytes.count & ~7)..<bytes.count {
        words[place / 8] |= UInt64(bytes[place]) &<< UInt64(8 * (place & 7))
      }
      words[3] = UInt64(bytes.count)
      self.words = words
      place = bytes.hash & (KeyCache.size - 1)
    }
  }

  /// The key of a text, where it is there.
  subscript(text: Text) -> PackedKey? {
    texts.isEmpty || texts[text.place] != text.words ? nil : keys[text.place]
  }

  /// Keeps the key of a text.
  mutating func keep(_ key: PackedKey, of text: Text) {
    if texts.isEmpty {
      texts = Array(repeating: SIMD4(), count: Self.size)
      keys = Array(repeating: PackedKey(rawValue: 0), count: Self.size)
    }
    texts[text.place] = text.words
    keys[text.place] = key
  }
}
