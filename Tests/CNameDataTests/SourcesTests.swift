import Foundation
import TestSupport
import Testing

/// Every row says where it is from, and only names what counts as an authority.
@Suite struct SourcesTests {
  /// The names that Data/SOURCES.md sets in backquotes or in the first column of its table of authorities.
  static let defined: Set<String> = {
    let url = Files.package.appendingPathComponent("Data/SOURCES.md")
    guard let page = try? String(contentsOf: url, encoding: .utf8),
      let start = page.range(of: "\n## Authorities\n")
    else { return [] }
    var section = page[start.upperBound...]
    if let end = section.range(of: "\n## ") { section = section[..<end.lowerBound] }
    var names: Set<String> = []
    for line in section.split(separator: "\n") {
      if line.hasPrefix("| "), !line.hasPrefix("| name") {
        let cell = line.split(separator: "|").first ?? ""
        names.formUnion(cell.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) })
      } else {
        for (index, part) in line.components(separatedBy: "`").enumerated() where index % 2 == 1 { names.insert(part) }
      }
    }
    return names
  }()

  @Test func thePageDefinesTheDictionaries() {
    #expect(Self.defined.isSuperset(of: ["CC-CEDICT", "XDHYCD", "CSLD-CN", "CSLD-TW", "MOE", "XINHUA", "Baijiaxing"]))
  }

  @Test(arguments: ["surnames", "words", "given", "affixes", "taiwan"])
  func everyAuthorityIsDefined(_ name: String) throws {
    for row in try DataTable.rows(name) {
      let unknown = row.sources.filter { !Self.defined.contains($0) }
      #expect(unknown.isEmpty, "\(row)")
      #expect(Set(row.sources).count == row.sources.count, "\(row) names an authority twice")
    }
  }

  @Test func attestedSurnamesAreCountedOrListed() throws {
    for row in try DataTable.rows("attested") {
      #expect(["frequency", "list", "variant"].contains(row["source"]), "\(row): \(row["source"])")
      // A figure comes from a count.
      if !row["people"].isEmpty { #expect(row["source"] == "frequency", "\(row)") }
    }
  }

  @Test(arguments: ["name_characters", "word_list", "word_initials", "latin", "han", "marks", "syllables"])
  func everyRowHasASource(_ name: String) throws {
    for row in try DataTable.rows(name) { #expect(!row["source"].isEmpty, "\(row)") }
  }

  /// XHC and XDHYCD are one dictionary; the two sides of CSLD are two.
  @Test func whereOneAuthorityIsEnoughTheNoteSaysWhy() throws {
    for row in try DataTable.rows("surnames") where Set(row.sources.map { $0 == "XHC" ? "XDHYCD" : $0 }).count < 2 {
      #expect(!row["note"].isEmpty, "\(row) rests on \(row["sources"]) alone")
    }
  }

  @Test(arguments: ["jieba", "pypinyin", "pinyin-pro", "wikipedia", "wiktionary", "baidu", "baike"])
  func otherSoftwareIsNoAuthorityForAReading(_ name: String) throws {
    for table in ["surnames", "words", "given", "affixes", "attested", "han", "taiwan"] {
      for row in try DataTable.rows(table) {
        #expect(!row.sources.joined(separator: ";").lowercased().contains(name), "\(row)")
      }
    }
  }

  @Test func thePageCountsTheRowsOfTheTables() throws {
    let page = try String(contentsOf: Files.package.appendingPathComponent("Data/SOURCES.md"), encoding: .utf8)
    let surnames = try DataTable.rows("surnames")
    let single = surnames.count { $0["surname"].unicodeScalars.count == 1 }
    #expect(
      page.contains(
        "\n\(surnames.count) rows (\(single) single characters, \(surnames.count - single) compounds)"))
    #expect(page.contains("\n\(try DataTable.rows("attested").count) rows: all other attested surnames"))
    #expect(page.contains("\n\(try DataTable.rows("taiwan").count) rows: characters whose ordinary reading in Taiwan"))
  }
}
