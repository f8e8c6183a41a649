import CNameData
import Foundation
import PinyinCollation
import TestSupport
import Testing

/// The generated tables of characters and syllables hold the rows that Data/ has by hand, and say what they are made of.
@Suite struct GeneratedCharactersTests {
  @Test func everySyllableComesBackWithItsSlot() throws {
    let table = try SyllableTable.embedded.get()
    let rows = try DataTable.rows("syllables")
    for row in rows {
      #expect(table.slots[row["syllable"]] == UInt16(row["slot"]), "\(row["syllable"])")
      #expect(try table.spelling(ofSlot: #require(UInt16(row["slot"]))) == row["syllable"])
    }
    #expect(table.slots.count == rows.count)
    #expect(Syllable.all.map(\.description) == rows.map { $0["syllable"] })
  }

  @Test func everyLatinLetterComesBack() throws {
    let table = try CharacterTable.embedded.get()
    for row in try DataTable.rows("latin") {
      let scalar = try #require(row["character"].unicodeScalars.first)
      #expect(table[scalar.value].letter == row["letter"].utf8.first, "\(row)")
    }
  }

  @Test func everyMarkComesBack() throws {
    let table = try CharacterTable.embedded.get()
    for row in try DataTable.rows("marks") {
      let scalar = try #require(row["character"].unicodeScalars.first)
      let trait: CharacterEntry.Traits = row["trait"] == "skipped" ? .skipped : .middleDot
      #expect(table[scalar.value].traits.contains(trait), "\(row)")
    }
  }

  @Test func everyHanCharacterByHandComesBack() throws {
    let table = try CharacterTable.embedded.get()
    for row in try DataTable.rows("han") {
      let scalar = try #require(row["character"].unicodeScalars.first)
      let weight = try #require(table[scalar.value].han, "\(row) is not Han")
      if let same = row["same_as"].unicodeScalars.first {
        #expect(weight == table[same.value].han, "\(row)")
      } else {
        #expect((weight.reading?.description ?? "") == row["reading"], "\(row)")
      }
    }
  }

  /// 一 has one stroke, 龘 48, 𪚥 64: a rank is a place in the order of strokes.
  @Test func strokeRanksAscendWithStrokes() throws {
    let table = try CharacterTable.embedded.get()
    let ranks = "一丁丈王包亦邦佰狐倉梁曾鼎嘉樊燕鞠瞿龐蘇露龔籲龘𪚥".unicodeScalars.compactMap { table[$0.value].han?.strokeRank }
    #expect(ranks.count == 25 && ranks == ranks.sorted())
  }

  @Test func theVersionTableHasTheNumberOfDataAndADigest() throws {
    let version = try DataVersion.embedded.get()
    let number = try String(contentsOf: Files.package.appendingPathComponent("Data/VERSION"), encoding: .utf8)
    #expect(version.number == number.trimmingCharacters(in: .whitespacesAndNewlines))
    #expect(version.digest.wholeMatch(of: /[0-9a-f]{16}/) != nil)
    #expect(PackageVersion.data == "data \(version.number) (\(version.digest))")
  }

  @Test(arguments: [
    (NAME_DATA_CHARACTERS, "Han-Latin"), (NAME_DATA_CANONICAL, "UnicodeData.txt"), (NAME_DATA_READINGS, "Unihan"),
    (NAME_DATA_RUNS, "ICU"), (NAME_DATA_SURNAMES, "Data/"), (NAME_DATA_WORDS, "Data/"), (NAME_DATA_GIVEN, "Data/"),
    (NAME_DATA_AFFIXES, "Data/"), (NAME_DATA_VERSION, "Data/VERSION"), (NAME_DATA_SYLLABLES, "syllables.tsv"),
    (NAME_DATA_TAIWAN, "Data/"),
  ])
  func everyTableNamesItsGenerator(_ table: name_data_table, _ part: String) throws {
    let provenance = try TableFile(table, name: "table").provenance()
    #expect(provenance.hasPrefix("make-data") && provenance.contains(part), "\(provenance)")
  }

  @Test func bytesThatAreNoTableAreAnErrorAndNoTrap() throws {
    for bytes in [[], [0x50], Array("PCT1".utf8), Array("PCT2\u{1}\0\0\0".utf8), Array("PCT1\u{9}\0\0\0".utf8)] {
      #expect(throws: CollationError.self) { try TableFile(copying: bytes, name: "broken") }
    }
    var count = 1
    #expect(name_data(name_data_table(rawValue: 99), &count) == nil && count == 0)
  }
}
