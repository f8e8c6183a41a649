/// The two words of a character, as the generator makes them and `PackedCharacter` reads them, field by field.
package struct PackedEntry {
  /// What matters anywhere in a name.
  package var generic: UInt16 = 0
  package var flags = PackedFlag.isAny | PackedFlag.isOdd | PackedFlag.isNoSurname
  package var givenFirst: Int8 = 0
  package var givenLast: Int8 = 0
  package var foreign: Int8 = 0
  package var givenAtLeast: Int8 = 0
  /// What matters at its start, and of few characters in given names.
  package var surnameScore = Int16.min
  package var initial: UInt16 = 0
  package var given: UInt16 = 0
  package var surname: UInt16 = 0

  /// No character: where a text has ended, or of which more is to be known.
  package init() {}

  /// The first word.
  package var facts: UInt64 {
    UInt64(generic) | UInt64(flags) << 16 | UInt64(UInt8(bitPattern: givenFirst)) << 32
      | UInt64(UInt8(bitPattern: givenLast)) << 40 | UInt64(UInt8(bitPattern: foreign)) << 48
      | UInt64(UInt8(bitPattern: givenAtLeast)) << 56
  }

  /// The second word.
  package var family: UInt64 {
    UInt64(UInt16(bitPattern: surnameScore)) | UInt64(initial) << 16 | UInt64(given) << 32 | UInt64(surname) << 48
  }
}
