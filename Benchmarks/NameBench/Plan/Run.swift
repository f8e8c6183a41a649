/// One run of the benchmark: rounds from the shortest list to the longest.
struct Run {
  /// An engine at a list of names.
  struct Result {
    let entry: Catalogue.Entry
    let count: Int
    let timing: Timing
  }

  /// The sizes of a run, unless a file or an option says otherwise.
  static let sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
  static let quickSizes = [1_000, 10_000, 100_000]

  let source: String
  let engines: [(entry: Catalogue.Entry, engine: any Engine)]
  private(set) var results: [Result] = []
  /// What was left out because it would have taken too long.
  private(set) var notes: [String] = []
  private let names: [NameContent: [String]]
  private let sizes: [Int]

  /// Makes or reads the names and opens the engines.
  init(_ options: Options) throws {
    if options.file != nil {
      let list = try NameList(options)
      (names, sizes, source) = ([.plain: list.names], [list.names.count], list.source)
    } else {
      sizes = options.count.map { [$0] } ?? (options.isQuick ? Self.quickSizes : Self.sizes)
      let plain = try NameList(count: sizes.max() ?? 0)
      let mixed = MixedNames.mixed(Array(plain.names.prefix(1_000_000)), seed: NameList.seed)
      (names, source) = ([.plain: plain.names, .mixed: mixed], plain.source)
    }
    let (sizes, names) = (sizes, names)
    let entries = try options.entries().filter { entry in
      names[entry.content] != nil && sizes.contains { entry.sizes.contains($0) }
    }
    engines = try entries.map { ($0, try $0.open()) }
  }

  /// Runs all rounds; says on the way which one runs.
  mutating func run(progress: (String) -> Void) throws {
    for size in sizes {
      progress("\(size) names")
      var fit: [(entry: Catalogue.Entry, engine: any Engine)] = []
      for content in [NameContent.plain, .mixed] {
        let names = Array((names[content] ?? []).prefix(size))
        let some = engines.filter { $0.entry.content == content && $0.entry.sizes.contains(size) }
        fit = try some.filter { try Round.isFit($0.engine, for: names) }
        for (entry, _) in some where !fit.contains(where: { $0.entry.name == entry.name }) {
          notes.append("\(entry.name) would take too long for \(size) names.")
        }
        guard !fit.isEmpty else { continue }
        var round = try Round(fit.map(\.engine), on: names)
        results += zip(fit, try round.run()).map { Result(entry: $0.0.entry, count: size, timing: $0.1) }
      }
    }
  }
}
