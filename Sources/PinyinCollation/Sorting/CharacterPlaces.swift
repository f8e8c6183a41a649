/// The places of two or three characters in the packed table, worked out all at once: a lane of 24 bits for each of the first two,
/// the rest for the third.
///
/// A character that is not in the table has a place beyond it, or else one before it has.
struct CharacterPlaces {
  private let lanes: UInt64

  private static let two: UInt64 = 1 | 1 << 24
  private static let three: UInt64 = two | 1 << 48
  private static let beyond = UInt64.max

  /// The places of three characters of three bytes each: 1110aaaa 10bbbbbb 10cccccc.
  @inline(__always) init(three text: ShortText) {
    let (low, lane) = (text.low, Self.three)
    // The last byte of the third character is in the other word.
    let scalars =
      (low & (0x0F * lane)) &<< 12 | low &>> 2 & (0xFC0 * lane) | low &>> 16 & (0x3F * Self.two)
      | (text.high & 0x3F) &<< 48
    let isWhole = (low ^ (0xE0 * lane)) & (0xF0 * lane) == 0
    // A lane that falls below 0 is beyond the table, and spoils those above it.
    lanes = isWhole ? scalars &- UInt64(PackedTable.beforeFirst) * lane : Self.beyond
  }

  /// The places of two.
  @inline(__always) init(two text: ShortText) {
    let (low, lane) = (text.low, Self.two)
    let scalars = (low & (0x0F * lane)) &<< 12 | low &>> 2 & (0xFC0 * lane) | low &>> 16 & (0x3F * lane)
    let isWhole = (low ^ (0xE0 * lane)) & (0xF0 * lane) == 0
    lanes = isWhole ? scalars &- UInt64(PackedTable.beforeFirst) * lane : Self.beyond
  }

  @inline(__always) var first: Int { Int(truncatingIfNeeded: lanes & 0xFF_FFFF) }
  @inline(__always) var second: Int { Int(truncatingIfNeeded: lanes &>> 24 & 0xFF_FFFF) }
  @inline(__always) var third: Int { Int(truncatingIfNeeded: lanes &>> 48) }
}
