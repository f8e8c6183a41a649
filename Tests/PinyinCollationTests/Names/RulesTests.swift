import Testing

@testable import PinyinCollation

/// The rules in their order: phonetic, override, word, compound, surname, given, generic. Each outranks those below.
@Suite struct RulesTests {
  @Test func theOrderOfTheRulesIsTheOneTheyAreAskedIn() {
    #expect(Rule.allCases == [.phonetic, .override, .word, .compound, .surname, .given, .generic])
    #expect(Rule.allCases.shuffled().sorted() == Rule.allCases)
  }

  @Test func phoneticOutranksOverride() throws {
    let collation = try Engines.overriding([(.surname, "翟", "dí"), (.name, "翟天临", "dí tiān lín")])
    let name = PersonName(family: "翟", given: "天临", phoneticFamily: "zhái")
    let analysis = try collation.analysis(of: name)
    #expect(analysis.rule == .phonetic && analysis.source == "the caller" && analysis.reading == "zhái tiān lín")
    #expect(try collation.analysis(of: PersonName(family: "翟", given: "天临")).reading == "dí tiān lín")
  }

  @Test func overrideOutranksWord() throws {
    let collation = try Engines.overriding([(.word, "单位", "shàn wèi"), (.name, "盖茨", "gě cí")])
    let word = collation.analysis(of: "单位")
    #expect(word.rule == .override && word.reading == "shàn wèi" && word.kind == .text && word.section == "S")
    let name = collation.analysis(of: "盖茨")
    #expect(name.rule == .override && name.reading == "gě cí" && name.kind == .person && name.family == "盖")
  }

  @Test func wordOutranksCompound() throws {
    for text in ["上官村", "东方航空", "西门子", "長孫女"] {
      let analysis = try Engines.automatic.get().analysis(of: text)
      #expect(analysis.rule == .word && analysis.kind == .text && analysis.family.isEmpty, "\(text)")
    }
  }

  @Test func compoundOutranksSurname() throws {
    let analysis = try Engines.automatic.get().analysis(of: "尉迟恭")
    #expect(analysis.parts.map(\.rule) == [.compound, .compound, .generic])
    #expect(analysis.reading == "yù chí gōng")
  }

  /// 曾 is in both tables: as a surname, and as a character of given names.
  @Test func surnameOutranksGivenAndGivenOutranksGeneric() throws {
    let analysis = try Engines.automatic.get().analysis(of: "曾何曾")
    #expect(analysis.parts.map(\.rule) == [.surname, .generic, .given])
    #expect(analysis.reading == "zēng hé zēng")
    #expect(try Engines.text.get().analysis(of: "何曾").reading == "hé céng")
  }

  @Test func everyAnswerNamesItsAuthority() throws {
    let collation = try Engines.automatic.get()
    #expect(collation.analysis(of: "曾国藩").source.contains("XDHYCD"))
    #expect(collation.analysis(of: "尉迟恭").source.contains("CC-CEDICT"))
    #expect(collation.analysis(of: "单位").source == "CC-CEDICT;XDHYCD")
    #expect(collation.analysis(of: "王菲").source == "attested (frequency)")
    #expect(collation.analysis(of: "能够").source.contains("jieba"))
    #expect(collation.analysis(of: "abc").source == "no Han character")
    #expect(collation.analysis(of: "").source == "no Han character")
  }

  /// With `.person` only foreign and minority names stay words; with `.text` nothing is a person.
  @Test(arguments: [
    ("单位", "dān wèi", "shàn wèi", "dān wèi"), ("曾国藩", "zēng guó fān", "zēng guó fān", "céng guó fān"),
    ("盖茨", "gài cí", "gài cí", "gài cí"), ("查尔斯", "chá ěr sī", "chá ěr sī", "chá ěr sī"),
    ("买买提", "mǎi mǎi tí", "mǎi mǎi tí", "mǎi mǎi tí"), ("重庆", "chóng qìng", "zhòng qìng", "chóng qìng"),
    ("曾经", "céng jīng", "zēng jīng", "céng jīng"), ("乐乐", "lè lè", "yuè lè", "lè lè"),
    ("解医生", "xiè yī shēng", "xiè yī shēng", "jiě yī shēng"), ("单县", "shàn xiàn", "shàn xiàn", "shàn xiàn"),
  ])
  func theCallersKindIsBelieved(_ text: String, _ automatic: String, _ person: String, _ other: String) throws {
    #expect(try Engines.automatic.get().analysis(of: text).reading == automatic)
    #expect(try Engines.person.get().analysis(of: text).reading == person)
    #expect(try Engines.text.get().analysis(of: text).reading == other)
    #expect(try Engines.text.get().analysis(of: text).kind == .text)
  }
}
