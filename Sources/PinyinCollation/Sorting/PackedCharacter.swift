/// What is known of one Han character wherever it stands, and its place in the packed table, which has more of it.
struct PackedCharacter {
  /// A scalar less `PackedTable.beforeFirst`, 15 bits.
  let place: Int
  private let facts: UInt64

  @inline(__always) init(place: Int, facts: UInt64) {
    self.place = place
    self.facts = facts
  }

  /// A character outside the table, of which nothing is known but where it stands. Its place is behind all others.
  init(beyondWithRank rank: UInt64) {
    self.init(place: 0x7FFF, facts: rank | UInt64(PackedFlag.isNoSurname) << 16)
  }

  /// The rank with the generic reading.
  @inline(__always) var generic: UInt64 { facts & 0xFFFF }
  /// What is true of the character: `PackedFlag`s.
  @inline(__always) var flags: UInt32 { UInt32(truncatingIfNeeded: facts &>> 16 & 0xFFFF) }
  /// How likely it begins a given name, in tenths.
  @inline(__always) var givenFirst: Int { Int(Int8(truncatingIfNeeded: facts &>> 32)) }
  /// How likely it ends a given name, in tenths.
  @inline(__always) var givenLast: Int { Int(Int8(truncatingIfNeeded: facts &>> 40)) }
  /// How likely it stands in a transcribed name, in tenths.
  @inline(__always) var foreign: Int { Int(Int8(truncatingIfNeeded: facts &>> 48)) }
}
