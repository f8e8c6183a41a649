import CNameData
import Foundation
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
  }

  @Test func everyListedWordComesBackUnlessARowByHandSaysOtherwise() throws {
    let table = try WordTable.embedded.get()
    let byHand = Set(try DataTable.rows("words").map { $0["text"] })
    let listed = try DataTable.rows("word_list").filter { !byHand.contains($0["text"]) }
    for row in listed {
      let text = scalars(row["text"])
      let match = try #require(table.longestPrefix(of: text), "\(row) is missing: run make data")
      let readings = text.indices.map { table.reading(of: match, at: $0, in: .mainland)?.description ?? "-" }
      #expect(readings.joined(separator: " ") == row["reading"], "\(row)")
      #expect(match.kind == WordTable.Kind(name: row["kind"]), "\(row)")
    }
    let initials = try DataTable.rows("word_initials")
    for row in initials {
      let match = try #require(scalars(row["character"]).first.flatMap(table.initial), "\(row)")
      #expect(table.reading(of: match, at: 0, in: .mainland)?.description == row["reading"], "\(row)")
    }
    let count = try Lexicon(TableFile(NAME_DATA_WORDS, name: "words")).texts.count
    #expect(count == byHand.count + listed.count + initials.count)
  }

  @Test func everyAffixComesBack() throws {
    let table = try AffixTable.embedded.get()
    let lexicon = try Lexicon(TableFile(NAME_DATA_AFFIXES, name: "affixes"))
    let rows = try DataTable.rows("affixes")
    for row in rows {
      let text = scalars(row["text"])
      let number = try #require(lexicon.texts.number(of: text))
      let roles = AffixTable.Role(rawValue: lexicon.kinds(number))
      for name in ["title", "prefix", "ending"] {
        let says = rows.contains { $0["text"] == row["text"] && $0["role"] == name }
        let role = try #require(AffixTable.Role(name: name))
        #expect(roles.contains(role) == says, "\(row) as \(name)")
        #expect((table.longestSuffix(role, of: (scalars("王") + text)[...]) == text.count) == says, "\(row) as \(name)")
      }
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

  @Test func everyCountOfCharactersComesBackAsItsLogarithms() throws {
    let table = try GivenTable.embedded.get()
    for row in try DataTable.rows("name_characters") {
      let scalar = try #require(scalars(row["character"]).first)
      // Three sightings are added, so that a character never seen is unlikely, not impossible; tenths are kept.
      let counts = ["first", "last", "word", "foreign"].map { (Double(row[$0]) ?? 0) + 3 }
      let found = table.statistics(of: scalar)
      let values = [found.logFirst * 10, Double(found.givenFirst), Double(found.givenLast), Double(found.foreign)]
      let expected = [
        log(counts[0] / 100_000), log(counts[0] / counts[2]), log(counts[1] / counts[2]),
        log(counts[3] * 2 / (counts[0] + counts[1])),
      ]
      for (value, expected) in zip(values, expected) { #expect(abs(value / 10 - expected) <= 0.051, "\(row)") }
    }
    #expect(table.statistics(of: 0x41) == .unknown)
  }

  @Test func everyWeightOfEvidenceComesBack() throws {
    let weights = try EvidenceWeights.embedded.get()
    let rows = try DataTable.rows("evidence")
    #expect(Set(rows.map { $0["evidence"] }) == Set(Evidence.allCases.map(\.rawValue)))
    for row in rows {
      let weight = try #require(Double(row["weight"]))
      #expect(try weights[#require(Evidence(rawValue: row["evidence"]))] == Int((weight * 100).rounded()), "\(row)")
    }
  }

  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
}
