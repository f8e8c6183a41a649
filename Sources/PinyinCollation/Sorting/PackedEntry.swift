/// What the packed table says of one character, as the generator makes it and `PackedCharacter` reads it, field by field.
package struct PackedEntry {
  package var generic: UInt16 = 0
  package var flags = PackedFlag.isOdd | PackedFlag.isNoSurname
  package var givenFirst: Int8 = 0
  package var givenLast: Int8 = 0
  package var foreign: Int8 = 0
  /// The rank at the start of a word.
  package var initial: UInt16 = 0
  package var surname = PackedSurname(rank: 0, score: PackedSurname.none)
  package var given = PackedGiven(rank: 0, flags: PackedGiven.isOdd, atLeast: 0)

  /// No character: where a text has ended, or of which more is to be known.
  package init() {}

  /// What matters wherever it stands.
  package var facts: UInt64 {
    UInt64(generic) | UInt64(flags) << 16 | UInt64(UInt8(bitPattern: givenFirst)) << 32
      | UInt64(UInt8(bitPattern: givenLast)) << 40 | UInt64(UInt8(bitPattern: foreign)) << 48
  }
}
