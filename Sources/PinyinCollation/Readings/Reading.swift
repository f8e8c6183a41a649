/// A reading: one syllable with its tone, such as zēng.
///
/// Readings compare as ICU's pinyin order has them: syllable, then tone, the neutral tone last.
public struct Reading: Comparable, Hashable, Sendable {
  /// Slot of the syllable times 8 plus the tone: 13 bits, the upper part of a Han weight.
  package let rawValue: UInt16

  /// A syllable with its tone.
  public init(_ syllable: Syllable, _ tone: Tone) {
    rawValue = syllable.rawValue << 3 | UInt16(tone.rawValue)
  }

  /// Takes the packed form from an embedded table; `nil` where it says "none".
  package init?(rawValue: UInt16) {
    guard rawValue != 0, rawValue >> 3 != SyllableTable.noReading, Tone(rawValue: UInt8(rawValue & 7)) != nil else {
      return nil
    }
    self.rawValue = rawValue
  }

  /// The syllable.
  public var syllable: Syllable { Syllable(slot: rawValue >> 3) }

  /// The tone.
  public var tone: Tone { Tone(rawValue: UInt8(rawValue & 7)) ?? .neutral }

  /// Whether one reading stands before another.
  public static func < (left: Reading, right: Reading) -> Bool { left.rawValue < right.rawValue }
}
