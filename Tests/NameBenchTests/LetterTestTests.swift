import Foundation
import TestSupport
import Testing

@testable import name_bench

@Suite("Letters of polyphonic surnames") struct LetterTestTests {
  @Test func tableHasThoseInQuestion() throws {
    let cases = try LetterTest.table().cases
    #expect(cases.contains(LetterTest.Case(name: "曾国华", letter: "Z")))
    #expect(cases.contains(LetterTest.Case(name: "尉迟国华", letter: "Y")))
    // 葛 is gě, not gé: another tone, the same letter.
    #expect(!cases.contains { $0.name == "葛国华" })
  }

  /// What a generic reading gives is never right there, by the choice of rows.
  @Test func genericReadingsGetNone() throws {
    #expect(try LetterTest.table().right(PlainTableEngine()) == 0)
    #expect(try LetterTest.table().right(CodePointEngine()) == nil)
  }

  @Test func noCorporaNoPeople() throws {
    #expect(try LetterTest.people(URL(fileURLWithPath: "/no/such/folder")) == nil)
  }

  @Test func peopleAreChosenByTierAndScheme() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "name-bench-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = [
      "name\tfamily\tscheme\tfamily_reading\tgiven_reading\ttier\tsource",
      "曾一\t曾\tmainland pinyin\tzeng\tYi\tA\tmade up", "单一\t单\tmainland pinyin\tshan\tYi\tA*\tmade up",
      "仇一\t仇\tTaiwan pinyin\tqiu\tYi\tA\tmade up", "解一\t解\tmixed pinyin\txie\tYi\tA\tmade up",
      "查一\t查\tWade-Giles\tcha\tYi\tA\tmade up", "王一\t王\tmainland pinyin\twang\tYi\tC\tmade up",
    ]
    try Data((rows.joined(separator: "\n") + "\n").utf8).write(to: folder.appendingPathComponent("people.tsv"))
    let cases = try #require(try LetterTest.people(folder)).cases
    #expect(cases == [LetterTest.Case(name: "曾一", letter: "Z"), LetterTest.Case(name: "单一", letter: "S")])
  }

  /// The corpora's own README counts 88 people.
  @Test(.enabled(if: Files.haveCorpora, "the corpora are not here")) func people() throws {
    #expect(try LetterTest.people(Files.corpora)?.cases.count == 88)
  }
}
