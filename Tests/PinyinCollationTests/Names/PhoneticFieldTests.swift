import Testing

@testable import PinyinCollation

/// The phonetic fields of a name: division and tones come from its characters where the field leaves them open.
@Suite struct PhoneticFieldTests {
  @Test(arguments: [
    ("曾", "国藩", "Zeng", "Guofan", "zēng guó fān"), ("曾", "国藩", "ZENG", "GUO FAN", "zēng guó fān"),
    ("曾", "国藩", "ceng", "", "céng guó fān"), ("曾", "国藩", "", "guo-fan", "zēng guó fān"),
    ("翟", "天临", "Di", "", "dí tiān lín"),
    ("乐", "嘉", "Le", "Jia", "lè jiā"), ("吕", "和平", "LYU", "HEPING", "lǚ hé píng"),
    ("欧阳", "修", "Ouyang", "xiu", "ōu yáng xiū"),
    ("尉迟", "恭", "yuchi", "gong", "yù chí gōng"), ("单", "雄信", "shan", "xiongxin", "shàn xióng xìn"),
    ("王", "西安", "wang", "xian", "wáng xī ān"), ("王", "先", "wang", "xian", "wáng xiān"),
    ("任", "重", "ren", "zhong", "rén zhòng"),
    ("李", "老师", "", "lǎoshi", "lǐ lǎo shi"), ("范", "甘", "fan", "gan", "fàn gān"), ("曾", "国藩", "xyu", "", ""),
    ("曾", "国", "zeng5", "", "zeng guó"), ("张", "三", "zhang", "pa", "zhāng pa"),
  ])
  func fieldsAreReadWithTheirCharacters(
    _ family: String, _ given: String, _ phoneticFamily: String, _ phoneticGiven: String, _ reading: String
  ) throws {
    let name = PersonName(
      family: family, given: given, phoneticFamily: phoneticFamily, phoneticGiven: phoneticGiven)
    let collation = try Engines.automatic.get()
    guard !reading.isEmpty else {
      #expect(throws: CollationError.self) { try collation.analysis(of: name) }
      return
    }
    #expect(try collation.analysis(of: name).reading == reading)
  }

  @Test(arguments: [
    ("ㄗㄥ", "ㄍㄨㄛˊ ㄈㄢ"), (" ㄗㄥˉ ", "ㄍㄨㄛˊ\u{3000}ㄈㄢ"), ("zeng1", "ㄍㄨㄛˊ\tㄈㄢˉ"), ("ㄗㄥ", "guofan"), ("", "ㄍㄨㄛˊ ㄈㄢ"),
    ("ㄗㄥ", "ㄍㄨㄛˊㄈㄢ"), ("ㄗㄥ", "ㄍㄨㄛˊㄈㄢˉ"),
  ])
  func fieldsInZhuyinAreTheSameReadings(_ family: String, _ given: String) throws {
    let name = PersonName(family: "曾", given: "国藩", phoneticFamily: family, phoneticGiven: given)
    #expect(try Engines.automatic.get().analysis(of: name).reading == "zēng guó fān")
  }

  /// Pinyin without apostrophe: the readings of the characters tell fang an from fan gan.
  @Test(arguments: [("方", "安", "fāng ān"), ("范", "甘", "fàn gān")])
  func theCharactersDivideWhatIsWrittenTogether(_ first: String, _ second: String, _ reading: String) throws {
    let name = PersonName(family: "", given: first + second, phoneticGiven: "fangan")
    #expect(try Engines.automatic.get().analysis(of: name).reading == reading)
  }

  @Test(arguments: [
    ("zenggf", "", "family", "“gf”"), ("", "guo fam", "given", "“m”"), ("zēng guó", "", "family", "2 syllables"),
    ("", "guofanx", "given", "“x”"), ("ㄗㄥ ㄍ", "", "family", "“ㄍ”"), ("", "ㄍㄨㄛˊ", "given", "1 syllables"),
    ("", "guo2", "given", "1 syllables"),
  ])
  func whatCannotBeReadNamesFieldAndPiece(_ family: String, _ given: String, _ field: String, _ piece: String) throws {
    let name = PersonName(family: "曾", given: "国藩", phoneticFamily: family, phoneticGiven: given)
    try Self.expectBadReading(name, field, piece)
  }

  /// Expects that a name is refused, and that the message names the field and what is wrong in it.
  static func expectBadReading(_ name: PersonName, _ field: String, _ piece: String) throws {
    let collation = try Engines.automatic.get()
    do {
      _ = try collation.sortKey(for: name)
      Issue.record("the name was taken")
    } catch {
      #expect(error.code == .badReading && error.message.contains("phonetic \(field) name"), "\(error.message)")
      #expect(error.message.contains(piece), "\(error.message)")
      #expect(throws: error) { try collation.analysis(of: name) }
    }
  }

  @Test func theKeyIsThatOfTheTonedField() throws {
    let collation = try Engines.automatic.get()
    let toned = PersonName(family: "翟", given: "天临", phoneticFamily: "dí")
    let plain = PersonName(family: "翟", given: "天临", phoneticFamily: "DI")
    #expect(try collation.sortKey(for: toned) == collation.sortKey(for: plain))
  }
}
