import Foundation
import PinyinCollation
import TestSupport
import Testing

/// `pinyin-sort sections`: for people and for programs.
@Suite struct SectionsCommandTests {
  /// The parsed answer of `--json`.
  private static func sections(_ bytes: [UInt8]) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
  }

  @Test func linesStandIndentedUnderTheirLetter() throws {
    let answer = try Command.run("sections", input: "曾国藩\n阿乐\nAlice\n123\n陈毅\n")
    #expect(answer.text == "A\n  阿乐\n  Alice\n\nC\n  陈毅\n\nZ\n  曾国藩\n\n#\n  123\n")
    #expect(try Command.run("sections", "--symbols", "first", input: "123\n阿\n").text == "#\n  123\n\nA\n  阿\n")
    #expect(try Command.run("sections", input: "").text.isEmpty)
  }

  #if ICU
  /// ICU alone: 曾 under C, 㛃 under Z.
  @Test func plainSectionsAreThoseOfICU() throws {
    let answer = try Command.run("sections", "--plain", input: "曾国藩\n㛃\nAlice\n阿乐\n")
    #expect(answer.text == "A\n  阿乐\n  Alice\n\nC\n  曾国藩\n\nZ\n  㛃\n")
  }
  #endif

  @Test func otherOrdersHaveTheirOwnSections() throws {
    let input = "曾国藩\n阿乐\nAlice\n123\n單田芳\n"
    let zhuyin = try Command.run("sections", "--order", "zhuyin", input: input)
    #expect(zhuyin.text == "ㄕ\n  單田芳\n\nㄗ\n  曾国藩\n\nㄚ\n  阿乐\n\nA\n  Alice\n\n#\n  123\n")
    let stroke = try Command.run("sections", "--order", "stroke", input: input)
    #expect(stroke.text == "8劃\n  阿乐\n\n12劃\n  單田芳\n  曾国藩\n\nA\n  Alice\n\n#\n  123\n")
    #if ICU
    // ICU alone: 曾 as céng, 單 as dān.
    let plain = try Command.run("sections", "--order", "zhuyin", "--plain", input: "曾国藩\n單田芳\n")
    #expect(plain.text == "ㄉ\n  單田芳\n\nㄘ\n  曾国藩\n")
    #endif
  }

  @Test(arguments: Order.allCases) func theLanguageOfTheMachineChangesNothing(_ order: Order) throws {
    let input = try Files.seed("contacts.txt")
    let answers = try ["C", "zh_CN.UTF-8", "ja_JP.UTF-8", "ar_EG.UTF-8"].map { language in
      let environment = ["LANG": language, "LC_ALL": language, "LANGUAGE": language]
      return try Command.run(["sections", "--order", order.rawValue], input, environment: environment).text
    }
    #expect(Set(answers).count == 1 && answers[0].count > 1000)
  }

  @Test func numbersStandByValueOnRequest() throws {
    #expect(try Command.run("sort", "--numeric", input: "酒店10\n酒店2\n").text == "酒店2\n酒店10\n")
    #expect(try Command.run("sort", input: "酒店10\n酒店2\n").text == "酒店10\n酒店2\n")
    #if ICU
    #expect(try Command.run("sort", "--numeric", "--plain", input: "酒店10\n酒店2\n").text == "酒店2\n酒店10\n")
    #endif
  }

  @Test func jsonIsReadByAProgram() throws {
    let answer = try Command.run("sections", "--json", input: "曾国藩\n\"q\"\\\t\u{1}\n陈\r\n𠅤\n")
    let sections = try Self.sections(answer.bytes)
    #expect(sections.map { $0["section"] as? String } == ["C", "Q", "X", "Z"])
    #expect(sections.map { $0["texts"] as? [String] } == [["陈\\r"], ["\"q\"\\\\\\t\u{1}"], ["𠅤"], ["曾国藩"]])
  }

  @Test func jsonOfHostileLinesIsValidAndLosesNothing() throws {
    let sections = try Self.sections(Command.run(["sections", "--json"], Files.seed("hostile.txt")).bytes)
    let texts = sections.flatMap { $0["texts"] as? [String] ?? [] }
    #expect(texts.count == (try Files.seedLines("hostile.txt").count))
    for text in ["\\xFF", "\\xE6\\x9B", "曾\\t国藩", "曾国藩\\r", "\\\\"] { #expect(texts.contains(text), "\(text)") }
    #expect(sections.allSatisfy { $0.keys.sorted() == ["section", "texts"] })
  }

  @Test func emptyInputIsAnEmptyArray() throws {
    #expect(try Self.sections(Command.run("sections", "--json", input: "").bytes).isEmpty)
  }

  @Test func uniqueHoldsForSectionsToo() throws {
    #expect(try Command.run("sections", "--unique", input: "李\n李\n").text == "L\n  李\n")
  }

  @Test func seedsStandUnderTheirSections() throws {
    var found: [String: String] = [:]
    for section in try Self.sections(Command.run(["sections", "--json"], Files.seed("contacts.txt")).bytes) {
      for text in section["texts"] as? [String] ?? [] { found[text] = section["section"] as? String }
    }
    for row in try Files.rows(Files.package.appendingPathComponent("seeds/expected_sections.tsv")) {
      #expect(found[row["text"] ?? ""] == row["section"], "\(row["text"] ?? "")")
    }
  }
}
