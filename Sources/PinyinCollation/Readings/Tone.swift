/// The tone of a syllable. The order of the cases is their order in a list: 1 to 4, the neutral tone last.
public enum Tone: UInt8, CaseIterable, Comparable, Hashable, Sendable {
  /// High level, as in mā.
  case first = 1
  /// Rising, as in má.
  case second
  /// Low, as in mǎ.
  case third
  /// Falling, as in mà.
  case fourth
  /// Without a tone of its own, as in ma.
  case neutral

  /// Whether one tone stands before another.
  public static func < (left: Tone, right: Tone) -> Bool { left.rawValue < right.rawValue }

  /// The combining mark that writes the tone over a vowel; `nil` for the neutral tone.
  var mark: Unicode.Scalar? {
    switch self {
    case .first: "\u{304}"
    case .second: "\u{301}"
    case .third: "\u{30C}"
    case .fourth: "\u{300}"
    case .neutral: nil
    }
  }
}
