import Foundation

/// The figures of a run, as the table, the JSON file and the chart show them.
struct Report: Codable {
  /// One engine at one list of names.
  struct Row: Codable {
    let engine: String
    /// How many names.
    let count: Int
    /// What one unit of the figures is: a name, or an insert.
    let unit: String
    let repetitions: Int
    let medianWallNanoseconds: Double
    let minimumWallNanoseconds: Double
    /// Processor time: of the thread, or of all threads where the engine has several.
    let medianCPUNanoseconds: Double
    /// Processor time of one unit.
    let nanosecondsPerUnit: Double
  }

  let machine: Machine
  let source: String
  let letterSource: String
  let letterCases: Int
  let rows: [Row]
  let engines: [Profile]
  let bars: [Bar]
  let notes: [String]

  /// Puts the figures together.
  init(_ run: Run, profiles: [Profile], letters: LetterTest, machine: Machine) {
    rows = run.results.map { result in
      let timing = result.timing
      return Row(
        engine: result.entry.name, count: result.count, unit: result.entry.task == .insert ? "insert" : "name",
        repetitions: timing.stretches.count, medianWallNanoseconds: timing.wall,
        minimumWallNanoseconds: timing.minimum, medianCPUNanoseconds: timing.cpu,
        nanosecondsPerUnit: timing.perUnit)
    }
    engines = profiles
    let bars = run.isOfFile ? [] : Bar.all(Figures(rows: rows, profiles: profiles))
    self.bars = bars.filter { run.isWhole || $0.figure != nil }
    notes = run.notes
    source = run.source
    letterSource = letters.source
    letterCases = letters.cases.count
    self.machine = machine
  }

  /// The figures for programs.
  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
