import Foundation
import PinyinCollation
import Testing

@testable import PinyinCollationFoundation

/// Names as Foundation's components hold them.
@Suite struct NameComponentsTests {
  private static func components(
    _ family: String?, _ given: String?, middle: String? = nil, phonetic: (String?, String?)? = nil
  ) -> PersonNameComponents {
    var components = PersonNameComponents()
    components.familyName = family
    components.givenName = given
    components.middleName = middle
    if let phonetic {
      var representation = PersonNameComponents()
      (representation.familyName, representation.givenName) = phonetic
      components.phoneticRepresentation = representation
    }
    return components
  }

  @Test func familyAndGivenNameAreTakenOver() {
    #expect(PersonName(Self.components("曾", "国藩")) == PersonName(family: "曾", given: "国藩"))
    #expect(PersonName(Self.components("曾", nil)) == PersonName(family: "曾", given: ""))
    #expect(PersonName(Self.components(nil, "国藩")) == PersonName(family: "", given: "国藩"))
    #expect(PersonName(PersonNameComponents()) == PersonName(family: "", given: ""))
  }

  @Test func theMiddleNameBelongsToTheGivenPart() {
    #expect(PersonName(Self.components("陈", "安", middle: "生")) == PersonName(family: "陈", given: "安生"))
  }

  @Test func thePhoneticRepresentationIsTakenOver() throws {
    let name = PersonName(Self.components("翟", "天临", phonetic: ("dí", "tiān lín")))
    #expect(name == PersonName(family: "翟", given: "天临", phoneticFamily: "dí", phoneticGiven: "tiān lín"))
    let collation = try NameCollation()
    #expect(try collation.analysis(of: name).rule == .phonetic)
    #expect(try collation.analysis(of: name).section == "D")
    let half = PersonName(Self.components("翟", "天临", phonetic: (nil, "tiān lín")))
    #expect(half.phoneticFamily.isEmpty && half.phoneticGiven == "tiān lín")
    #expect(try collation.analysis(of: half).section == "Z")
  }

  @Test func theNicknameSortsWhereThereIsNoName() throws {
    var components = PersonNameComponents()
    components.nickname = "小曾"
    let name = PersonName(components)
    #expect(name == PersonName(nickname: "小曾"))
    let collation = try NameCollation()
    #expect(try collation.sortKey(for: name) == collation.sortKey(for: "小曾"))
  }

  @Test func thePhoneticMiddleNameBelongsToTheGivenPart() throws {
    var components = Self.components("陈", "安", middle: "生", phonetic: ("chén", "ān"))
    var phonetic = try #require(components.phoneticRepresentation)
    phonetic.middleName = "shēng"
    components.phoneticRepresentation = phonetic
    #expect(PersonName(components).phoneticGiven == "ān shēng")
    #expect(try NameCollation().analysis(of: PersonName(components)).reading == "chén ān shēng")
  }

  @Test func theKeyIsThatOfTheNameInOneString() throws {
    let collation = try NameCollation()
    for (family, given) in [("曾", "国藩"), ("欧阳", "修"), ("尉迟", "恭"), ("陈方", "安生")] {
      let name = PersonName(Self.components(family, given))
      #expect(try collation.sortKey(for: name) == collation.sortKey(for: family + given))
    }
  }

  @Test func aBadPhoneticFieldIsNamed() throws {
    let name = PersonName(Self.components("翟", "天临", phonetic: ("ジャイ", nil)))
    #expect {
      try NameCollation().sortKey(for: name)
    } throws: {
      ($0 as? CollationError)?.message.contains("phonetic family") == true
    }
  }
}
