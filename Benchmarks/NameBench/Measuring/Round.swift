/// Engines at one list of names, in turn, again and again, so that whatever else the machine does falls on all alike.
struct Round {
  /// What no engine may exceed in one repetition, in nanoseconds; one that is expected to is left out.
  static let patience = 15e9
  /// What all repetitions of an engine may take together; three are made in any case.
  static let budget = 1.5e9
  /// How often an engine is repeated at most.
  static let most = 101

  private let engines: [any Engine]
  private let works: [Work]
  private var timings: [Timing]
  private var repetitions: [Int]

  /// Gets the engines ready and runs each once untimed: its answer is checked, its tables are in memory, and how long it
  /// takes decides how often it is repeated. Of a slow engine that run counts as a repetition.
  init(_ engines: [any Engine], on names: [String]) throws {
    self.engines = engines
    works = try engines.map { try $0.work(on: names) }
    timings = []
    repetitions = []
    for (engine, work) in zip(engines, works) {
      try work.reset()
      let (outcome, first) = try Stretch.measure(threads: engine.threads, work.run)
      try outcome.check(engine.name, count: names.count)
      let isSlow = first.wall > Self.budget
      timings.append(Timing(stretches: isSlow ? [first] : [], units: work.units ?? names.count))
      repetitions.append(Self.repetitions(first: first.wall) - (isSlow ? 1 : 0))
    }
  }

  /// How often an engine is repeated whose first run took so many nanoseconds.
  static func repetitions(first: Double) -> Int { min(max(Int(budget / max(first, 1)), 3), most) }

  /// Runs all of it.
  ///
  /// - Returns: a timing for each engine.
  mutating func run() throws -> [Timing] {
    let rounds = repetitions.max() ?? 0
    for round in 0..<rounds {
      // Those that are repeated less often take part in every second or third round, spread over the whole time.
      for (place, engine) in engines.enumerated()
      where round * repetitions[place] / rounds != (round + 1) * repetitions[place] / rounds {
        try works[place].reset()
        let (_, stretch) = try Stretch.measure(threads: engine.threads, works[place].run)
        timings[place].stretches.append(stretch)
      }
    }
    return timings
  }

  /// Whether an engine is quick enough for a list, judged by its time for the first thousand names: twice as long a
  /// name is allowed for, since a sort compares more the more names there are.
  static func isFit(_ engine: any Engine, for names: [String]) throws -> Bool {
    let sample = Array(names.prefix(1_000))
    guard names.count > sample.count else { return true }
    let work = try engine.work(on: sample)
    try work.reset()
    _ = try work.run()
    try work.reset()
    let stretch = try Stretch.measure(work.run).stretch
    return 2 * stretch.wall / Double(work.units ?? sample.count) * Double(work.units ?? names.count) < patience
  }
}
