import CNameData
import PinyinCollation
import Testing

/// The generated tables of words, affixes and given names hold what Data/ says, and nothing else.
@Suite struct GeneratedWordsTests {
  @Test func everyWordComesBack() throws {
    let table = try WordTable.embedded.get()
    for row in try DataTable.rows("words") {
      let text = scalars(row["text"])
      let match = try #require(table.longestPrefix(of: text), "\(row) is missing: run make data")
      #expect(match.length == text.count, "\(row)")
      let readings = text.indices.map { table.reading(of: match, at: $0, in: .mainland)?.description ?? "" }
      #expect(readings.joined(separator: " ") == row["reading"], "\(row)")
      #expect(match.kind == WordTable.Kind(name: row["kind"]), "\(row)")
      #expect(table.source(of: match) == row["source"], "\(row)")
    }
    let count = try Lexicon(TableFile(NAME_DATA_WORDS, name: "words")).texts.count
    #expect(try count == DataTable.rows("words").count)
  }

  @Test func everyAffixComesBack() throws {
    let table = try AffixTable.embedded.get()
    let lexicon = try Lexicon(TableFile(NAME_DATA_AFFIXES, name: "affixes"))
    let rows = try DataTable.rows("affixes")
    for row in rows {
      let text = scalars(row["text"])
      #expect(try table.has(#require(AffixTable.Role(name: row["role"])), text), "\(row)")
      for name in ["title", "prefix", "ending"] {
        let says = rows.contains { $0["text"] == row["text"] && $0["role"] == name }
        #expect(try table.has(#require(AffixTable.Role(name: name)), text) == says, "\(row) as \(name)")
      }
      let number = try #require(lexicon.texts.number(of: text))
      let readings = text.indices.map { lexicon.reading(number, at: $0, in: .mainland)?.description ?? "" }
      #expect(row["reading"].isEmpty || readings.joined(separator: " ") == row["reading"], "\(row)")
    }
    #expect(lexicon.texts.count == Set(rows.map { $0["text"] }).count)
  }

  @Test func everyCharacterOfGivenNamesComesBack() throws {
    let table = try GivenTable.embedded.get()
    for row in try DataTable.rows("given") {
      let scalar = try #require(scalars(row["character"]).first)
      for (isFirst, isLast) in [(true, false), (false, true), (false, false), (true, true)] {
        let holds =
          row["position"] == "any" || row["position"] == "first" && isFirst || row["position"] == "last" && isLast
        let reading = table.reading(of: scalar, isFirst: isFirst, isLast: isLast, in: .mainland)
        #expect(reading?.description == (holds ? row["reading"] : nil), "\(row) first \(isFirst) last \(isLast)")
      }
      #expect(table.source(of: scalar) == row["source"], "\(row)")
    }
  }

  @Test func everyCountOfGivenNamesComesBack() throws {
    let table = try GivenTable.embedded.get()
    for row in try DataTable.rows("given_characters") {
      let scalar = try #require(scalars(row["character"]).first)
      for (column, isLast) in [("first", false), ("last", true)] {
        let count = try #require(Double(row[column]))
        // Half a sighting is added, so that a character never seen is unlikely, not impossible.
        #expect(table.likelihood(of: scalar, isLast: isLast) == (count + 0.5) / 100_000, "\(row) \(column)")
      }
    }
    #expect(table.likelihood(of: 0x41, isLast: true) == 0.5 / 100_000)
  }

  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
}
