import Foundation
import PinyinCollation

/// The tables of texts with readings: which files of Data/ go into which file of Data/generated.
struct LexiconTables: Sendable {
  let name: String
  private let rows: @Sendable (URL, TaiwanRows) throws -> [LexiconRow]

  func table(data: URL) throws -> MadeTable {
    let rows = try rows(data, TaiwanRows(data: data))
    let made = try LexiconWriter.table(rows, provenance: "make-data from Data/")
    let check = try Lexicon(TableFile(copying: made.bytes, name: name))
    for row in rows {
      guard let number = check.texts.number(of: row.text.unicodeScalars.map(\.value)),
        check.source(number) == row.source, check.value(number) == row.value,
        row.readings.indices.allSatisfy({ check.reading(number, at: $0, in: .mainland) == row.readings[$0] }),
        row.taiwan.indices.allSatisfy({
          check.reading(number, at: $0, in: .taiwan) == row.taiwan[$0] ?? row.readings[$0]
        })
      else { throw DataError("the finished table \(name) does not give back \(row.text)") }
    }
    return made
  }

  static let all = [
    LexiconTables(name: "taiwan") { _, taiwan in taiwan.lexicon() },
    LexiconTables(name: "surnames") { data, taiwan in
      let known = try TSV(
        data.appendingPathComponent("surnames.tsv"),
        columns: ["surname", "reading", "taiwan", "alternates", "people", "sources", "note"]
      ).rows.map { row in
        LexiconRow(
          text: row["surname"], readings: try readings(row, "reading", of: "surname"),
          taiwan: row["taiwan"].isEmpty ? [] : try readings(row, "taiwan", of: "surname"), value: try people(row),
          kinds: SurnameTable.questioned, source: row["sources"], alternates: row["alternates"])
      }
      let others = try TSV(
        data.appendingPathComponent("attested.tsv"), columns: ["surname", "reading", "people", "source"]
      ).rows.map { row in
        LexiconRow(
          text: row["surname"], readings: try readings(row, "reading", of: "surname"), value: try people(row),
          source: "attested (\(row["source"]))")
      }
      // What Taiwan says of a surname in question stands in its row; the others follow the ordinary reading.
      return known + others.map(taiwan.applied)
    },
    LexiconTables(name: "words") { data, taiwan in
      // What is written by hand goes before what is derived.
      var rows: [String: LexiconRow] = [:]
      for row in try TSV(
        data.appendingPathComponent("word_initials.tsv"), columns: ["character", "reading", "source"]
      ).rows {
        rows[row["character"]] = LexiconRow(
          text: row["character"], readings: try readings(row, "reading", of: "character"), source: row["source"])
      }
      for row in try TSV(data.appendingPathComponent("word_list.tsv"), columns: ["text", "reading", "kind", "source"])
        .rows
      {
        rows[row["text"]] = try word(row)
      }
      for row in try TSV(
        data.appendingPathComponent("words.tsv"), columns: ["text", "reading", "kind", "source", "note"]
      )
      .rows {
        rows[row["text"]] = try word(row)
      }
      return rows.values.map(taiwan.applied)
    },
    LexiconTables(name: "given") { data, taiwan in
      var rows: [String: LexiconRow] = [:]
      for row in try TSV(
        data.appendingPathComponent("name_characters.tsv"),
        columns: ["character", "first", "last", "word", "foreign", "source"]
      ).rows {
        let counts = try ["first", "last", "word", "foreign"].map { column in
          guard let count = Double(row[column]), count >= 0 else { throw row.error("\(column) is no count") }
          return count
        }
        let character = CharacterStatistics(
          first: counts[0], last: counts[1], word: counts[2], foreign: counts[3])
        rows[row["character"]] = LexiconRow(
          text: row["character"], readings: [nil], value: character.rawValue, source: row["source"])
      }
      for row in try TSV(
        data.appendingPathComponent("given.tsv"), columns: ["character", "reading", "position", "source", "note"]
      ).rows {
        guard let position = GivenTable.Position(name: row["position"]) else {
          throw row.error("\(row["position"]) is no position")
        }
        rows[row["character"]] = LexiconRow(
          text: row["character"], readings: try readings(row, "reading", of: "character"),
          value: rows[row["character"]]?.value ?? CharacterStatistics.unknown.rawValue, kinds: position.rawValue,
          source: row["source"])
      }
      return rows.values.map(taiwan.applied)
    },
    LexiconTables(name: "affixes") { data, _ in
      var rows: [String: LexiconRow] = [:]
      for row in try TSV(
        data.appendingPathComponent("affixes.tsv"), columns: ["text", "role", "reading", "source", "note"]
      ).rows {
        guard let role = AffixTable.Role(name: row["role"]) else { throw row.error("\(row["role"]) is no role") }
        let text = row["text"]
        var made = LexiconRow(text: text, readings: text.unicodeScalars.map { _ in nil }, source: row["source"])
        if !row["reading"].isEmpty { made.readings = try readings(row, "reading", of: "text") }
        // One text may have several roles, a row each.
        made.kinds = (rows[text]?.kinds ?? 0) | role.rawValue
        rows[text] = made
      }
      return Array(rows.values)
    },
  ]
}
