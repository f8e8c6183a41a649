import Foundation
import TestSupport
import Testing

@testable import PinyinCollation

/// The fast way to a packed key answers as the general way does, and packed keys keep the order of the full ones.
@Suite struct PackedKeyTests {
  static let configurations: [Configuration] = {
    let kinds = KindPolicy.allCases.map { kind in
      var configuration = Configuration()
      configuration.kind = kind
      return configuration
    }
    var latin = Configuration()
    latin.scripts = .latinFirst
    latin.symbols = .first
    return kinds + [latin]
  }()

  /// Counts what differs, and names the first few: a list of hundreds of thousands helps nobody.
  private static func differences(_ texts: [String], _ collation: NameCollation) -> (fast: Int, wrong: [String]) {
    var wrong: [String] = []
    var fast = 0
    for text in texts {
      guard let key = collation.fastPackedKey(of: text) else { continue }
      fast += 1
      if (key ^ collation.generalPackedKey(of: text)) > PackedKey.open, wrong.count < 10 { wrong.append(text) }
    }
    return (fast, wrong)
  }

  @Test(arguments: configurations) func theFastWayAnswersAsTheGeneralWay(_ configuration: Configuration) throws {
    var texts = try AdversarialTexts(seed: 11)
    let found = Self.differences(texts.list(200_000), try NameCollation(configuration))
    #expect(found.wrong.isEmpty)
    #expect(found.fast > 60_000, "most plain names take the fast way")
  }

  /// Every common character in every place of a name.
  @Test(arguments: KindPolicy.allCases) func everyCharacterInEveryPlace(_ kind: KindPolicy) throws {
    var configuration = Configuration()
    configuration.kind = kind
    let characters = (UInt32(0x4DF0)...0xA010).compactMap { Unicode.Scalar($0).map(String.init) }
    var texts: [String] = []
    for character in characters {
      for around in [("", "国"), ("王", ""), ("", "文明"), ("王", "明"), ("王文", ""), ("欧阳", ""), ("", character)] {
        texts.append(around.0 + character + around.1)
      }
    }
    let found = Self.differences(texts, try NameCollation(configuration))
    #expect(found.wrong.isEmpty)
    #expect(found.fast > 90_000)
  }

  /// Every character outside the common block in every place of a name, and in every order.
  @Test(arguments: Order.allCases) func everyUncommonCharacter(_ order: Order) throws {
    var configuration = Configuration()
    configuration.order = order
    let collation = try NameCollation(configuration)
    let blocks: [ClosedRange<UInt32>] = [0x2E80...0x4DFF, 0xF900...0xFAFF, 0x1_F000...0x3_3500]
    let characters = blocks.joined().compactMap { Unicode.Scalar($0).map(String.init) }
    let texts = characters.enumerated().flatMap { number, character -> [String] in
      let others = [character + "明", "王\(character)明", "欧阳\(character)", character + character]
      return ["王" + character, "王文" + character, others[number % 4]]
    }
    let found = Self.differences(texts, collation)
    #expect(found.wrong.isEmpty)
    // In the order of strokes a character without a reading has a place of its own, which the ranks do not know.
    #expect(found.fast > (order == .stroke ? 60_000 : 150_000))
    var counts = SortCounts()
    _ = collation.order(of: ["李明", "李𪚥", "王䶮"], threads: 1, counts: &counts)
    #expect(counts.uncommon == 2 && counts.general == 0)
  }

  /// Every known text and every surname, alone and before a name, in every order.
  @Test(arguments: configurations, Order.allCases)
  func everyKnownText(_ configuration: Configuration, _ order: Order) throws {
    var configuration = configuration
    configuration.order = order
    var texts: [String] = []
    for (table, column) in [("surnames", "surname"), ("attested", "surname"), ("words", "text"), ("word_list", "text")]
    {
      for row in try Files.rows(Files.package.appendingPathComponent("Data/\(table).tsv")) {
        guard let text = row[column] else { continue }
        texts += [text, text + "文", text + "国华", text + "先生", text + "县", text + "爷", "王" + text]
      }
    }
    let found = Self.differences(texts, try NameCollation(configuration))
    #expect(found.wrong.isEmpty)
    #expect(found.fast > 60_000, "known texts of two characters take the fast way")
  }

