import Foundation
import PinyinCollation

/// Data/taiwan.tsv: how a character is read in Taiwan, and which readings of the other tables that takes the place of.
struct TaiwanRows: Sendable {
  private struct Row {
    let reading: Reading
    let replaced: [Reading]
    let source: String
  }

  private let rows: [Unicode.Scalar: Row]

  init(data: URL) throws {
    var rows: [Unicode.Scalar: Row] = [:]
    for row in try TSV(
      data.appendingPathComponent("taiwan.tsv"), columns: ["character", "reading", "replaces", "sources", "note"]
    ).rows {
      guard let scalar = row["character"].unicodeScalars.first, row["character"].unicodeScalars.count == 1 else {
        throw row.error("one character is needed")
      }
      do {
        rows[scalar] = Row(
          reading: try Reading(parsing: row["reading"]),
          replaced: try row["replaces"].split(separator: " / ").map { try Reading(parsing: $0) }, source: row["sources"]
        )
      } catch let error as CollationError {
        throw row.error(error.message)
      }
    }
    self.rows = rows
  }

  /// The table as a lexicon of its own: the generic readings of Taiwan.
  func lexicon() -> [LexiconRow] {
    rows.map { LexiconRow(text: String($0.key), readings: [$0.value.reading], source: $0.value.source) }
  }

  /// A row of another table with the readings it has in Taiwan, where they are others.
  func applied(to row: LexiconRow) -> LexiconRow {
    var row = row
    row.taiwan = zip(row.text.unicodeScalars, row.readings).map { scalar, reading in
      guard let reading, let taiwan = rows[scalar], taiwan.replaced.contains(reading) else { return nil }
      return taiwan.reading
    }
    return row
  }
}
