import TestSupport
import Testing

@testable import PinyinCollation

/// Packed keys give the order of the full keys, whatever the order and the options.
@Suite struct PackedOrderTests {
  private static func texts(_ seed: UInt64) throws -> [String] {
    var mixed = MixedTexts(seed: seed)
    let contacts = try Files.seedLines("contacts.txt").map { String(decoding: $0, as: UTF8.self) }
    return contacts + (0..<20000).map { _ in mixed.next() }
  }

  @Test(arguments: Order.allCases, NumberPolicy.allCases)
  func sortingGivesTheOrderOfTheFullKeys(_ order: Order, _ numbers: NumberPolicy) throws {
    for (scripts, symbols) in KeyOrderTests.policies {
      let engine = try Engines.make {
        ($0.order, $0.numbers, $0.scripts, $0.symbols) = (order, numbers, scripts, symbols)
      }
      let texts = try Self.texts(21)
      let (sorted, plain) = (engine.order(of: texts), engine.plainOrder(of: texts))
      let difference = sorted.indices.first { sorted[$0] != plain[$0] }
      #expect(difference == nil, "at \(difference ?? 0): \(difference.map { texts[plain[$0]] } ?? "")")
    }
  }

  @Test(arguments: Order.allCases, [KindPolicy.automatic, .person, .text])
  func theFastWayAnswersAsTheGeneralOne(_ order: Order, _ kind: KindPolicy) throws {
    let engine = try Engines.make { ($0.order, $0.kind) = (order, kind) }
    var random = SeededGenerator(seed: 22)
    let scalars = "曾单單仇解王李张陈欧阳尉迟国文子乐重安丽藩老师总公司海查覃區朴𠀂龙龍".map(String.init)
    var fast = 0
    for _ in 0..<50000 {
      let text = (0..<Int.random(in: 2...5, using: &random)).map { _ in scalars.randomElement(using: &random) ?? "" }
        .joined()
      guard let key = engine.fastPackedKey(of: text) else { continue }
      fast += 1
      // The general way leaves the last bit set, since it does not ask whether the key is all of the text.
      #expect(key | 1 == engine.generalPackedKey(of: text) | 1, "\(text)")
    }
    #expect(fast > 5000)
  }

  /// What takes the fast way in the order of pinyin takes it in every order, and ties are as seldom.
  @Test(arguments: Order.allCases) func theFastWayServesEveryOrder(_ order: Order) throws {
    let texts = try Files.seedLines("contacts.txt").map { String(decoding: $0, as: UTF8.self) }
    func counts(_ order: Order) throws -> SortCounts {
      var counts = SortCounts()
      _ = try Engines.make { $0.order = order }.order(of: texts, threads: 1, counts: &counts)
      return counts
    }
    let (pinyin, other) = (try counts(.pinyin), try counts(order))
    #expect(other.general == pinyin.general && other.general < other.texts / 2)
  }

  @Test(arguments: Order.allCases) func sectionsAreContiguousAndInTheOrderOfTheTitles(_ order: Order) throws {
    let engine = try Engines.make { $0.order = order }
    let sections = engine.sorted(try Self.texts(23)).map(engine.section(for:))
    #expect(sections == sections.sorted())
    #expect(Set(engine.sectionTitles).count == engine.sectionTitles.count)
    for index in [Int.min, -1, 0, 1, 1000, Int.max] {
      #expect(engine.sectionTitles.indices.contains(engine.section(forSectionIndexTitle: index)))
    }
  }

  @Test(arguments: Order.allCases) func embeddedWeightsGiveTheSameOrder(_ order: Order) throws {
    var configuration = Configuration()
    configuration.order = order
    let embedded = try NameCollation(configuration, generic: EmbeddedGenericReadings(), runs: EmbeddedRunWeights())
    let live = try NameCollation(configuration)
    for line in try Files.seedLines("contacts.txt") {
      let text = String(decoding: line, as: UTF8.self)
      let key = live.sortKey(for: text)
      if key.isPureHan { #expect(embedded.sortKey(for: text) == key, "\(text)") }
    }
  }

  @Test func everyOrderAndOptionHasATagOfItsOwn() throws {
    var tags: Set<String> = []
    for order in Order.allCases {
      for numbers in NumberPolicy.allCases {
        tags.insert(try Engines.make { ($0.order, $0.numbers) = (order, numbers) }.tag)
      }
    }
    #expect(tags.count == 6)
  }
}
