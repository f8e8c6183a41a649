import TestSupport
import Testing

@testable import PinyinCollation

/// The order of the keys' bytes is the order of the texts.
@Suite struct KeyOrderTests {
  static let policies: [(ScriptPolicy, SymbolPlacement)] = [
    (.hanFirst, .last), (.latinFirst, .last), (.hanFirst, .first), (.latinFirst, .first),
  ]

  @Test(arguments: policies)
  func keysOrderMixedTextsAsTheReferenceDoes(_ scripts: ScriptPolicy, _ symbols: SymbolPlacement) throws {
    var configuration = Configuration()
    (configuration.scripts, configuration.symbols) = (scripts, symbols)
    let engine = try NameCollation(configuration)
    let reference = try ReferenceOrder(engine)
    var texts = MixedTexts(seed: 11)
    var differences = 0
    for _ in 0..<40000 {
      let (left, right) = (texts.next(), texts.next())
      let (keys, order) = (engine.compare(left, right), reference.compare(left, right))
      if keys.signum() != order.signum() {
        differences += 1
        if differences < 10 { Issue.record("\(left.debugDescription) and \(right.debugDescription)") }
      }
    }
    #expect(differences == 0)
  }

  @Test func sortingMixedTextsGivesTheReferencesOrder() throws {
    let engine = try NameCollation()
    let reference = try ReferenceOrder(engine)
    var texts = MixedTexts(seed: 12)
    let sorted = engine.sorted((0..<20000).map { _ in texts.next() })
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      let order = reference.compare(left, right)
      #expect(order <= 0, "\(left.debugDescription) \(right.debugDescription)")
    }
  }

  @Test func sectionsAreContiguousAndInTheOrderOfTheTitles() throws {
    let engine = try NameCollation()
    var texts = MixedTexts(seed: 13)
    let sections = engine.sorted((0..<20000).map { _ in texts.next() }).map(engine.section(for:))
    #expect(sections == sections.sorted())
  }

  @Test func onlyCanonicallyEquivalentTextsTie() throws {
    let engine = try NameCollation()
    var texts = MixedTexts(seed: 14)
    var seen: [SortKey: String] = [:]
    for _ in 0..<60000 {
      let text = texts.next()
      // Swift's strings are equal exactly where they are canonically equivalent.
      if let other = seen[engine.sortKey(for: text)] { #expect(other == text) }
      seen[engine.sortKey(for: text)] = text
    }
    #expect(engine.compare("\u{F9E1}", "李") == 0)
    #expect(engine.compare("Zoe\u{308}", "Zoë") == 0)
    #expect(engine.compare("⼀", "一") != 0)
  }

  @Test func aFieldThatEndsStandsBeforeOneThatGoesOn() throws {
    let engine = try NameCollation()
    #expect(engine.sortKey(forFields: ["张三", "李四"]) < engine.sortKey(forFields: ["张三丰"]))
    #expect(engine.sortKey(forFields: ["张三", "李四"]) < engine.sortKey(forFields: ["张三", "王五"]))
    #expect(engine.sortKey(forFields: ["张三"]) < engine.sortKey(forFields: ["张三", "李四"]))
    // 欧|阳龙 stands with 欧, before every 欧阳.
    let single = try engine.sortKey(for: PersonName(family: "欧", given: "阳龙"))
    #expect(single < engine.sortKey(for: "欧阳修"))
    #expect(engine.sortKey(for: "欧阳修") == (try engine.sortKey(for: PersonName(family: "欧阳", given: "修"))))
  }

  @Test func keysOfPureHanDoNotAskForRunWeights() throws {
    let counter = CountingRunWeights()
    let engine = try NameCollation(Configuration(), generic: EmbeddedGenericReadings(), runs: counter)
    let before = counter.count
    for text in ["曾国藩", "张 三", "买买提·艾力", "🌸李娜", "\u{3000}欧阳修", "葛\u{E0100}亮"] {
      #expect(engine.sortKey(for: text).isPureHan, "\(text)")
    }
    #expect(counter.count == before)
    // The weights of ASCII were asked for when the engine was made.
    #expect(!engine.sortKey(for: "张三a").isPureHan && counter.count == before)
    #expect(!engine.sortKey(for: "张三é").isPureHan && counter.count == before + 1)
  }
}
