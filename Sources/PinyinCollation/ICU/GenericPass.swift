#if ICU
/// ICU as it is: its orders of `zh`, its sections, its Han-Latin reading, without the surname layer.
///
/// It is the "before" of every comparison: `pinyin-sort --plain` answers with it, the tests take it as their oracle,
/// the benchmarks as a baseline.
public final class GenericPass: Sendable {
  private let collator: Collator
  private let transliterator: Transliterator?
  /// Titles of the sections with Han characters, with what ICU's collation data marks their beginnings by.
  private let sections: [(title: String, mark: String)]

  /// U+FDD0 in UTF-8; Swift has no literal for it.
  private static let letterMark = String(decoding: [0xEF, 0xB7, 0x90] as [UInt8], as: UTF8.self)

  /// Opens ICU's collator of an order of `zh`, and Han-Latin where readings are wanted.
  ///
  /// - Parameters:
  ///   - order: which of ICU's orders.
  ///   - numbers: whether digits compare by the value of the number.
  ///   - readings: whether ``reading(of:)`` will be called; Han-Latin takes 130 to 270 ms to open.
  /// - Throws: ``CollationError/Code/orderNotAvailable`` where ICU does not have the order,
  ///   ``CollationError/Code/icu`` where it fails.
  public init(
    order: Order = .pinyin, numbers: NumberPolicy = .byDigit, readings: Bool = true
  ) throws(CollationError) {
    collator = try Self.openCollator(order, numbers: numbers)
    var sections: [(title: String, mark: String)] = []
    // A mark that ICU does not have stands behind all characters.
    for section in Self.marks(order) where try collator.compare(section.mark, "A") < 0 { sections.append(section) }
    self.sections = sections
    transliterator = readings ? try Transliterator(id: "Han-Latin") : nil
  }

  /// A collator of `zh`, proved by pairs that code points and the other orders would put the other way round.
  package static func openCollator(
    _ order: Order = .pinyin, numbers: NumberPolicy = .byDigit
  ) throws(CollationError) -> Collator {
    let probes =
      switch order {
      case .pinyin: [("阿", "王"), ("李", "刘")]
      case .zhuyin: [("馬", "安"), ("波", "阿")]
      case .stroke: [("王", "包"), ("長", "曾")]
      }
    try Collator.check(order: order.rawValue, of: "zh")
    return try Collator(tag: "zh-u-co-\(order.rawValue)", numeric: numbers == .byValue, probes: probes)
  }

  /// ICU's collation data marks where the Han characters of a section begin by U+FDD0 and a letter; a number of strokes is
  /// the number behind U+2800.
  private static func marks(_ order: Order) -> [(title: String, mark: String)] {
    switch order {
    case .pinyin: HanOrder.letters.map { ($0, letterMark + $0) }
    case .zhuyin: ZhuyinOrder.titles.map { ($0, letterMark + $0) }
    case .stroke:
      (1..<128).compactMap { strokes in
        Unicode.Scalar(UInt32(0x2800 + strokes)).map { ("\(strokes)劃", letterMark + String(Character($0))) }
      }
    }
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

  /// The section under which ICU's index files a text, such as `A` to `Z`, or `#` for what is before or behind all of them.
  public func section(for text: String) throws(CollationError) -> String {
    let letters = HanOrder.letters
    // Han first, as in ICU's orders: up to the Latin A, then Latin up to the first letter behind z.
    let scripts = [(sections: sections, end: "A"), (sections: letters.map { ($0, $0) }, end: "\u{1C0}")]
    for script in scripts where try compare(text, script.end) < 0 {
      var found: String?
      for section in script.sections where try compare(text, section.mark) >= 0 { found = section.title }
      if let found { return found }
    }
    return "#"
  }
}
#endif
