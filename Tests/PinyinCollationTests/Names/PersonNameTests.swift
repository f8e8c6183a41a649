import Testing

@testable import PinyinCollation

/// Names in parts: the same as in one string, and with readings of their own.
@Suite struct PersonNameTests {
  @Test(arguments: [
    ("曾", "国藩"), ("单", "田芳"), ("仇", "英"), ("解", "缙"), ("王", "子文"), ("王", "菲"), ("欧阳", "修"), ("歐陽", "修"), ("尉迟", "恭"),
    ("万俟", "卨"),
    ("澹台", "灭明"), ("陈方", "安生"), ("司马", "相如"), ("诸葛", "亮"), ("上官", "婉儿"), ("爱新觉罗", "溥仪"), ("范姜", "峻宏"), ("何", "曾"),
    ("于", "是之"), ("欧", "豪"), ("\u{F9E1}", "白"), ("任", "正非"), ("查", "良镛"), ("朴", "槿惠"), ("区", "楚良"), ("欧阳", ""),
    ("李", ""),
    ("單", "雄信"), ("長孫", "無忌"), ("樂", "毅"), ("翟", "天临"), ("繁", "钦"), ("乐", "嘉"), ("𬩽", "国华"), ("㥪", "国华"),
  ])
  func theKeyIsThatOfTheNameInOneString(_ family: String, _ given: String) throws {
    let collation = try Engines.automatic.get()
    let name = PersonName(family: family, given: given)
    #expect(try collation.sortKey(for: name) == collation.sortKey(for: family + given))
    let analysis = try collation.analysis(of: name)
    #expect(analysis.family == family && analysis.given == given && analysis.kind == .person)
    #expect(analysis.reading == collation.analysis(of: family + given).reading)
  }

  /// 欧|阳龙 stands with 欧, before every 欧阳: only the record knows.
  @Test func thePartsDecideWhereTheTextCannot() throws {
    let collation = try Engines.automatic.get()
    let short = PersonName(family: "欧", given: "阳龙")
    #expect(try collation.analysis(of: short).rule == .surname)
    #expect(try collation.sortKey(for: short) < collation.sortKey(for: "欧阳龙"))
    #expect(try collation.sortKey(for: short) < collation.sortKey(for: "欧阳"))
    #expect(try collation.analysis(of: PersonName(family: "王子", given: "文")).family == "王子")
  }

  @Test func anUnknownFamilyNameHasItsGenericReading() throws {
    let analysis = try Engines.automatic.get().analysis(of: PersonName(family: "茄", given: "曾"))
    #expect(analysis.reading == "jiā zēng" && analysis.rule == .generic && analysis.kind == .person)
  }

  @Test func partsThatAreNotHanAreJoinedByABlank() throws {
    let collation = try Engines.automatic.get()
    let name = PersonName(family: "Smith", given: "John")
    #expect(try collation.analysis(of: name).text == "Smith John" && collation.analysis(of: name).section == "S")
    #expect(try collation.analysis(of: PersonName(family: "", given: "国藩")).section == "G")
    #expect(try collation.analysis(of: PersonName(family: "", given: "")).section == "#")
  }

  @Test(arguments: [
    ("dí", "", "dí tiān lín"), ("di2", "", "dí tiān lín"), ("", "tiàn lǐn", "zhái tiàn lǐn"),
    ("Dí", "tian1 lin2", "dí tiān lín"),
  ])
  func phoneticFieldsOutrankTheTables(_ family: String, _ given: String, _ reading: String) throws {
    let name = PersonName(family: "翟", given: "天临", phoneticFamily: family, phoneticGiven: given)
    let analysis = try Engines.automatic.get().analysis(of: name)
    #expect(analysis.reading == reading)
    #expect(analysis.rule == (family.isEmpty ? .surname : .phonetic))
  }

  @Test func phoneticReadingsMoveTheKey() throws {
    let collation = try Engines.automatic.get()
    let own = PersonName(family: "翟", given: "天临", phoneticFamily: "dí")
    #expect(try collation.sortKey(for: own) < collation.sortKey(for: "李白"))
    #expect(collation.sortKey(for: "李白") < collation.sortKey(for: "翟天临"))
    let same = PersonName(family: "翟", given: "天临", phoneticFamily: "zhai2", phoneticGiven: "tiān lín")
    #expect(try collation.sortKey(for: same) == collation.sortKey(for: "翟天临"))
  }

  @Test(arguments: [
    ("xyz", "", "family", "xyz"), ("dí dí", "", "family", "2 syllables"), ("", "tiān", "given", "1 syllables"),
    ("dí", "tiān lín x", "given", "“x”"), ("  ", "", "family", "empty"), ("Smith", "", "family", "Smith"),
  ])
  func whatIsNoReadingNamesItsField(_ family: String, _ given: String, _ field: String, _ part: String) throws {
    let name = PersonName(family: "翟", given: "天临", phoneticFamily: family, phoneticGiven: given)
    try PhoneticFieldTests.expectBadReading(name, field, part)
  }
}
