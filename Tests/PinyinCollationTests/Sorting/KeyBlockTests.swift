import TestSupport
import Testing

@testable import PinyinCollation

/// Keys made four at a time, against those made one after the other.
@Suite struct KeyBlockTests {
  /// Compares both ways, and counts the keys that were made four at a time.
  private static func vectorKeys(_ texts: [String], _ collation: NameCollation) -> Int {
    let (vector, plain) = (collation.packedKeys(of: texts), collation.packedKeys(of: texts, isVector: false))
    let wrong = texts.indices.filter { vector[$0] != plain[$0] }
    #expect(wrong.isEmpty, "\(wrong.prefix(10).map { texts[$0] })")
    var counts = SortCounts()
    _ = collation.order(of: texts, threads: 1, counts: &counts)
    return counts.vector
  }

  @Test(arguments: PackedKeyTests.configurations) func adversarialTexts(_ configuration: Configuration) throws {
    var texts = try AdversarialTexts(seed: 41)
    let count = Self.vectorKeys(texts.list(200_000), try NameCollation(configuration))
    #expect(KeyBlock.isPossible ? (count > 20_000) == (configuration.kind != .text) : count == 0)
  }

  /// Every character of three bytes in every place of a name.
  @Test(arguments: KindPolicy.allCases) func everyCharacterInEveryPlace(_ kind: KindPolicy) throws {
    var configuration = Configuration()
    configuration.kind = kind
    let characters = (UInt32(0x800)...0xFFFF).compactMap { Unicode.Scalar($0).map(String.init) }
    let texts = characters.flatMap { character -> [String] in
      ["王\(character)", "\(character)明", "王\(character)明", "王明\(character)", character + character]
    }
    let count = Self.vectorKeys(texts, try NameCollation(configuration))
    #expect(count > 40_000 || kind == .text || !KeyBlock.isPossible)
  }

  /// Texts with the same number of bytes as names, and those whose lists end amid a block.
  @Test func listsOfEveryLength() throws {
    let collation = try Engines.automatic.get()
    let names = ["曾国藩", "单田", "ab文c9", "Ωλβ", "ééé", "王é大", "𠮷王", "仇英", "", "李", "欧阳修", "ab王d"]
    for count in 0...2 * KeyBlock.size + 5 {
      _ = Self.vectorKeys((0..<count).map { names[$0 * 7 % names.count] }, collation)
    }
  }

  /// The caller's own readings are not in the table.
  @Test func ownReadings() throws {
    var configuration = Configuration()
    try configuration.overrides.set(.surname, "翟", reading: "dí")
    var counts = SortCounts()
    _ = try NameCollation(configuration).order(of: ["翟国华", "李小明"], threads: 1, counts: &counts)
    #expect(counts.vector == 0)
  }
}
