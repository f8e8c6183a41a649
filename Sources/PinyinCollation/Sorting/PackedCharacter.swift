/// All that is known of one common Han character, in two words of the packed table: where it stands with each of its readings, and
/// what it says for and against a person's name. One look-up a character is enough for nearly every name.
///
/// The first word is loaded whole; of the second, which few characters need, each part where it is asked for.
///
/// Invariant that makes the loads right: `PackedTable` makes a value of the place of a word of its own, which lives as long as the
/// process.
@safe struct PackedCharacter {
  private let facts: UInt64
  private let family: UnsafeRawPointer

  @inline(__always) init(facts: UInt64, family: UnsafeRawPointer) {
    self.facts = facts
    unsafe self.family = family
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
  /// What it says for a given name at least, wherever it stands there: tenths of the weight of `givenFirst` and `givenLast`.
  @inline(__always) var givenAtLeast: Int { Int(Int64(bitPattern: facts) &>> 56) }

  /// What the character adds as a surname, in thousandths: the bias, how many people bear it, and whether it is read alike at
  /// the start of a word. Of what is no surname, so low that nothing makes up for it.
  @inline(__always) var surnameScore: Int { Int(unsafe family.load(fromByteOffset: 0, as: Int16.self)) }
  /// The rank with the reading at the start of a word.
  @inline(__always) var initial: UInt64 { UInt64(unsafe family.load(fromByteOffset: 2, as: UInt16.self)) }
  /// The rank with the reading in a given name, where the flags say that it holds.
  @inline(__always) var given: UInt64 { UInt64(unsafe family.load(fromByteOffset: 4, as: UInt16.self)) }
  /// The rank with the reading as a surname.
  @inline(__always) var surname: UInt64 { UInt64(unsafe family.load(fromByteOffset: 6, as: UInt16.self)) }

  /// The rank in a given name.
  @inline(__always) func given(isFirst: Bool, isLast: Bool) -> UInt64 {
    let holds = flags & (PackedFlag.givenFirstHolds | PackedFlag.givenLastHolds)
    if holds == 0 { return generic }
    let here = (isFirst ? PackedFlag.givenFirstHolds : 0) | (isLast ? PackedFlag.givenLastHolds : 0)
    return holds == PackedFlag.givenFirstHolds | PackedFlag.givenLastHolds || holds & here != 0 ? given : generic
  }
}
