import CNameData
import Foundation
import PinyinCollation
import Testing

/// The readings of Taiwan in Data/generated: taiwan.tsv itself, and what the other tables take over from it.
@Suite struct GeneratedTaiwanTests {
  @Test func everyCharacterComesBackWithItsAuthorities() throws {
    let (generic, taiwan) = (try EmbeddedGenericReadings(), try TaiwanReadings(over: EmbeddedGenericReadings()))
    let rows = try DataTable.rows("taiwan")
    for row in rows {
      let scalar = try #require(row["character"].unicodeScalars.first)
      #expect(taiwan.reading(of: scalar)?.description == row["reading"], "\(row)")
      #expect(taiwan.source(of: scalar) == row["sources"], "\(row)")
    }
    #expect(try Lexicon(TableFile(NAME_DATA_TAIWAN, name: "taiwan")).texts.count == rows.count)
    for scalar in "曾的張王龘A".unicodeScalars {
      #expect(taiwan.reading(of: scalar) == generic.reading(of: scalar))
      #expect(taiwan.source(of: scalar) == generic.source)
    }
  }

  /// Computed here from the TSV: a reading that is replaced becomes Taiwan's, every other one stays.
  @Test(arguments: ["words", "word_list", "word_initials"]) func wordsFollow(_ name: String) throws {
    let table = try WordTable.embedded.get()
    let byHand = Set(try DataTable.rows("words").map { $0["text"] })
    let taiwan = try replacements()
    for row in try DataTable.rows(name) where name == "words" || !byHand.contains(row["text"]) {
      let text = (row["text"] + row["character"]).unicodeScalars.map(\.value)
      let match = text.count == 1 ? table.initial(text[0]) : table.longestPrefix(of: text)
      let found = try #require(match, "\(row) is missing: run make data")
      for (index, cell) in row["reading"].components(separatedBy: " ").enumerated() where cell != "-" {
        let expected = taiwan[text[index]]?[cell] ?? cell
        #expect(table.reading(of: found, at: index, in: .taiwan)?.description == expected, "\(row)")
      }
    }
  }

  @Test func givenNamesFollow() throws {
    let table = try GivenTable.embedded.get()
    let taiwan = try replacements()
    for row in try DataTable.rows("given") {
      let scalar = try #require(row["character"].unicodeScalars.first?.value)
      let found = table.reading(of: scalar, isFirst: true, isLast: row["position"] != "first", in: .taiwan)
      #expect(found?.description == taiwan[scalar]?[row["reading"]] ?? row["reading"], "\(row)")
    }
  }

  @Test func attestedSurnamesFollow() throws {
    let table = try SurnameTable.embedded.get()
    let taiwan = try replacements()
    for row in try DataTable.rows("attested") {
      let scalar = try #require(row["surname"].unicodeScalars.first?.value)
      let surname = try #require(table.single(scalar), "\(row) is missing: run make data")
      let found = table.reading(of: surname, at: 0, in: .taiwan)?.description
      #expect(found == taiwan[scalar]?[row["reading"]] ?? row["reading"], "\(row)")
    }
  }

  /// For each character: the readings that are replaced, with Taiwan's.
  private func replacements() throws -> [UInt32: [String: String]] {
    var result: [UInt32: [String: String]] = [:]
    for row in try DataTable.rows("taiwan") {
      let scalar = try #require(row["character"].unicodeScalars.first?.value)
      for reading in row["replaces"].components(separatedBy: " / ") {
        result[scalar, default: [:]][reading] = row["reading"]
      }
    }
    return result
  }
}
