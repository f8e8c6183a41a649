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

  package var pair: UInt32 { UInt32(truncatingIfNeeded: ranks) }
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
