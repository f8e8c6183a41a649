extension Overrides {
  /// Reads a table of overrides: one a line, `kind TAB text TAB reading`, where kind is `surname`, `name` or `word`.
  ///
  /// Blank lines, lines that begin with `#` and a header line `kind text reading` are passed over; of two lines for the
  /// same text the last wins.
  /// - Parameters:
  ///   - table: the text of the table; its lines may end in LF, CR LF or CR.
  ///   - file: what to call the table in messages.
  /// - Throws: ``CollationError/Code/badOverride`` with a message that names every bad line by its number.
  public init(table: String, file: String = "overrides") throws(CollationError) {
    self.init()
    var faults: [String] = []
    // Some editors put a byte order mark in front.
    let table = table.unicodeScalars.first == "\u{FEFF}" ? String(table.unicodeScalars.dropFirst()) : table
    for (index, line) in table.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if line.allSatisfy(\.isWhitespace) || line.first == "#" || line == "kind\ttext\treading" { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == 3 else {
        faults.append(
          "line \(index + 1): \(cells.count) cells instead of kind, text and reading with TABs between them")
        continue
      }
      guard let scope = Scope(rawValue: String(cells[0])) else {
        faults.append("line \(index + 1): \u{201C}\(cells[0])\u{201D} is no kind; write surname, name or word")
        continue
      }
      do {
        try set(scope, String(cells[1]), reading: String(cells[2]))
      } catch {
        faults.append("line \(index + 1): \(error.message)")
      }
    }
    guard faults.isEmpty else {
      let count = faults.count == 1 ? "a bad line" : "\(faults.count) bad lines"
      throw CollationError(.badOverride, "\(file) has \(count):\n" + faults.joined(separator: "\n"))
    }
  }
}
