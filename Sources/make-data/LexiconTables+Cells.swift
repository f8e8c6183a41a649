import Foundation
import PinyinCollation

/// How cells of Data/ become values of a `LexiconRow`.
extension LexiconTables {
  static func word(_ row: TSV.Row) throws -> LexiconRow {
    guard let kind = WordTable.Kind(name: row["kind"]) else { throw row.error("\(row["kind"]) is no kind of word") }
    return LexiconRow(
      text: row["text"], readings: try readings(row, "reading", of: "text"), kinds: kind.rawValue, source: row["source"]
    )
  }

  /// The readings of a cell; `-` stands for the generic one.
  static func readings(_ row: TSV.Row, _ column: String, of text: String) throws -> [Reading?] {
    do {
      let readings = try row[column].split(separator: " ").map { $0 == "-" ? nil : try Reading(parsing: $0) }
      guard readings.count == row[text].unicodeScalars.count else {
        throw row.error("\(row[text]) and \(row[column]) differ in length")
      }
      return readings
    } catch let error as CollationError {
      throw row.error(error.message)
    }
  }

  /// People in hundreds, from a column in 10,000s.
  static func people(_ row: TSV.Row) throws -> UInt32 {
    if row["people"].isEmpty { return 0 }
    guard let number = Double(row["people"]), number >= 0, number < 20000 else {
      throw row.error("\(row["people"]) is no number of people in 10,000s")
    }
    return UInt32((number * 100).rounded())
  }
}
