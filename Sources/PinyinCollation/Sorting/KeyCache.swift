/// The packed keys of texts that were read before, the general way: in long lists the same foreign name stands many times.
///
/// It serves one thread. A text takes the place of another that had it before, so its memory is bounded.
struct KeyCache {
  private var texts: [SIMD4<UInt64>] = []
  private var keys: [UInt64] = []

  private static let bits: UInt64 = 9
  /// Bytes of the longest text.
  private static let longest = 24

  /// The key of a text; made where the text is not there.
  mutating func key(of text: TextBytes, _ make: (TextBytes) -> PackedKey) -> PackedKey {
    guard text.count > 0, text.count <= Self.longest else { return make(text) }
    if texts.isEmpty {
      texts = Array(repeating: SIMD4(), count: 1 << Int(Self.bits))
      keys = Array(repeating: 0, count: texts.count)
    }
    let words = Self.words(of: text)
    let mixed = (words[0] ^ words[1] &* 3 ^ words[2] &* 5) &* 0x9E37_79B9_7F4A_7C15
    let place = Int((mixed ^ mixed &<< 32) >> (64 - Self.bits))
    if texts[place] != words {
      keys[place] = make(text).rawValue
      texts[place] = words
    }
    return PackedKey(rawValue: keys[place])
  }

  /// All bytes of a text, and how many they are; an empty place has none.
  private static func words(of text: TextBytes) -> SIMD4<UInt64> {
    var words = SIMD4<UInt64>()
    for place in 0..<text.count / 8 { words[place] = text.longWord(at: 8 * place) }
    for place in (text.count & ~7)..<text.count {
      words[place / 8] |= UInt64(text[place]) &<< UInt64(8 * (place & 7))
    }
    words[3] = UInt64(text.count)
    return words
  }
}
