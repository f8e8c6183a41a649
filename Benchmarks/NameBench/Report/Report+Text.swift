extension Report {
  /// The figures for people: facts of the machine, a table for each size, what else is known of the engines, the bars.
  var text: String {
    let counts = rows.map(\.count).reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
    let parts = [facts] + counts.map(table) + [profiles, barTable, notes.joined(separator: "\n") + "\n"]
    return parts.filter { $0 != "\n" && !$0.isEmpty }.joined(separator: "\n")
  }

  private var facts: String {
    let facts = [
      ("cpu", machine.cpu), ("cores", "\(machine.cores), load \(machine.load)"), ("swift", machine.swift),
      ("icu", machine.icu), ("data", machine.data), ("names", source), ("letters", "\(letterCases) \(letterSource)"),
    ]
    return TextTable.aligned(facts.map { [$0.0, $0.1] }, left: [0, 1])
  }

  private func table(_ count: Int) -> String {
    let header = ["\(count) names", "runs", "median ms", "minimum ms", "cpu ms", "ns", "ours", "F", "letters %"]
    let cells = rows.filter { $0.count == count }.map { row in
      [
        row.engine, "\(row.repetitions)", TextTable.short(row.medianWallNanoseconds / 1e6),
        TextTable.short(row.minimumWallNanoseconds / 1e6), TextTable.short(row.medianCPUNanoseconds / 1e6),
        TextTable.short(row.nanosecondsPerUnit), ratio(row, to: "ours"), ratio(row, to: "radix sort"),
        letters(row.engine),
      ]
    }
    return TextTable.aligned([header] + cells, left: [0])
  }

  /// An insert is no share of a sort.
  private func ratio(_ row: Row, to other: String) -> String {
    guard row.unit == "name" else { return "-" }
    return TextTable.short(Figures(rows: rows, profiles: engines).ratio(row.engine, to: other, row.count))
  }

  private func letters(_ engine: String) -> String {
    let right = engines.first { $0.engine == engine }?.rightLetters
    return TextTable.decimal(right.map { 100 * Double($0) / Double(max(letterCases, 1)) }, 1)
  }

  private var profiles: String {
    let header = ["engine", "start ms", "B/name", "names", "what it is"]
    let cells = engines.map { engine in
      [
        engine.engine, TextTable.short(engine.startNanoseconds.map { $0 / 1e6 }),
        TextTable.short(engine.bytesPerName), "\(engine.memoryCount)", engine.about,
      ]
    }
    return TextTable.aligned([header] + cells, left: [0, 4])
  }

  private var barTable: String {
    guard !bars.isEmpty else { return "" }
    let header = ["bar", "", "limit", "figure", "", "met"]
    let cells = bars.map { bar in
      [
        bar.work, bar.side.rawValue, TextTable.short(bar.limit), TextTable.short(bar.figure), bar.unit,
        bar.isMet.map { $0 ? "yes" : "NO" } ?? "not measured",
      ]
    }
    return TextTable.aligned([header] + cells, left: [0, 1, 4])
  }
}
