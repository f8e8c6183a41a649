import Testing

@testable import PinyinCollation

/// The five members named as in `UILocalizedIndexedCollation`: total, whatever comes in.
@Suite struct IndexedCollationTests {
  private static let letters = (65...90).map { String(Character(Unicode.Scalar(UInt8($0)))) }

  @Test func thereAre27Sections() throws {
    let collation = try Engines.automatic.get()
    #expect(collation.sectionTitles == Self.letters + ["#"])
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
  }

  @Test func symbolsCanBeFirst() throws {
    let collation = try Engines.make { $0.symbols = .first }
    #expect(collation.sectionTitles == ["#"] + Self.letters)
    #expect(
      collation.section(for: "阿乐") == 1 && collation.section(for: "赵本山") == 26 && collation.section(for: "123") == 0)
    #expect(collation.sorted(["赵本山", "阿乐", "123"]) == ["123", "阿乐", "赵本山"])
    #expect(try Engines.automatic.get().sorted(["赵本山", "123", "阿乐"]) == ["阿乐", "赵本山", "123"])
  }

  @Test(arguments: [
    ("曾国藩", "Z"), ("单田芳", "S"), ("尉迟恭", "Y"), ("㛃㛃", "J"), ("䶮", "Y"), ("𠅤𠅤", "X"), ("Ａｌｉｃｅ", "A"), ("Ångström", "A"),
    ("Łukasz", "L"), ("Ørsted", "O"), ("Þóra", "T"), ("ßa", "S"), ("Æsir", "A"), ("Đorđe", "D"), ("ıstanbul", "I"),
    ("e\u{301}lodie", "E"),
    ("ﬁx", "F"), ("〇", "L"), ("〡", "Y"), ("哼", "H"),
    ("", "#"), (" ", "#"), ("\u{3000}", "#"), ("１２３", "#"), ("Иван", "#"), ("さくら", "#"), ("김연아", "#"), ("أحمد", "#"),
    ("🎉", "#"),
    ("*李", "#"), ("\0", "#"), ("\0李", "#"), ("ㄗㄥ", "#"), ("\u{E000}", "#"), ("\u{10FFFF}", "#"), ("\u{FFFD}", "#"),
    ("⿰", "#"), ("㊥", "#"),
  ])
  func everyTextHasASection(_ text: String, _ title: String) throws {
    let collation = try Engines.automatic.get()
    #expect(collation.sectionTitles[collation.section(for: text)] == title)
    #expect(collation.analysis(of: text).section == title)
  }

  @Test(arguments: [
    (0, 0), (1, 1), (26, 26), (27, 26), (1000, 26), (Int.max, 26), (-1, 0), (Int.min, 0),
  ])
  func everyIndexLeadsToASection(_ index: Int, _ section: Int) throws {
    #expect(try Engines.automatic.get().section(forSectionIndexTitle: index) == section)
  }

  @Test func objectsAreFiledByAName() throws {
    struct Contact { var name: String }
    let collation = try Engines.automatic.get()
    #expect(collation.section(for: Contact(name: "曾国藩"), by: \.name) == 25)
    #expect(collation.section(for: Contact(name: "曾国藩"), by: { String($0.name.reversed()) }) == 5)
    let sorted = collation.sortedArray(from: [Contact(name: "曾国藩"), Contact(name: "陈毅")], by: \.name)
    #expect(sorted.map(\.name) == ["陈毅", "曾国藩"])
    #expect(collation.sortedArray(from: ["曾国藩", "单田芳", "陈毅"]) == ["陈毅", "单田芳", "曾国藩"])
  }

  /// The section is the first thing a key has, so a sorted list is a list of sections.
  @Test(arguments: [SymbolPlacement.first, .last], [ScriptPolicy.hanFirst, .latinFirst])
  func sectionsAreContiguousInTheOrder(_ symbols: SymbolPlacement, _ scripts: ScriptPolicy) throws {
    let collation = try Engines.make {
      $0.symbols = symbols
      $0.scripts = scripts
    }
    let texts = ["Alice", "阿乐", "Zoë", "赵本山", "123", "李白", "Łukasz", "Иван", "曾国藩", "#1", "", "老曾", "Élodie", "e"]
    let sections = collation.sorted(texts).map(collation.section(for:))
    #expect(sections == sections.sorted())
  }

  @Test func theScriptPolicyDecidesInsideASection() throws {
    let texts = ["Li", "李", "lz", "罗"]
    #expect(try Engines.automatic.get().sorted(texts) == ["李", "罗", "Li", "lz"])
    #expect(try Engines.make { $0.scripts = .latinFirst }.sorted(texts) == ["Li", "lz", "李", "罗"])
  }
}
