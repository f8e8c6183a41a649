/// The place of a (character, reading) pair: `(syllable slot · 8 + tone) · 2^17 + stroke rank`, 30 bits.
///
/// This one number is the idea of the package. With the generic reading it is ICU's own `zh` order; with another
/// reading of the same character it is the place that ICU has no way to express (曾 zēng before 増, 12 strokes before
/// 14); and it gives a place to the characters that ICU leaves out of its order.
public struct HanWeight: Comparable, Hashable, Sendable {
  /// Bits of the stroke rank: enough for every Han character there is.
  package static let rankBits: UInt32 = 17

  /// The weight itself; weights compare as these numbers do.
  public let rawValue: UInt32

  /// Takes the 30 bits from an embedded table.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The weight of a character with a reading, or with none: those stand behind all others, by stroke and code point.
  package init(_ reading: Reading?, strokeRank: UInt32) {
    let upper = reading?.rawValue ?? SyllableTable.noReading << 3
    rawValue = UInt32(upper) << Self.rankBits | strokeRank
  }

  /// The reading; `nil` for a character without one.
  public var reading: Reading? { Reading(rawValue: UInt16(rawValue >> Self.rankBits)) }

  /// The place in the alphabet of the letter under which the reading is filed, 0 to 25; `nil` without a reading.
  package var letter: Int? {
    let letter = SyllableTable.letter(ofSlot: UInt16(rawValue >> (Self.rankBits + 3)))
    return letter == UInt8(ascii: "#") ? nil : Int(letter) - Int(UInt8(ascii: "A"))
  }

  /// The place of the character among those with the same reading: strokes, radical, residual strokes, code point.
  ///
  /// - Source: Unihan kTotalStrokes and kRSUnicode
  public var strokeRank: UInt32 { rawValue & (1 << Self.rankBits - 1) }

  /// The same character with another reading.
  public func with(_ reading: Reading?) -> HanWeight { HanWeight(reading, strokeRank: strokeRank) }

  /// Whether one pair stands before another.
  public static func < (left: HanWeight, right: HanWeight) -> Bool { left.rawValue < right.rawValue }
}
