import Testing

@testable import PinyinCollation

/// Every rule outranks those below it: for each of the 21 pairs a case where both have an answer, and a different one.
///
/// Readings by the dictionary Xiandai Hanyu Cidian and CC-CEDICT, save those that a field or the caller claims.
@Suite struct RulePrecedenceTests {
  /// What is asked, and of which character.
  struct Question: Sendable {
    var name: PersonName?
    var text = ""
    var overrides: [(Overrides.Scope, String, String)] = []
    var kind = KindPolicy.automatic
    var place = 0

    /// The reading of the character, with its rule.
    func answer() throws -> NameAnalysis.Part {
      let collation = try Engines.overriding(overrides, kind: kind)
      let analysis = try name.map { name throws in try collation.analysis(of: name) } ?? collation.analysis(of: text)
      return try #require(analysis.parts.dropFirst(place).first)
    }
  }

  /// A case of two rules: the upper one's answer where both have one, the lower one's where it is alone.
  struct Pair: Sendable, CustomTestStringConvertible {
    let upper: Rule
    let lower: Rule
    let both: Question
    let upperReading: String
    let alone: Question
    let lowerReading: String

    var testDescription: String { "\(upper) before \(lower)" }
  }

  private static func person(
    _ family: String, _ given: String, _ phoneticFamily: String = "", _ phoneticGiven: String = "", place: Int = 0,
    overrides: [(Overrides.Scope, String, String)] = []
  ) -> Question {
    let name = PersonName(
      family: family, given: given, phoneticFamily: phoneticFamily, phoneticGiven: phoneticGiven)
    return Question(name: name, overrides: overrides, place: place)
  }

  private static func text(
    _ text: String, _ kind: KindPolicy = .automatic, place: Int = 0,
    overrides: [(Overrides.Scope, String, String)] = []
  ) -> Question {
    Question(text: text, overrides: overrides, kind: kind, place: place)
  }

  private static func organisation(_ text: String, _ phonetic: String = "") -> Question {
    Question(name: PersonName(organisation: text, phoneticOrganisation: phonetic))
  }

  private static func pair(
    _ upper: Rule, _ lower: Rule, _ both: Question, _ upperReading: String, _ alone: Question, _ lowerReading: String
  ) -> Pair {
    Pair(
      upper: upper, lower: lower, both: both, upperReading: upperReading, alone: alone, lowerReading: lowerReading)
  }

  private static let di = [(Overrides.Scope.surname, "翟", "dí")]

  static let pairs = [
    pair(
      .phonetic, .override, person("翟", "天临", "zhái", overrides: di), "zhái", person("翟", "天临", overrides: di), "dí"),
    pair(.phonetic, .word, organisation("重庆", "zhòng qìng"), "zhòng", organisation("重庆"), "chóng"),
    pair(.phonetic, .compound, person("尉迟", "恭", "wèi chí"), "wèi", person("尉迟", "恭"), "yù"),
    pair(.phonetic, .surname, person("乐", "毅", "lè"), "lè", person("乐", "毅"), "yuè"),
    pair(.phonetic, .given, person("何", "曾", "", "céng", place: 1), "céng", person("何", "曾", place: 1), "zēng"),
    pair(.phonetic, .generic, person("王", "乐", "", "yuè", place: 1), "yuè", person("王", "乐", place: 1), "lè"),
    pair(.override, .word, text("单位", overrides: [(.word, "单位", "shàn wèi")]), "shàn", text("单位"), "dān"),
    pair(.override, .compound, text("尉迟恭", overrides: [(.surname, "尉迟", "wèi chí")]), "wèi", text("尉迟恭"), "yù"),
    pair(.override, .surname, text("翟天临", overrides: di), "dí", text("翟天临"), "zhái"),
    pair(
      .override, .given, text("何曾", .person, place: 1, overrides: [(.name, "何曾", "hé céng")]), "céng",
      text("何曾", .person, place: 1), "zēng"),
    pair(
      .override, .generic, text("王乐", place: 1, overrides: [(.name, "王乐", "wáng yuè")]), "yuè",
      text("王乐", place: 1), "lè"),
    // A physician, dàifu; the caller who says that it is a person gets the compound surname.
    pair(.word, .compound, text("大夫"), "dài", text("大夫", .person), "dà"),
    pair(.word, .surname, text("单位"), "dān", text("单位", .person), "shàn"),
    // The head of a district, qūzhǎng; a person by the surname Ōu would be Cháng.
    pair(.word, .given, text("区长", place: 1), "zhǎng", text("区长", .person, place: 1), "cháng"),
    pair(.word, .generic, text("重庆"), "chóng", text("重", .text), "zhòng"),
    pair(.compound, .surname, text("尉迟恭"), "yù", person("尉", "迟恭"), "wèi"),
    pair(.compound, .given, text("长孙无忌"), "zhǎng", person("王", "长孙", place: 1), "cháng"),
    pair(.compound, .generic, text("尉迟恭"), "yù", text("尉", .text), "wèi"),
    pair(.surname, .given, text("訾国华"), "zī", person("王", "訾", place: 1), "zǐ"),
    pair(.surname, .generic, text("曾国藩"), "zēng", text("曾国藩", .text), "céng"),
    pair(.given, .generic, person("何", "曾", place: 1), "zēng", text("曾", .text), "céng"),
  ]

  @Test func thereAreAll21() {
    let all = Rule.allCases.flatMap { upper in Rule.allCases.filter { upper < $0 }.map { [upper, $0] } }
    #expect(all.count == 21 && Self.pairs.map { [$0.upper, $0.lower] } == all)
  }

  @Test(arguments: pairs) func theUpperOneWins(_ pair: Pair) throws {
    let (both, alone) = (try pair.both.answer(), try pair.alone.answer())
    #expect(both.rule == pair.upper && both.reading?.description == pair.upperReading)
    #expect(alone.rule == pair.lower && alone.reading?.description == pair.lowerReading)
    #expect(both.text == alone.text && pair.upperReading != pair.lowerReading)
  }
}
