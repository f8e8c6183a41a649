import Foundation
import TestSupport
import Testing

/// What holds for every table of Data/, whatever it is about.
@Suite struct TableFormTests {
  static let names = DataTable.columns.keys.sorted()

  @Test func thereAreNoOtherTables() throws {
    let folder = Files.package.appendingPathComponent("Data")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".tsv") }
    #expect(files.sorted() == Self.names.map { "\($0).tsv" })
  }

  @Test(arguments: names) func headerIsAsDescribed(_ name: String) throws {
    #expect(try DataTable.lines(name).first?.components(separatedBy: "\t") == DataTable.columns[name])
  }

  @Test(arguments: names) func everyRowHasEveryColumn(_ name: String) throws {
    let count = DataTable.columns[name]?.count
    for (index, line) in try DataTable.lines(name).enumerated() {
      #expect(line.components(separatedBy: "\t").count == count, "\(name).tsv:\(index + 1)")
    }
  }

  @Test(arguments: names) func textIsComposedWithLineFeedsAndNoStrayBlanks(_ name: String) throws {
    let text = try DataTable.text(name)
    #expect(text.unicodeScalars.last == "\n")
    #expect(!text.unicodeScalars.contains("\r"))
    #expect(!text.unicodeScalars.contains("\u{FEFF}"))
    for (index, line) in try DataTable.lines(name).enumerated() {
      let composed = line.precomposedStringWithCanonicalMapping
      #expect(Array(composed.unicodeScalars) == Array(line.unicodeScalars), "\(name).tsv:\(index + 1) is not NFC")
      for cell in line.components(separatedBy: "\t") {
        #expect(cell == cell.trimmingCharacters(in: .whitespaces), "\(name).tsv:\(index + 1) \(cell)")
        #expect(!cell.contains("  "), "\(name).tsv:\(index + 1) \(cell)")
      }
    }
  }

  @Test(arguments: names) func noRowStandsThereTwice(_ name: String) throws {
    var seen: [String: Int] = [:]
    for row in try DataTable.rows(name) {
      // A text may have several roles, a row each.
      let key = (DataTable.columns[name]?.first.map { row[$0] } ?? "") + (name == "affixes" ? "\t" + row["role"] : "")
      #expect(seen[key] == nil, "\(row) stands on line \(seen[key] ?? 0) too")
      seen[key] = row.line
    }
  }

  @Test func noSurnameStandsInBothTables() throws {
    let questioned = Set(try DataTable.rows("surnames").map { $0["surname"] })
    for row in try DataTable.rows("attested") {
      #expect(!questioned.contains(row["surname"]), "\(row) stands in surnames.tsv too")
    }
  }
}
