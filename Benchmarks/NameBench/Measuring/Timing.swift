/// How long an engine took at one list of names, repetition by repetition.
struct Timing {
  /// The repetitions, in the order in which they ran.
  var stretches: [Stretch] = []
  /// How many things each repetition did: names sorted, keys made, contacts inserted.
  var units = 1

  /// The processor's time of the repetition in the middle.
  var cpu: Double { Self.median(stretches.map(\.cpu)) }
  /// The wall's time of the repetition in the middle.
  var wall: Double { Self.median(stretches.map(\.wall)) }
  /// The wall's time of the shortest repetition.
  var minimum: Double { stretches.map(\.wall).min() ?? 0 }
  /// The processor's nanoseconds for one thing.
  var perUnit: Double { cpu / Double(max(units, 1)) }

  /// The value in the middle; of an even number, the mean of the two in the middle. 0 for none.
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
