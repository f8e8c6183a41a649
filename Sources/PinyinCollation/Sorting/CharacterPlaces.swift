/// The places of two or three characters in the packed table, worked out all at once: a lane of 24 bits for each of the first two,
/// the rest for the third.
///
/// A character that is not in the table has a place beyond it, or else one before it has.
struct CharacterPlaces {
  private let lanes: UInt64

  /// The lanes of two characters, and of three.
  static let two: UInt64 = 1 | 1 << 24
  static let three: UInt64 = two | 1 << 48
  private static let beyond = UInt64.max

  /// The places of characters of three bytes each: 1110aaaa 10bbbbbb 10cccccc.
  ///
  /// - Parameter lane: `two` or `three`, as many as the text has.
  @inline(__always) init(_ text: ShortText, _ lane: UInt64) {
    let low = text.low
    // The last byte of a third character is in the other word, where a text of two has none.
    let scalars =
      (low & (0x0F * lane)) &<< 12 | low &>> 2 & (0xFC0 * lane) | low &>> 16 & (0x3F * Self.two)
      | (text.high & 0x3F) &<< 48
    let isWhole = (low ^ (0xE0 * lane)) & (0xF0 * lane) == 0
    // A lane that falls below 0 is beyond the table, and spoils those above it.
    lanes = isWhole ? scalars &- UInt64(PackedTable.beforeFirst) * lane : Self.beyond
  }

  @inline(__always) var first: Int { Int(truncatingIfNeeded: lanes & 0xFF_FFFF) }
  @inline(__always) var second: Int { Int(truncatingIfNeeded: lanes &>> 24 & 0xFF_FFFF) }
  @inline(__always) var third: Int { Int(truncatingIfNeeded: lanes &>> 48) }
}
