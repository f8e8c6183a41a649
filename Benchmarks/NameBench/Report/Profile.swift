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

  /// The profiles of all engines that were timed; takes child processes.
  static func all(of run: Run, _ options: Options, letters: LetterTest) throws -> [Profile] {
    let timed = run.engines.compactMap { entry, engine in
      run.results.filter { $0.entry.name == entry.name }.map(\.count).max().map { (entry, engine, largest: $0) }
    }
    let orders = timed.map(\.0).filter(hasStart).map(\.name)
    let starts = try Child.starts(of: orders)
    return try timed.map { entry, engine, largest in
      let count = min(largest, largestMemoryCount)
      return Profile(
        engine: entry.name, about: engine.about, rightLetters: try letters.right(engine),
        bytesPerName: entry.task == .insert ? nil : try Child.memory(of: entry, count: count, file: options.file),
        memoryCount: count, startNanoseconds: orders.firstIndex(of: entry.name).map { starts[$0] })
    }
  }

  /// The floor is given its keys and opens nothing.
  private static func hasStart(_ entry: Catalogue.Entry) -> Bool {
    entry.task == .order && entry.content == .plain && entry.name != "radix sort"
  }
}
