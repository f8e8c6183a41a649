/// All that is known of one common Han character: where it stands with each of its readings, and what it says for and against a
/// person's name.
struct PackedCharacter {
  /// As a surname.
  let surname: PackedSurname
  /// In a given name.
  let given: PackedGiven
  /// What matters wherever it stands.
  private let facts: UInt64

  @inline(__always) init(surname: PackedSurname, given: PackedGiven, facts: UInt64) {
    (self.surname, self.given, self.facts) = (surname, given, facts)
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

  /// The rank in a given name.
  @inline(__always) func given(isFirst: Bool, isLast: Bool) -> UInt64 {
    let isGeneric =
      flags & PackedFlag.givenFirstOnly != 0 && !isFirst || flags & PackedFlag.givenLastOnly != 0 && !isLast
    return isGeneric ? generic : given.rank
  }
}
