/// ICU as it is: its `zh` order, its sections, its Han-Latin reading, without the surname layer.
///
/// It is the "before" of every comparison: `pinyin-sort --plain` answers with it, the tests take it as their oracle,
/// the benchmarks as a baseline.
public final class GenericPass: Sendable {
  private let collator: Collator
  private let transliterator: Transliterator?

  /// U+FDD0 in UTF-8; Swift has no literal for it.
  private static let letterMark = String(decoding: [0xEF, 0xB7, 0x90] as [UInt8], as: UTF8.self)

  /// Opens ICU's `zh` collator, and Han-Latin where readings are wanted.
  ///
  /// - Parameter readings: whether ``reading(of:)`` will be called; Han-Latin takes 130 to 270 ms to open.
  /// - Throws: ``CollationError/Code/orderNotAvailable`` where ICU does not have the order,
  ///   ``CollationError/Code/icu`` where it fails.
  public init(readings: Bool = true) throws(CollationError) {
    collator = try Self.openCollator()
    transliterator = readings ? try Transliterator(id: "Han-Latin") : nil
  }

  /// The collator of `zh`, proved by two pairs that code points and strokes would put the other way round.
  package static func openCollator() throws(CollationError) -> Collator {
    try Collator(tag: "zh-u-co-pinyin", probes: [("阿", "王"), ("李", "刘")])
  }

  /// Negative, zero or positive as the left text stands before, with or behind the right one in ICU's order.
  public func compare(_ left: String, _ right: String) throws(CollationError) -> Int {
    try collator.compare(left, right)
  }

  /// ICU's own sort key. It does not mix with keys of ``NameCollation``.
  public func sortKey(for text: String) throws(CollationError) -> [UInt8] { try collator.sortKey(text) }

  /// The order of texts as a permutation, by ICU's sort keys. Stable.
  public func order(of texts: [String]) throws(CollationError) -> [Int] {
    var keys: [[UInt8]] = []
    for text in texts { keys.append(try sortKey(for: text)) }
    return keys.indices.sorted { left, right in
      keys[left] == keys[right] ? left < right : keys[left].lexicographicallyPrecedes(keys[right])
    }
  }

  /// The text as ICU's Han-Latin writes it; the text itself where the engine was opened without readings.
  public func reading(of text: String) throws(CollationError) -> String {
    try transliterator?.transliterate(text) ?? text
  }

  /// The section under which ICU's index files a text: `A` to `Z`, or `#` for what is before or behind all letters.
  ///
  /// ICU's collation data marks where the Han characters of each letter begin by U+FDD0 and the letter.
  public func section(for text: String) throws(CollationError) -> String {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Character(Unicode.Scalar($0))) }
    // Han first, as in ICU's order: from U+FDD0 A up to the Latin A, then Latin up to the first letter behind z.
    let scripts = [(starts: letters.map { Self.letterMark + $0 }, end: "A"), (starts: letters, end: "\u{1C0}")]
    for script in scripts where try compare(text, script.starts[0]) >= 0 {
      guard try compare(text, script.end) < 0 else { continue }
      var section = 0
      for (index, start) in script.starts.enumerated() where try compare(text, start) >= 0 { section = index }
      return letters[section]
    }
    return "#"
  }
}
