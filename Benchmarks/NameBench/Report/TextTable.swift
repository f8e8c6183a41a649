/// Rows of text in columns.
enum TextTable {
  /// Columns two blanks apart, flush right but for those named.
  static func aligned(_ rows: [[String]], left: Set<Int>) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.compactMap { $0.dropFirst(column).first?.count }.max() ?? 0 }
    return rows.map { row in
      let padded = row.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        if !left.contains(column) { return blanks + cell }
        return column == row.count - 1 ? cell : cell + blanks
      }
      return padded.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// A number with so many digits behind the point, whatever the locale; `-` where there is none.
  static func decimal(_ value: Double?, _ digits: Int) -> String {
    guard let value, value.isFinite, value >= 0 else { return "-" }
    let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
    let scaled = Int((value * Double(scale)).rounded())
    guard digits > 0 else { return "\(scaled)" }
    let fraction = "\(scaled % scale)"
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  /// A number with about three digits that count: whole from 100 on.
  static func short(_ value: Double?) -> String { decimal(value, (value ?? 0) >= 100 ? 0 : (value ?? 0) >= 10 ? 1 : 2) }
}
