import Foundation
import Testing

/// Every reading of Data/ is made of legal syllables, one for each character, and every text is what it should be.
@Suite struct ReadingsFormTests {
  @Test(arguments: [
    ("surnames", "surname"), ("attested", "surname"), ("words", "text"), ("given", "character"),
    ("word_initials", "character"), ("taiwan", "character"),
  ])
  func everyTextIsHanAndHasASyllableForEachCharacter(_ name: String, _ column: String) throws {
    let pinyin = try Pinyin()
    for row in try DataTable.rows(name) {
      #expect(Han.isText(row[column]), "\(row) is not Han alone")
      #expect(pinyin.fault(of: row["reading"], for: row[column]) == nil, "\(row)")
    }
  }

  @Test func affixesHaveAReadingOnlyWhereItIsAnother() throws {
    let pinyin = try Pinyin()
    for row in try DataTable.rows("affixes") {
      #expect(Han.isText(row["text"]), "\(row) is not Han alone")
      #expect(row["reading"].isEmpty || pinyin.fault(of: row["reading"], for: row["text"]) == nil, "\(row)")
      #expect(["title", "prefix", "ending"].contains(row["role"]), "\(row)")
      #expect(row["text"].unicodeScalars.count <= 6, "\(row) is longer than what is looked up")
    }
  }

  @Test func rowsAboutOneCharacterHoldOne() throws {
    for name in ["given", "name_characters", "word_initials", "han", "latin", "marks", "taiwan"] {
      for row in try DataTable.rows(name) { #expect(row["character"].unicodeScalars.count == 1, "\(row)") }
    }
    for row in try DataTable.rows("name_characters") { #expect(Han.isText(row["character"]), "\(row)") }
  }

  @Test func wordsAndGivenCharactersHaveKnownKinds() throws {
    for row in try DataTable.rows("words") {
      #expect(["word", "place", "organisation", "foreign", "nickname"].contains(row["kind"]), "\(row)")
      #expect((2...8).contains(row["text"].unicodeScalars.count), "\(row) is longer than what is looked up")
    }
    for row in try DataTable.rows("given") { #expect(["any", "first", "last"].contains(row["position"]), "\(row)") }
  }

  @Test func countsOfCharactersAreCounts() throws {
    for row in try DataTable.rows("name_characters") {
      let counts = ["first", "last", "word", "foreign"].compactMap { Int(row[$0]) }
      #expect(counts.count == 4 && counts.allSatisfy { (0...100_000).contains($0) }, "\(row)")
      #expect(counts.contains { $0 > 0 }, "\(row) says nothing")
    }
  }

  @Test func listedWordsHaveAReadingOrADashForEachCharacter() throws {
    let pinyin = try Pinyin()
    for row in try DataTable.rows("word_list") {
      let cells = row["reading"].split(separator: " ")
      let characters = row["text"].map(String.init)
      #expect(Han.isText(row["text"]) && cells.count == characters.count && (2...8).contains(cells.count), "\(row)")
      #expect(cells.first != "-", "\(row): the first reading is what the row is about")
      for (cell, character) in zip(cells, characters) where cell != "-" {
        #expect(pinyin.fault(of: String(cell), for: character) == nil, "\(row)")
      }
    }
  }

  @Test func hanByHandHasStrokesAndARadicalOfTheKangxi() throws {
    let pinyin = try Pinyin()
    for row in try DataTable.rows("han") where !row["same_as"].isEmpty {
      #expect(Han.isText(row["same_as"]) && row["same_as"].unicodeScalars.count == 1, "\(row)")
      #expect(["reading", "strokes", "radical", "residual"].allSatisfy { row[$0].isEmpty }, "\(row)")
    }
    for row in try DataTable.rows("han") where row["same_as"].isEmpty {
      #expect(row["reading"].isEmpty || pinyin.fault(of: row["reading"], for: row["character"]) == nil, "\(row)")
      #expect((1...64).contains(Int(row["strokes"]) ?? 0), "\(row)")
      #expect((1...214).contains(Int(row["radical"]) ?? 0), "\(row)")
      #expect((0...60).contains(Int(row["residual"]) ?? -1), "\(row)")
    }
  }

  @Test func latinLettersAreFiledUnderACapital() throws {
    for row in try DataTable.rows("latin") {
      let letters = row["letter"].unicodeScalars
      #expect(letters.count == 1 && letters.allSatisfy { ("A"..."Z").contains($0) }, "\(row): \(row["letter"])")
      #expect(row["character"].unicodeScalars.allSatisfy { $0.properties.isAlphabetic }, "\(row) is no letter")
      #expect(!row["character"].unicodeScalars.allSatisfy { $0.isASCII }, "\(row) needs no row")
    }
  }

  @Test func marksAreSkippedOrMiddleDots() throws {
    for row in try DataTable.rows("marks") {
      #expect(["skipped", "middle-dot"].contains(row["trait"]), "\(row)")
      #expect(!row["character"].unicodeScalars.contains { Han.contains($0) }, "\(row)")
    }
  }
}
