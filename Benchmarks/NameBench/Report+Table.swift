extension Report {
  /// The figures for people: facts of the machine, then one aligned row an engine.
  var table: String {
    let facts = [
      ("cpu", machine.cpu), ("cores", "\(machine.cores), load \(machine.load)"), ("swift", machine.swift),
      ("icu", machine.icu), ("data", machine.data), ("names", "\(names), \(source)"),
      ("letters", "\(letterCases) surnames"),
    ]
    return Self.aligned(facts.map { [$0.0, $0.1] }, left: 2) + "\n" + Self.aligned([Self.header] + cells, left: 1)
      + "\n" + Self.aligned(rows.map { [$0.engine, $0.about] }, left: 2)
  }

  private static let header = ["engine", "runs", "median ms", "minimum ms", "ns/name", "ratio", "letters %", "B/key"]

  private var cells: [[String]] {
    rows.map { row in
      let letters = row.rightLetters.map { Self.decimal(100 * Double($0) / Double(max(letterCases, 1)), 1) }
      return [
        row.engine, "\(row.repetitions.count)", Self.decimal(row.medianNanoseconds / 1e6, 2),
        Self.decimal(row.minimumNanoseconds / 1e6, 2), Self.decimal(row.nanosecondsPerName, 0),
        Self.decimal(row.ratio, 2), letters ?? "-",
        row.keyBytes.map { Self.decimal(Double($0) / Double(names), 1) } ?? "-",
      ]
    }
  }

  /// A number with so many digits behind the point, whatever the locale.
  private static func decimal(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite else { return "-" }
    let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
    let scaled = Int((value * Double(scale)).rounded())
    guard digits > 0 else { return "\(scaled)" }
    let fraction = "\(scaled % scale)"
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  /// Rows in columns two blanks apart: the first few flush left, the others flush right.
  private static func aligned(_ rows: [[String]], left: Int) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let padded = row.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        if column >= left { return blanks + cell }
        return column == row.count - 1 ? cell : cell + blanks
      }
      return padded.joined(separator: "  ") + "\n"
    }.joined()
  }
}
