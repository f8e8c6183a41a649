import TestSupport
import Testing

@testable import PinyinCollation

/// The shorter ways to keys answer as the long ones do.
@Suite struct KeyMakerTests {
  /// What stands before a name and is skipped, and what is not.
  private static let before = [
    "🌸", "👨‍👩‍👧", "⭐️", "🇨🇳🐼", " ", "（", "“", "\u{200B}", "1️⃣", "\u{3000}🌸 ", "⭐", "*", "A ", "e\u{301}🌸",
  ]

  @Test(arguments: PackedKeyTests.configurations, Order.allCases)
  func namesBehindWhatIsSkippedAreReadAsIfTheyStoodAlone(_ configuration: Configuration, _ order: Order) throws {
    var configuration = configuration
    configuration.order = order
    let collation = try NameCollation(configuration)
    var maker = KeyMaker(collation)
    var names = try AdversarialTexts(seed: 16)
    let texts = names.list(4_000).enumerated().map { Self.before[$0 % Self.before.count] + $1 }
    let packed = collation.packedKeys(of: texts)
    var wrong: [String] = []
    for (text, key) in zip(texts, packed) {
      let isSame = maker.fullKey(text) == collation.sortKey(for: text).bytes
      if !isSame || (key ^ collation.generalPackedKey(of: text)) > PackedKey.open { wrong.append(text) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  /// Letters and digits straight from their bytes, beside the way over their weights.
  @Test(arguments: PackedKeyTests.configurations, NumberPolicy.allCases)
  func asciiIsReadAsItsWeights(_ configuration: Configuration, _ numbers: NumberPolicy) throws {
    var configuration = configuration
    configuration.numbers = numbers
    let collation = try NameCollation(configuration)
    var random = SeededGenerator(seed: 18)
    let characters = (UInt8(0)..<0x80).map { Unicode.Scalar($0) }
    let usual = Array("0123456789Aa Zz'".unicodeScalars)
    var (short, wrong): (Int, [String]) = (0, [])
    for number in 0..<20_000 {
      let source = number % 2 == 0 ? characters : usual
      var text = String(
        String.UnicodeScalarView(
          (0..<number % 16).map { _ in source[Int.random(in: 0..<source.count, using: &random)] }))
      if number % 8 == 7 { text += ["é", "\u{301}", "国", "１", "🌸"][number / 8 % 5] }
      guard let key = text.withTextBytes({ collation.packed.key(ofASCII: $0) }) else { continue }
      short += 1
      if key.rawValue != collation.generalPackedKey(of: text) { wrong.append(text) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
    #expect(numbers == .byValue ? short == 0 : short > 8_000)
  }

  /// Eleven digits fit into a packed key, nines too: numbers that differ never take full keys.
  @Test func numbersThatDifferNeedNoFullKeys() throws {
    let texts = (0..<3_000).map { "13\(999_999_999 - 7 * $0)" }
    var counts = SortCounts()
    #expect(try NameCollation().order(of: texts, threads: 1, counts: &counts) == texts.indices.reversed())
    #expect(counts.general == texts.count && counts.full == 0)
  }

  /// Texts that come again, among so many others that they lose their places, and of every length.
  @Test func keysAreFoundAgain() throws {
    let collation = try NameCollation()
    var generator = MixedTexts(seed: 19)
    let texts = (0..<3_000).map { _ in generator.next() } + (0..<40).map { "é" + String(repeating: "a", count: $0) }
    var random = SeededGenerator(seed: 20)
    let list = (0..<30_000).map { texts[Int.random(in: 0..<($0 % 2 == 0 ? 30 : texts.count), using: &random)] }
    var maker = KeyMaker(collation)
    let wrong = list.filter { (maker.key($0).rawValue ^ collation.generalPackedKey(of: $0)) > PackedKey.open }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
    #expect(maker.counts.cached > 5_000 && maker.counts.cached < maker.counts.general)
  }

  /// A run that is cut between ASCII characters has the elements that ICU gives the whole, also from the cache.
  @Test func piecesHaveTheElementsOfTheWhole() throws {
    let collation = try NameCollation()
    let (source, reader) = (collation.builder.runs, collation.reader)
    var cache = RunCache()
    var generator = MixedTexts(seed: 17)
    var wrong: [[UInt32]] = []
    for _ in 0..<20_000 {
      let name = reader.read(generator.next())
      let run = zip(name.text.scalars, name.text.entries).filter { !$1.isHan }.map(\.0)
      var elements: [RunElement] = []
      _ = source.eachElement(of: run.indices, of: run, source.order, &cache) { element in
        elements.append(element)
        return true
      }
      if elements != source.weights.elements(of: run[...]) { wrong.append(run) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  /// Equal texts share a key and keep their order.
  @Test func equalTextsKeepTheirOrder() throws {
    let collation = try NameCollation()
    let texts = (0..<600).map { ["Anna Li", "Anna Zoë", "Anna Zoe\u{308}", "Anna", "Anna Li\u{0}"][$0 * 7 % 5] }
    #expect(collation.order(of: texts) == collation.plainOrder(of: texts))
  }
}