  @Test(arguments: configurations) func packedKeysKeepTheOrderOfFullKeys(_ configuration: Configuration) throws {
    let collation = try NameCollation(configuration)
    var adversarial = try AdversarialTexts(seed: 12)
    var mixed = MixedTexts(seed: 13)
    let texts = adversarial.list(60_000) + (0..<60_000).map { _ in mixed.next() }
    let order = collation.plainOrder(of: texts)
    var wrong: [String] = []
    for (left, right) in zip(order, order.dropFirst()) {
      let (first, second) = (
        collation.generalPackedKey(of: texts[left]), collation.generalPackedKey(of: texts[right])
      )
      if first > second, (first ^ second) > PackedKey.open { wrong.append(texts[left] + " | " + texts[right]) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  /// Closed keys that are equal stand for equal texts: nothing is left to decide.
  @Test func closedKeysTieForEqualTextsOnly() throws {
    let collation = try NameCollation()
    var texts = try AdversarialTexts(seed: 14)
    var seen: [UInt64: String] = [:]
    for text in texts.list(300_000) {
      guard let key = collation.fastPackedKey(of: text), key & PackedKey.open == 0 else { continue }
      if let other = seen[key] { #expect(other == text) }
      seen[key] = text
    }
    #expect(seen.count > 50_000)
  }

  /// Weights of another provider than ICU, to which other scripts stand by code point.
  @Test func packedKeysKeepTheOrderOfEmbeddedWeights() throws {
    let collation = try NameCollation(
      Configuration(), generic: EmbeddedGenericReadings(), runs: EmbeddedRunWeights())
    var mixed = MixedTexts(seed: 15)
    let texts = (0..<60_000).map { _ in mixed.next() } + ["曾国藩🌸", "曾国藩a", "曾国藩1", "曾国藩🇨🇳", "曾国藩я"]
    #expect(collation.order(of: texts) == collation.plainOrder(of: texts))
  }

  /// Emoji behind a name: most are symbols to ICU, some are not (U+1F201).
  @Test func everyEmojiBehindAName() throws {
    let (characters, collation) = (try CharacterTable.embedded.get(), try NameCollation())
    let embedded = try NameCollation(
      Configuration(), generic: EmbeddedGenericReadings(), runs: EmbeddedRunWeights())
    var texts = ["曾国藩", "曾国藩1", "曾国藩a", "曾国藩-", "曾国藩я"]
    for value in UInt32(0x80)..<0x20000 where characters[value].traits.contains(.emoji) {
      if let scalar = Unicode.Scalar(value) { texts.append("曾国藩" + String(scalar)) }
    }
    #expect(texts.count > 1000)
    #expect(collation.order(of: texts) == collation.plainOrder(of: texts))
    #expect(embedded.order(of: texts) == embedded.plainOrder(of: texts))
  }

  @Test func anEngineWithReadingsOfItsOwnTakesTheGeneralWay() throws {
    var configuration = Configuration()
    try configuration.overrides.set(.surname, "翟", reading: "dí")
    let collation = try NameCollation(configuration)
    #expect(collation.fastPackedKey(of: "翟国华") == nil && collation.fastPackedKey(of: "李小明") != nil)
    let live = try NameCollation(
      Configuration(), generic: CountingGenericReadings(), runs: EmbeddedRunWeights())
    #expect(live.fastPackedKey(of: "李小明") == nil)
  }
}

/// The embedded readings under another name: an engine must not take them for its own table.
private struct CountingGenericReadings: GenericReadings {
  func reading(of character: Unicode.Scalar) -> Reading? { try? EmbeddedGenericReadings().reading(of: character) }
  var source: String { "another" }
}
