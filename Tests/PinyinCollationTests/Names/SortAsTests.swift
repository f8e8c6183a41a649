import Testing

@testable import PinyinCollation

/// Sort-as: a reading of the name where it is one, else the text in its place.
@Suite struct SortAsTests {
  @Test(arguments: [
    ("Zēng Guófān", "zēng guó fān"), ("Zeng,Guofan", "zēng guó fān"), ("ceng guofan", "céng guó fān"),
    ("Ceng", "céng guó fān"), ("Ceng,", "céng guó fān"), (",guo2 fan2", "zēng guó fán"),
    ("ㄘㄥˊ ㄍㄨㄛˊ ㄈㄢ", "céng guó fān"), ("Ceng，Guofan", "céng guó fān"),
  ])
  func aReadingOfTheNameMovesItsCharacters(_ sortAs: String, _ reading: String) throws {
    let name = PersonName(family: "曾", given: "国藩", phoneticFamily: "zèng", sortAs: sortAs)
    let analysis = try Engines.automatic.get().analysis(of: name)
    #expect(analysis.text == "曾国藩" && analysis.family == "曾" && analysis.given == "国藩")
    let own = sortAs.hasPrefix(",") ? "zèng guó fán" : reading
    #expect(analysis.reading == own && analysis.rule == .phonetic && analysis.source == "the caller")
  }

  /// The example of RFC 6350, a Japanese name, a posthumous title.
  @Test(arguments: [
    (PersonName(family: "van der Harten", given: "Rene", sortAs: "Harten,Rene"), "Harten Rene"),
    (PersonName(family: "鈴木", given: "一郎", sortAs: "Suzuki,Ichiro"), "Suzuki Ichiro"),
    (PersonName(family: "鈴木", given: "一郎", sortAs: "Suzuki Ichiro"), "Suzuki Ichiro"),
    (PersonName(family: "", given: "文正公", sortAs: "曾,国藩"), "曾国藩"),
    (PersonName(family: "", given: "文正公", sortAs: "曾国藩"), "曾国藩"),
    (PersonName(organisation: "ABC, Inc.", sortAs: "ABC"), "ABC"),
    (PersonName(organisation: "中国重庆银行", sortAs: "重庆"), "重庆"),
    (PersonName(family: "Smith", given: "国藩", sortAs: "Smit"), "Smit"),
  ])
  func anythingElseTakesItsPlace(_ name: PersonName, _ text: String) throws {
    let collation = try Engines.automatic.get()
    #expect(try collation.sortKey(for: name) == collation.sortKey(for: text))
    let analysis = try collation.analysis(of: name)
    #expect(analysis.text == text && analysis.rule == .phonetic && analysis.source == "the caller")
  }

  @Test func theCommaDecidesWhereTheFamilyNameEnds() throws {
    let collation = try Engines.automatic.get()
    let name = PersonName(family: "阿", given: "龙", sortAs: "欧,阳龙")
    let parts = PersonName(family: "欧", given: "阳龙")
    #expect(try collation.sortKey(for: name) == collation.sortKey(for: parts))
    #expect(try collation.sortKey(for: name) < collation.sortKey(for: "欧阳"))
  }

  @Test func aTextToSortByIsNotShown() throws {
    let collation = try Engines.automatic.get()
    #expect(try collation.spelling(of: PersonName(family: "van Gogh", given: "V.", sortAs: "Gogh,V.")) == "van Gogh V.")
    #expect(try collation.spelling(of: PersonName(family: "曾", given: "国", sortAs: "Ceng,Guo")) == "Céng Guó")
  }

  @Test func recordsAreSortedAndFiled() throws {
    let collation = try Engines.automatic.get()
    let records = [
      PersonName(family: "翟", given: "天临"), PersonName(family: "翟", given: "天临", phoneticFamily: "dí"),
      PersonName(family: "鈴木", given: "一郎", sortAs: "Suzuki,Ichiro"), PersonName(nickname: "🌸"),
      PersonName(family: "单", given: "田芳"),
    ]
    let order = [1, 4, 2, 0, 3]
    #expect(try collation.sorted(records, by: \.self) == order.map { records[$0] })
    let sections = try collation.sections(of: records, by: \.self, dropEmpty: true)
    #expect(sections.map(\.title) == ["D", "S", "Z", "#"])
    #expect(sections.flatMap(\.objects) == order.map { records[$0] })
    #expect(try collation.sections(of: records, by: \.self).count == 27)
    let bad = records + [PersonName(family: "曾", given: "", phoneticFamily: "zenggf")]
    #expect(throws: CollationError.self) { try collation.sorted(bad, by: \.self) }
    #expect(throws: CollationError.self) { try collation.sections(of: bad, by: \.self) }
  }
}
