/// What is to be known of an engine beside its time.
struct Profile: Codable {
  let engine: String
  let about: String
  /// Names under the right letter; left out where the engine knows no letters.
  let rightLetters: Int?
  /// Bytes a name beside the names, and at how many names; left out for inserts, and where the system does not say.
  let bytesPerName: Double?
  let memoryCount: Int
  /// Processor time from opening to the first key in a fresh process, in nanoseconds; only of engines that put names in
  /// order.
  let startNanoseconds: Double?

  /// Memory is measured with as many names as the engine was timed with, a million at most.
  static let largestMemoryCount = 1_000_000

  /// The profiles of all engines of a run; takes child processes.
  static func all(of run: Run, _ options: Options, letters: LetterTest) throws -> [Profile] {
    let orders = run.engines.map(\.entry).filter {
      $0.task == .order && $0.content == .plain && $0.name != "radix sort"
    }
    let starts = try Child.starts(of: orders.map(\.name))
    return try run.engines.map { entry, engine in
      let counts = run.results.filter { $0.entry.name == entry.name }.map(\.count)
      let count = min(counts.max() ?? Run.sizes[0], largestMemoryCount)
      return Profile(
        engine: entry.name, about: engine.about, rightLetters: try letters.right(engine),
        bytesPerName: entry.task == .insert ? nil : try Child.memory(of: entry, count: count, file: options.file),
        memoryCount: count,
        startNanoseconds: orders.firstIndex { $0.name == entry.name }.map { starts[$0] })
    }
  }
}
