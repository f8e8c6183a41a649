import Foundation
import PinyinCollation
import Testing

/// The rows of taiwan.tsv: each says something, on two authorities, and for both forms of a character.
@Suite struct TaiwanRowsTests {
  @Test func everyRowChangesSomething() throws {
    let generic = try EmbeddedGenericReadings()
    let others = try ["given", "word_initials", "attested"].flatMap(DataTable.rows)
    for row in try DataTable.rows("taiwan") {
      let scalar = try #require(row["character"].unicodeScalars.first)
      let ordinary = generic.reading(of: scalar)?.description
      #expect(!replaced(row).contains(row["reading"]), "\(row) replaces itself")
      #expect(ordinary != row["reading"] || !replaced(row).isEmpty, "\(row) says nothing")
      for reading in replaced(row) where reading != ordinary {
        let isThere = others.contains {
          ($0["character"] + $0["surname"]) == row["character"] && $0["reading"] == reading
        }
        let isInAWord = try DataTable.rows("word_list").contains { word in
          zip(word["text"].map(String.init), word["reading"].components(separatedBy: " "))
            .contains { $0 == row["character"] && $1 == reading }
        }
        #expect(isThere || isInAWord, "\(row): no table has \(reading)")
      }
    }
  }

  @Test func replacedReadingsAreWellFormed() throws {
    let pinyin = try Pinyin()
    for row in try DataTable.rows("taiwan") {
      for reading in replaced(row) { #expect(pinyin.fault(of: reading, for: row["character"]) == nil, "\(row)") }
      #expect(Set(replaced(row)).count == replaced(row).count, "\(row)")
    }
  }

  @Test func everyRowHasTwoAuthoritiesAndStandsInOrder() throws {
    let rows = try DataTable.rows("taiwan")
    for row in rows { #expect(row.sources.count > 1, "\(row) rests on \(row["sources"]) alone") }
    let scalars = rows.compactMap { $0["character"].unicodeScalars.first?.value }
    #expect(scalars == scalars.sorted() && scalars.count == rows.count)
  }

  /// The pairs of Unihan that stand for each other one to one.
  @Test func simplifiedAndTraditionalFormsAreReadAlike() throws {
    let rows = try DataTable.rows("taiwan")
    let readings = Dictionary(uniqueKeysWithValues: rows.map { ($0["character"], $0["reading"]) })
    let taiwan = try TaiwanReadings(over: EmbeddedGenericReadings())
    for row in rows {
      guard let match = row["note"].wholeMatch(of: /(?:simplified form|variant) of (.)/) else { continue }
      #expect(readings[String(match.1)] == row["reading"], "\(row) and \(match.1) are read differently")
    }
    for pair in Array("储儲击擊劲勁岗崗拥擁暂暫档檔桧檜涛濤综綜绩績缉緝讽諷识識质質赐賜锡錫顼頊颤顫骤驟").chunks(of: 2) {
      let found = Array(pair).map { $0.unicodeScalars.first.flatMap(taiwan.reading(of:)) }
      #expect(found[0] != nil && found[0] == found[1], "\(pair)")
    }
  }

  /// A surname whose row says nothing of Taiwan, though its character is read otherwise there: Taiwan has to be among
  /// its authorities.
  @Test func surnamesThatStayAsTheyAreHaveTaiwansWord() throws {
    let rows = Dictionary(uniqueKeysWithValues: try DataTable.rows("taiwan").map { ($0["character"], $0) })
    for surname in try DataTable.rows("surnames") where surname["taiwan"].isEmpty {
      let readings = surname["reading"].components(separatedBy: " ")
      for (character, reading) in zip(surname["surname"].map(String.init), readings) {
        guard let row = rows[character], replaced(row).contains(reading) else { continue }
        #expect(!Set(surname.sources).isDisjoint(with: ["CSLD-TW", "MOE"]), "\(surname): \(row)")
      }
    }
  }

  private func replaced(_ row: DataTable.Row) -> [String] {
    row["replaces"].isEmpty ? [] : row["replaces"].components(separatedBy: " / ")
  }
}

extension Array {
  /// The array in pieces of a length.
  fileprivate func chunks(of length: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
  }
}
