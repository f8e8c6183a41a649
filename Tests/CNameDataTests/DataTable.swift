import Foundation
import TestSupport

/// A table of Data/ as it is written: strict about columns, so that a broken row is a failure and not a shift.
struct DataTable {
  struct Row: Sendable, CustomStringConvertible {
    let file: String
    let line: Int
    let cells: [String: String]

    subscript(column: String) -> String { cells[column] ?? "" }

    /// The cell with the name of what the row is about.
    var description: String {
      "\(file):\(line) \(cells["surname"] ?? cells["text"] ?? cells["character"] ?? cells["evidence"] ?? "")"
    }

    /// The authorities, separated by semicolons.
    var sources: [String] { (cells["sources"] ?? self["source"]).components(separatedBy: ";") }
  }

  /// The columns of each table, as Data/SOURCES.md describes them.
  static let columns: [String: [String]] = [
    "surnames": ["surname", "reading", "taiwan", "alternates", "people", "sources", "note"],
    "attested": ["surname", "reading", "people", "source"],
    "taiwan": ["character", "reading", "replaces", "sources", "note"],
    "words": ["text", "reading", "kind", "source", "note"],
    "given": ["character", "reading", "position", "source", "note"],
    "name_characters": ["character", "first", "last", "word", "foreign", "source"],
    "word_list": ["text", "reading", "kind", "source"],
    "word_initials": ["character", "reading", "source"],
    "evidence": ["evidence", "weight", "note"],
    "affixes": ["text", "role", "reading", "source", "note"],
    "latin": ["character", "letter", "source", "note"],
    "han": ["character", "reading", "same_as", "strokes", "radical", "residual", "source", "note"],
    "marks": ["character", "trait", "source", "note"],
    "syllables": ["syllable", "slot", "source"],
  ]

  /// The bytes of a table as text.
  static func text(_ name: String) throws -> String {
    try String(contentsOf: Files.package.appendingPathComponent("Data/\(name).tsv"), encoding: .utf8)
  }

  /// The lines of a table, header included, split at LF alone.
  static func lines(_ name: String) throws -> [String] {
    var lines = try text(name).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The rows of a table; cells that a row lacks are empty, and `TableFormTests` fails.
  static func rows(_ name: String) throws -> [Row] {
    try lines(name).enumerated().dropFirst().map { index, line in
      let cells = line.components(separatedBy: "\t")
      return Row(
        file: "\(name).tsv", line: index + 1,
        cells: Dictionary(zip(columns[name] ?? [], cells), uniquingKeysWith: { first, _ in first }))
    }
  }
}
