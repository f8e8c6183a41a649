import Foundation

/// The figures of a run, as the table and the JSON file show them.
struct Report: Codable {
  /// One engine's figures.
  struct Row: Codable {
    let engine: String
    let about: String
    /// Nanoseconds of each repetition, in the order in which they ran.
    let repetitions: [Double]
    let medianNanoseconds: Double
    let minimumNanoseconds: Double
    let nanosecondsPerName: Double
    /// The median divided by that of ours.
    let ratio: Double
    /// Names under the right letter; left out where the engine knows no letters.
    let rightLetters: Int?
    /// Bytes of all keys; only where the engine makes nothing else.
    let keyBytes: Int?
  }

  let machine: Machine
  let names: Int
  let source: String
  /// Surnames whose letter is in question.
  let letterCases: Int
  let rows: [Row]

  /// Puts the figures together.
  ///
  /// - Parameter reference: the engine that ratios are taken to.
  init(list: NameList, engines: [any Engine], timings: [Timing], letters: LetterTest, reference: String) throws {
    let ours = zip(engines, timings).first { $0.0.name == reference }?.1.median ?? 0
    names = list.names.count
    source = list.source
    letterCases = letters.cases.count
    rows = try zip(engines, timings).map { engine, timing in
      Row(
        engine: engine.name, about: engine.about, repetitions: timing.nanoseconds, medianNanoseconds: timing.median,
        minimumNanoseconds: timing.minimum, nanosecondsPerName: timing.median / Double(list.names.count),
        ratio: timing.median / ours, rightLetters: try letters.right(engine), keyBytes: timing.keyBytes)
    }
    machine = Machine()
  }

  /// The figures for programs.
  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(self)
    }
  }
}
