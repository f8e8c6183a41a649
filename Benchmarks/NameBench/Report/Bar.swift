/// A bar: what the engine has to reach, and what it reached in this run.
struct Bar: Codable {
  /// Which side of the limit is right.
  enum Side: String, Codable {
    case atMost = "≤"
    case atLeast = "≥"
  }

  /// What is done, with how many names.
  let work: String
  let side: Side
  let limit: Double
  /// What limit and figure are counted in, such as F or × ICU compare.
  let unit: String
  /// `nil` where it was not measured.
  let figure: Double?

  /// Whether it is met; `nil` where it was not measured.
  var isMet: Bool? {
    figure.map { side == .atMost ? $0 <= limit : $0 >= limit }
  }

  /// For programs: with the verdict.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(work, forKey: .work)
    try container.encode(side, forKey: .side)
    try container.encode(limit, forKey: .limit)
    try container.encode(unit, forKey: .unit)
    try container.encodeIfPresent(figure, forKey: .figure)
    try container.encodeIfPresent(isMet, forKey: .isMet)
  }

  private enum Keys: CodingKey { case work, side, limit, unit, figure, isMet }
}
