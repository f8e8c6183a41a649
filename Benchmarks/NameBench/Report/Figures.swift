/// The figures of a run by engine and size: what the bars are computed from. Each is `nil` where it was not measured.
struct Figures {
  private let rows: [Report.Row]
  private let profiles: [Profile]

  init(rows: [Report.Row], profiles: [Profile]) {
    self.rows = rows
    self.profiles = profiles
  }

  /// The row of an engine at a size.
  func row(_ engine: String, _ count: Int) -> Report.Row? { rows.first { $0.engine == engine && $0.count == count } }

  /// The processor time of one unit, in nanoseconds.
  func unit(_ engine: String, _ count: Int) -> Double? { row(engine, count)?.nanosecondsPerUnit }

  /// The processor time of an engine divided by that of another at the same size.
  func ratio(_ engine: String, to other: String, _ count: Int) -> Double? {
    Self.ratio(row(engine, count)?.medianCPUNanoseconds, row(other, count)?.medianCPUNanoseconds)
  }

  /// The same by the wall's clock: what a second thread is for.
  func wallRatio(_ engine: String, to other: String, _ count: Int) -> Double? {
    Self.ratio(row(engine, count)?.medianWallNanoseconds, row(other, count)?.medianWallNanoseconds)
  }

  /// What is known of an engine beside its time.
  func profile(_ engine: String) -> Profile? { profiles.first { $0.engine == engine } }

  /// A quotient; `nil` where a part is missing or there is nothing to divide by.
  static func ratio(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right, right > 0 else { return nil }
    return left / right
  }
}
