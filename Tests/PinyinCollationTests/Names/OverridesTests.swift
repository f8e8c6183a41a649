import Testing

@testable import PinyinCollation

/// The caller's own readings: what each scope covers.
@Suite struct OverridesTests {
  @Test func aSurnameHoldsWhereverAPersonBearsIt() throws {
    let collation = try Engines.overriding([(.surname, "翟", "dí"), (.surname, "尉迟", "wèi chí")])
    for (text, reading) in [
      ("翟天临", "dí tiān lín"), ("翟老师", "dí lǎo shī"), ("老翟", "lǎo dí"), ("尉迟恭", "wèi chí gōng"), ("尉缭", "wèi liáo"),
      ("李翟", "lǐ zhái"),
    ] {
      // 翟 in a given name is not the surname; its generic reading in ICU is dí too.
      let expected = text == "李翟" ? "lǐ dí" : reading
      #expect(collation.analysis(of: text).reading == expected, "\(text)")
    }
    #expect(collation.analysis(of: "翟天临").section == "D" && collation.analysis(of: "翟天临").rule == .override)
  }

  @Test func aSurnameOfOneCharacterDoesNotReachIntoACompound() throws {
    let collation = try Engines.overriding([(.surname, "尉", "yù"), (.surname, "欧", "òu")])
    #expect(collation.analysis(of: "欧阳修").reading == "ōu yáng xiū")
    #expect(collation.analysis(of: "欧豪").reading == "òu háo")
  }

  @Test(arguments: [KindPolicy.automatic, .person]) func aSurnameThatNoTableHasIsBelieved(_ kind: KindPolicy) throws {
    let collation = try Engines.overriding([(.surname, "茄", "qié"), (.surname, "茄子", "qié zǐ")], kind: kind)
    for (text, family, reading) in [
      ("茄国华", "茄", "qié guó huá"), ("茄老师", "茄", "qié lǎo shī"), ("茄子国华", "茄子", "qié zǐ guó huá"),
    ] {
      let analysis = collation.analysis(of: text)
      #expect(analysis.reading == reading && analysis.family == family && analysis.rule == .override, "\(text)")
      #expect(analysis.kind == .person)
    }
  }

  @Test(arguments: ["乐嘉", "乐嘉 ", " 乐嘉", "乐 嘉", "乐嘉\u{3000}", "乐嘉\u{200B}", "“乐嘉", "乐嘉(同事)", "乐 嘉（同事）", "🌸乐嘉"])
  func aNameIsAWholeNameWithWhateverBlanksAndAdditions(_ text: String) throws {
    let analysis = try Engines.overriding([(.name, "乐嘉", "lè jiā")]).analysis(of: text)
    #expect(analysis.rule == .override && analysis.section == "L" && analysis.kind == .person)
    #expect(try Engines.automatic.get().analysis(of: text).section == "Y")
  }

  @Test(arguments: ["乐嘉怡", "李乐嘉", "乐"]) func aNameIsNoPartOfAnother(_ text: String) throws {
    #expect(try Engines.overriding([(.name, "乐嘉", "lè jiā")]).analysis(of: text).rule != .override)
  }

  @Test func aWordIsAWholeText() throws {
    let collation = try Engines.overriding([(.word, "长春社", "zhǎng chūn shè")])
    let analysis = collation.analysis(of: "长春社")
    #expect(analysis.kind == .text && analysis.section == "Z" && analysis.rule == .override)
    #expect(collation.analysis(of: "长春社 ").section == "Z")
    #expect(collation.analysis(of: "长春社区").section == "C" && collation.analysis(of: "长春社(东)").section == "C")
  }

  @Test func theFormThatIsEquivalentIsTheSameText() throws {
    let collation = try Engines.overriding([(.surname, "\u{F9E1}", "lí")])
    #expect(collation.analysis(of: "李白").reading == "lí bái")
    #expect(collation.analysis(of: "\u{F9E1}白").reading == "lí bái")
  }

  /// 陈方 is a double surname of two, and the caller may have a reading of either, or of both together.
  @Test(arguments: [
    ([("陈", "chèn")], "chèn fāng ān shēng"), ([("方", "fáng")], "chén fáng ān shēng"),
    ([("陈", "chèn"), ("方", "fáng")], "chèn fáng ān shēng"),
    ([("陈", "chèn"), ("陈方", "chēn fǎng")], "chēn fǎng ān shēng"),
  ])
  func aDoubleSurnameStaysOne(_ surnames: [(String, String)], _ reading: String) throws {
    let collation = try Engines.overriding(surnames.map { (.surname, $0, $1) })
    let analysis = collation.analysis(of: "陈方安生")
    #expect(analysis.family == "陈方" && analysis.given == "安生" && analysis.reading == reading)
    #expect(try collation.sortKey(for: PersonName(family: "陈方", given: "安生")) == collation.sortKey(for: "陈方安生"))
  }

  @Test func namesInPartsHearThemToo() throws {
    let collation = try Engines.overriding([
      (.surname, "茄", "qié"), (.name, "乐嘉", "lè jiā"), (.surname, "欧阳", "òu yáng"),
    ])
    #expect(try collation.analysis(of: PersonName(family: "茄", given: "国华")).reading == "qié guó huá")
    #expect(try collation.analysis(of: PersonName(family: "乐", given: "嘉")).reading == "lè jiā")
    // The parts say that the surname is 欧.
    let short = try collation.analysis(of: PersonName(family: "欧", given: "阳龙"))
    #expect(short.reading == "ōu yáng lóng" && short.rule == .surname)
  }

  @Test func theLastOfTwoWins() throws {
    let collation = try Engines.overriding([
      (.surname, "翟", "dí"), (.surname, "翟", "zhái"), (.name, "乐嘉", "lè jiā"), (.word, "乐嘉", "yuè jiā"),
    ])
    #expect(collation.analysis(of: "翟天临").reading == "zhái tiān lín")
    #expect(collation.analysis(of: "乐嘉").kind == .text && collation.analysis(of: "乐嘉").reading == "yuè jiā")
  }

  @Test(arguments: [
    ("翟", "", CollationError.Code.badReading), ("翟", "di2 x", .badReading), ("翟", "dí dí", .badOverride),
    ("尉迟", "yù", .badOverride), ("", "dí", .badOverride), ("Smith", "sī", .badOverride), ("翟a", "dí ā", .badOverride),
    ("翟 天", "dí tiān", .badOverride),
  ])
  func whatCannotBeUsedIsRefused(_ text: String, _ reading: String, _ code: CollationError.Code) throws {
    var overrides = Overrides()
    do {
      try overrides.set(.surname, text, reading: reading)
      Issue.record("\(text) \(reading) was taken")
    } catch {
      #expect(error.code == code && error.message.contains("\u{201C}"), "\(error.message)")
    }
    #expect(overrides.isEmpty)
  }
}
