import Testing

@testable import PinyinCollation

/// What a record sorts by: sort-as, family and given name, nickname, organisation, in this order.
@Suite struct RecordTests {
  private func expect(_ name: PersonName, sortsAs text: String, _ kind: KindPolicy = .automatic) throws {
    let collation = try Engines.make { $0.kind = kind }
    #expect(try collation.sortKey(for: name) == collation.sortKey(for: text), "\(name)")
    #expect(try collation.section(for: name) == collation.section(for: text), "\(name)")
  }

  @Test func theFirstThatIsThereCounts() throws {
    var name = PersonName(organisation: "重庆银行")
    try expect(name, sortsAs: "重庆银行")
    name.nickname = "小曾"
    try expect(name, sortsAs: "小曾")
    name.given = "Smith"
    try expect(name, sortsAs: "Smith")
    name.given = "国藩"
    name.family = "曾"
    try expect(name, sortsAs: "曾国藩")
    name.sortAs = "文正"
    try expect(name, sortsAs: "文正")
  }

  @Test func blanksAreNothing() throws {
    try expect(PersonName(family: " ", given: "\u{3000}", nickname: "小曾"), sortsAs: "小曾")
    try expect(PersonName(family: "曾", given: "国藩", sortAs: "  "), sortsAs: "曾国藩")
    try expect(PersonName(family: "曾", given: "国藩", sortAs: " , "), sortsAs: "曾国藩")
    try expect(PersonName(), sortsAs: "")
  }

  /// 曾 as a surname is Zēng, and an organisation has none; 乐乐 is a nickname, also in a list of persons.
  @Test(arguments: [KindPolicy.automatic, .person, .text]) func theFieldSaysWhatItIs(_ kind: KindPolicy) throws {
    let collation = try Engines.make { $0.kind = kind }
    let company = try collation.analysis(of: PersonName(organisation: "单氏"))
    #expect(company.kind == .text && company.reading == "dān shì")
    #expect(try collation.analysis(of: PersonName(nickname: "乐乐")).reading == "lè lè")
  }

  @Test func anOrganisationHasItsReading() throws {
    let collation = try Engines.automatic.get()
    let own = PersonName(organisation: "单县 银行", phoneticOrganisation: "shanxian yinhang")
    #expect(try collation.analysis(of: own).reading == "shàn xiàn yín háng")
    #expect(try collation.analysis(of: own).rule == .phonetic && collation.analysis(of: own).section == "S")
    try expect(PersonName(organisation: "ЛУКОЙЛ", phoneticOrganisation: "Lukoil"), sortsAs: "Lukoil")
    #expect {
      try collation.sortKey(for: PersonName(organisation: "单县", phoneticOrganisation: "shangx"))
    } throws: {
      ($0 as? CollationError)?.message.contains("phonetic organisation name") == true
    }
  }

  /// Names that are not in Han sort by the letters of the field.
  @Test(arguments: [
    (PersonName(family: "Иванов", given: "Иван", phoneticFamily: "Ivanov", phoneticGiven: "Ivan"), "Ivanov Ivan"),
    (PersonName(family: "Иванов", given: "Иван", phoneticFamily: "Ivanov"), "Ivanov Иван"),
    (PersonName(family: "Smith", given: "John", phoneticGiven: "Jon"), "Smith Jon"),
    (PersonName(family: "すずき", given: "さくら", phoneticFamily: "Suzuki", phoneticGiven: "Sakura"), "Suzuki Sakura"),
    (PersonName(family: "", given: "Иван", phoneticFamily: "Ivanov"), "Ivanov Иван"),
    (PersonName(family: "曾", given: "Джон", phoneticGiven: "John"), "曾John"),
  ])
  func aFieldInLettersSortsOtherNames(_ name: PersonName, _ text: String) throws {
    let collation = try Engines.automatic.get()
    let analysis = try collation.analysis(of: name)
    #expect(analysis.text == text && analysis.parts.contains { $0.rule == .phonetic })
    try expect(name, sortsAs: text)
  }

  @Test(arguments: ["zenggf", "Suzuki", "すずき"]) func aNameInHanTakesReadingsOnly(_ field: String) throws {
    let name = PersonName(family: "曾", given: "国藩", phoneticFamily: field)
    #expect {
      try Engines.automatic.get().sortKey(for: name)
    } throws: {
      ($0 as? CollationError)?.message.contains("phonetic family name") == true
    }
  }
}
