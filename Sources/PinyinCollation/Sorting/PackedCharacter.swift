/// All that is known of one common Han character, in two words: where it stands with each of its readings, and what it says for
/// and against a person's name. One look-up a character is enough for nearly every name.
package struct PackedCharacter: Sendable {
  /// The generic rank, scores and flags: what matters anywhere in a name.
  package let facts: UInt64
  /// A score and ranks of 16 bits each: what matters at its start, and of few characters in given names.
  package let family: UInt64

  @inline(__always) package init(facts: UInt64, family: UInt64) {
    self.facts = facts
    self.family = family
  }

  /// The rank with the generic reading.
  @inline(__always) package var generic: UInt64 { facts & 0xFFFF }

  /// What the character adds as a surname, in thousandths: the bias, how many people bear it, and whether it is read alike at
  /// the start of a word.
  @inline(__always) package var surnameScore: Int { Int(Int16(truncatingIfNeeded: family)) }
  /// The rank with the reading as a surname.
  @inline(__always) package var surname: UInt64 { family >> 16 & 0xFFFF }
  /// The rank with the reading at the start of a word.
  @inline(__always) package var initial: UInt64 { family >> 32 & 0xFFFF }
  /// The rank with the reading in a given name, where the flags say that it holds.
  @inline(__always) package var given: UInt64 { family >> 48 }

  /// How likely it begins a given name, in tenths.
  @inline(__always) package var givenFirst: Int { Int(Int8(truncatingIfNeeded: facts >> 16)) }
  /// How likely it ends a given name, in tenths.
  @inline(__always) package var givenLast: Int { Int(Int8(truncatingIfNeeded: facts >> 24)) }
  /// How likely it stands in a transcribed name, in tenths.
  @inline(__always) package var foreign: Int { Int(Int8(truncatingIfNeeded: facts >> 32)) }

  /// The rank in a given name.
  @inline(__always) package func given(isFirst: Bool, isLast: Bool) -> UInt64 {
    let holds = facts & (Self.givenFirstHolds | Self.givenLastHolds)
    if holds == 0 { return generic }
    let here = (isFirst ? Self.givenFirstHolds : 0) | (isLast ? Self.givenLastHolds : 0)
    return holds == Self.givenFirstHolds | Self.givenLastHolds || holds & here != 0 ? given : generic
  }

  /// Whether all that matters of the character is in here.
  package static let isPlain: UInt64 = 1 << 40
  /// Whether it is a surname.
  package static let isSurname: UInt64 = 1 << 41
  /// Whether a known text or a compound surname begins with it.
  package static let beginsLonger: UInt64 = 1 << 42
  /// Whether a title or an ending of two or more characters ends with it.
  package static let endsAffix: UInt64 = 1 << 43
  /// Whether it is the ending of an organisation or a place by itself.
  package static let isEnding: UInt64 = 1 << 44
  /// Whether it is a title by itself.
  package static let isTitle: UInt64 = 1 << 45
  /// Whether it stands before surnames among friends.
  package static let isPrefix: UInt64 = 1 << 46
  /// Whether it is a surname common enough for a double surname.
  package static let isCommon: UInt64 = 1 << 47
  /// Whether its reading in given names holds at the start.
  package static let givenFirstHolds: UInt64 = 1 << 48
  /// Whether it holds at the end.
  package static let givenLastHolds: UInt64 = 1 << 49
}

/// A compound surname of two characters, where nothing longer is known that begins so.
package struct PackedCompound: Sendable {
  /// The pair (30 bits), and the ranks of the two characters (16 bits each, from bit 32).
  package let ranks: UInt64
  /// The score (16 bits); from bit 16 on for each length of a text whether the compound wins over surname and given name; from
  /// bit 32 on what is added where the pair is a known text besides (16 bits), and whether it is (bit 48).
  package let facts: UInt64

  package init(ranks: UInt64, facts: UInt64) {
    self.ranks = ranks
    self.facts = facts
  }

  package var first: UInt64 { ranks >> 32 & 0xFFFF }
  package var second: UInt64 { ranks >> 48 }
  package var score: Int { Int(Int16(truncatingIfNeeded: facts)) }
  package var wordScore: Int { Int(Int16(truncatingIfNeeded: facts >> 32)) }
  package var isWord: Bool { facts & Self.isWord != 0 }

  /// Set where the pair is a known text besides.
  package static let isWord: UInt64 = 1 << 48

  /// Whether the compound is the likelier family name of a text with so many characters.
  package func wins(length: Int) -> Bool { facts >> UInt64(16 + length) & 1 != 0 }
}
