import Foundation

/// A table of Data/: TAB between columns, one header line.
struct TSV {
  struct Row {
    let file: String
    let line: Int
    let cells: [String: String]

    /// A cell by the name of its column.
    subscript(column: String) -> String { cells[column] ?? "" }

    /// An error that names file and line.
    func error(_ what: String) -> DataError { DataError("\(file):\(line): \(what)") }
  }

  let rows: [Row]

  /// Reads a table and makes sure that it has these columns and no others.
  init(_ url: URL, columns: [String]) throws {
    let file = url.lastPathComponent
    let text = try String(contentsOf: url, encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    guard let header = lines.first, header.split(separator: "\t").map(String.init) == columns else {
      throw DataError("\(file):1: the columns must be \(columns.joined(separator: ", "))")
    }
    rows = try lines.enumerated().dropFirst().map { index, line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == columns.count else {
        throw DataError("\(file):\(index + 1): \(cells.count) cells instead of \(columns.count)")
      }
      return Row(file: file, line: index + 1, cells: Dictionary(uniqueKeysWithValues: zip(columns, cells)))
    }
  }
}
