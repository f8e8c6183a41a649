import Foundation
import TestSupport
import Testing

/// `pinyin-sort explain` and `key`: tables with one row for each line of the input.
@Suite struct ExplainKeyTests {
  @Test func explainSaysWhy() throws {
    let rows = try Command.run("explain", "--header", input: "曾国藩\n单位\niPhone维修\n").rows
    try #require(rows.count == 4 && rows.allSatisfy { $0.count == 8 })
    #expect(rows[0] == ["text", "section", "kind", "family", "given", "reading", "rule", "source"])
    #expect(rows[1].dropLast() == ["曾国藩", "Z", "person", "曾", "国藩", "zēng guó fān", "surname"])
    #expect(rows[1][7].contains("XDHYCD"))
    #expect(rows[2] == ["单位", "D", "text", "", "", "dān wèi", "word", "CC-CEDICT;XDHYCD"])
    #expect(rows[3].dropLast() == ["iPhone维修", "I", "text", "", "", "iPhone wéi xiū", "generic"])
  }

  @Test func whyPrintsSentencesAboutEachLine() throws {
    let lines = try Command.run("explain", "--why", input: "曾国藩\n单位\n").lines
    #expect(lines.contains("曾国藩: zēng guó fān, section Z."))
    #expect(lines.contains("  A person: family 曾, given 国藩."))
    #expect(lines.contains { $0.hasPrefix("  Evidence for a person: ") })
    #expect(lines.contains("  No person."))
    #expect(lines.contains("  Rule word, on the authority of CC-CEDICT;XDHYCD."))
    #expect(try Command.run("explain", "--why", "--plain", input: "").status == 2)
    #expect(try Command.run("explain", "--why", "--header", input: "").status == 2)
    #expect(try Command.run("sort", "--why", input: "").status == 2)
  }

  @Test func withoutAHeaderThereIsNone() throws {
    #expect(try Command.run("explain", input: "曾\n").rows.map(\.first) == ["曾"])
    #expect(try Command.run("explain", input: "").bytes.isEmpty)
    #expect(try Command.run("explain", "--header", input: "").lines.count == 1)
  }

  #if ICU
  @Test func plainExplainsTheGenericPass() throws {
    let row = try #require(try Command.run("explain", "--plain", input: "曾国藩\n").rows.first)
    #expect(row.dropLast() == ["曾国藩", "C", "text", "", "", "céng guó fān", "generic"])
    #expect(row.last?.hasPrefix("Han-Latin (ICU ") == true)
  }
  #endif

  @Test(arguments: [[], ["--kind", "person"], ["--kind", "text"]] + Command.plain)
  func everyHostileLineIsARowOfEightCells(_ options: [String]) throws {
    let answer = try Command.run(["explain"] + options, Files.seed("hostile.txt"))
    let count = try Files.seedLines("hostile.txt").count
    #expect(answer.status == 0 && answer.rows.count == count)
    for (index, row) in answer.rows.enumerated() {
      #expect(row.count == 8 && !row.joined().unicodeScalars.contains("\r"), "line \(index + 1)")
    }
  }

  @Test func cellsAreEscapedSoThatALineStaysARow() throws {
    let input = Array("a\tb\\c\r".utf8) + [0xFF, 0xE6, 0x9B, 0x0A]
    for verb in ["explain", "key"] {
      let row = try #require(try Command.run([verb], input).rows.first)
      #expect(row.contains("a\\tb\\\\c\\r\\xFF\\xE6\\x9B"), "\(row)")
    }
  }

  @Test(arguments: [[], ["--latin", "first"], ["--symbols", "first"], ["--kind", "text"]] + Command.plain)
  func orderOfTheKeysIsOrderOfTheLines(_ options: [String]) throws {
    let bytes = try Files.seed("contacts.txt")
    let keys = try Command.run(["key"] + options, bytes).rows
    #expect(keys.allSatisfy { $0.count == 2 && $0[0].wholeMatch(of: /([0-9a-f]{2})*/) != nil })
    let byKey = keys.enumerated().sorted { ($0.element[0], $0.offset) < ($1.element[0], $1.offset) }
    #expect(byKey.map { $0.element[1] } == (try Command.run(["sort"] + options, bytes).lines))
  }

  @Test func keysOfCanonicallyEquivalentLinesAreTheSame() throws {
    let keys = try Command.run("key", input: "李白\n\u{F9E1}白\n李 白\n").rows.map { $0[0] }
    #expect(keys.count == 3 && keys[0] == keys[1] && keys[0] != keys[2])
  }

  @Test func overridesAreHeardByEveryVerb() throws {
    let folder = try Folder()
    let table = try folder.write("own.tsv", "kind\ttext\treading\r\nsurname\t翟\tdí\r\n")
    let input = Array("李白\n翟天临\n".utf8)
    #expect(try Command.run(["--overrides", table], input).lines == ["翟天临", "李白"])
    #expect(try Command.run(["sections", "--overrides=\(table)"], input).lines.first == "D")
    let row = try #require(try Command.run(["explain", "--overrides", table], input).rows.last)
    #expect(row.suffix(3) == ["dí tiān lín", "override", "the caller"])
  }
}
