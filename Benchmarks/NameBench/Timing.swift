/// How long an engine took, repetition by repetition.
struct Timing {
  /// Nanoseconds of each repetition, in the order in which they ran.
  var nanoseconds: [Double] = []
  /// Bytes of all keys, where the engine makes nothing else.
  var keyBytes: Int?

  /// How many repetitions an engine gets: more where one is short, fewer where one takes more than ten seconds.
  static func repetitions(count: Int, first: Double) -> Int {
    if first > 10e9 { return 3 }
    return count > 10_000 ? 5 : 25
  }

  /// Runs all engines in turn, again and again, so that whatever else the machine does falls on all of them alike.
  ///
  /// Before that each engine runs once untimed: its answer is checked, its tables are in memory, and how long it takes
  /// decides how often it is repeated.
  static func interleaved(_ engines: [any Engine], on names: [String]) throws -> [Timing] {
    var timings: [Timing] = []
    var repetitions: [Int] = []
    for engine in engines {
      var timing = Timing()
      let (outcome, first) = try time { try engine.run(names) }
      try outcome.check(engine.name, count: names.count)
      if case .keys(_, let bytes) = outcome { timing.keyBytes = bytes }
      timings.append(timing)
      repetitions.append(Self.repetitions(count: names.count, first: first))
    }
    for repetition in 0..<(repetitions.max() ?? 0) {
      for (place, engine) in engines.enumerated() where repetition < repetitions[place] {
        timings[place].nanoseconds.append(try time { try engine.run(names) }.nanoseconds)
      }
    }
    return timings
  }

  /// The repetition in the middle; of an even number, the mean of the two in the middle.
  var median: Double {
    let sorted = nanoseconds.sorted()
    guard !sorted.isEmpty else { return 0 }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The shortest repetition.
  var minimum: Double { nanoseconds.min() ?? 0 }

  private static func time(_ work: () throws -> Outcome) rethrows -> (outcome: Outcome, nanoseconds: Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let outcome = try work()
    let time = (clock.now - start).components
    return (outcome, Double(time.seconds) * 1e9 + Double(time.attoseconds) * 1e-9)
  }
}
