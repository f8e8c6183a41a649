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
  /// Whether the names are the user's own; bars are set for names that are made up.
  let isOfFile: Bool
  /// Whether everything is measured; a part leaves bars open.
  let isWhole: Bool
  let engines: [(entry: Catalogue.Entry, engine: any Engine)]
  private(set) var results: [Result] = []
  /// What was left out, and why.
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
    isOfFile = options.file != nil
    isWhole = options.count == nil && options.only.isEmpty && !options.isQuick
    let (sizes, names) = (sizes, names)
    let entries = try options.entries().filter { names[$0.content] != nil }
    let fit = entries.filter { entry in sizes.contains { entry.sizes.contains($0) } }
    engines = try fit.map { ($0, try $0.open()) }
    let few = entries.filter { entry in sizes.allSatisfy { $0 > entry.sizes.upperBound } }
    note("Only for shorter lists", few.map { "\($0.name) (\($0.sizes.upperBound) names at most)" })
  }

  /// Runs all rounds; says on the way which one runs.
  mutating func run(progress: (String) -> Void) throws {
    for size in sizes {
      progress("\(size) names")
      for content in [NameContent.plain, .mixed] { try round(size, content) }
    }
  }

  private mutating func round(_ size: Int, _ content: NameContent) throws {
    let names = Array((names[content] ?? []).prefix(size))
    let some = engines.filter { $0.entry.content == content && $0.entry.sizes.contains(size) }
    let isFit = try some.map { try Round.isFit($0.engine, for: names) }
    let fit = zip(some, isFit).filter(\.1).map(\.0)
    let slow = zip(some, isFit).filter { !$0.1 }.map(\.0.entry.name)
    note("Left out with \(size) names, where a run would take more than \(Int(Round.patience / 1e9)) s", slow)
    guard !fit.isEmpty else { return }
    var round = try Round(fit.map(\.engine), on: names)
    results += zip(fit, try round.run()).map { Result(entry: $0.0.entry, count: size, timing: $0.1) }
  }

  private mutating func note(_ what: String, _ engines: [String]) {
    if !engines.isEmpty { notes.append("\(what): \(engines.joined(separator: "; ")).") }
  }
}
