import CNameData

/// What the fast way to a packed key knows: common characters, pairs of them, compound surnames.
///
/// Everything in it follows from the other tables; the generator works it out with the library's own rules.
package struct PackedTable: Sendable {
  /// The table embedded in the library, read on first use.
  package static let embedded = EmbeddedTable { () throws(CollationError) in
    try PackedTable(TableFile(NAME_DATA_PACKED, name: "packed"))
  }

  /// The characters that have an entry: the block of common Han characters.
  package static let scalars: Range<UInt32> = 0x4E00..<0xA000
  /// Where the entry stands that is no character: it is at the end, with nothing in it.
  package static let noCharacter = UInt32(scalars.count)
  /// Binary digits of the number of slots for pairs.
  package static let pairBits: UInt32 = 15

  /// What a pair of characters can be.
  package enum Pair {
    /// A known text begins so.
    package static let begins: UInt32 = 1
    /// A compound surname.
    package static let compound: UInt32 = 2
    /// A title or an ending ends so, or something longer begins with a compound and a character (`triple`).
    package static let special: UInt32 = 3
  }

  /// All pairs of characters and readings.
  package let ranks: HanRanks
  /// The first words of the characters, and the second ones. They lie apart so that the first ones stay near the processor.
  let facts: TableArray<UInt64>
  let families: TableArray<UInt64>
  /// Slots of 30 bits for the pair and two for what it is; 0 where empty. A pair that is two things has two slots.
  let pairs: TableArray<UInt32>
  /// Two bits for each pair.
  let filter: TableArray<UInt64>
  /// Two words a compound, sorted by pair.
  let compounds: TableArray<UInt64>

  /// Reads the table from its file.
  package init(_ file: TableFile) throws(CollationError) {
    ranks = try HanRanks(file)
    facts = try file.array(3)
    families = try file.array(4)
    pairs = try file.array(5)
    compounds = try file.array(6)
    filter = try file.array(7)
    let needed = Self.scalars.count + 1
    guard facts.count == needed, families.count == needed, filter.count == 1 << Int(Self.filterBits),
      pairs.count == 1 << Int(Self.pairBits), pairs.contains(0)
    else {
      throw TableFile.damaged(file.name, "its characters or pairs are incomplete")
    }
  }

  /// Takes the parts of a table.
  init(
    ranks: HanRanks, facts: TableArray<UInt64>, families: TableArray<UInt64>, pairs: TableArray<UInt32>,
    filter: TableArray<UInt64>, compounds: TableArray<UInt64>
  ) {
    (self.ranks, self.facts, self.families) = (ranks, facts, families)
    (self.pairs, self.filter, self.compounds) = (pairs, filter, compounds)
  }

  /// The entry of a character.
  ///
  /// - Parameter index: its place among `scalars`.
  @inline(__always) package func character(_ index: UInt32) -> PackedCharacter {
    PackedCharacter(facts: facts[Int(index)], family: families[Int(index)])
  }

  /// The first word of an entry alone.
  @inline(__always) package func facts(_ index: UInt32) -> PackedCharacter {
    PackedCharacter(facts: facts[Int(index)], family: 0)
  }

  /// Two characters as one number of 30 bits.
  @inline(__always) package static func pair(_ first: UInt32, _ second: UInt32) -> UInt32 { first << 15 | second }

  /// A pair and a third character in 30 bits. Two of them may be alike; what is taken for special only takes the slow way.
  package static func triple(_ pair: UInt32, _ third: UInt32) -> UInt32 {
    ((pair ^ third &* 0x9E37_79B1) &* 0x85EB_CA6B) >> 2
  }

  /// The first slot to look into.
  @inline(__always) package static func slot(of pair: UInt32) -> Int { Int((pair &* 0x9E37_79B1) >> (32 - pairBits)) }

  /// 1 where a pair may be in the table, 0 where it is not: one look-up in 16 KiB, seldom wrong.
  @inline(__always) package func mayContain(_ pair: UInt32) -> UInt64 {
    let (first, second) = Self.filterPlaces(of: pair)
    let word = filter[Self.filterWord(of: pair)]
    return word &>> first & word &>> second & 1
  }

  /// Binary digits of the number of words that answer `mayContain`.
  package static let filterBits: UInt32 = 11

  /// The word of the filter where a pair has its bits.
  @inline(__always) package static func filterWord(of pair: UInt32) -> Int {
    Int((pair &* 0x85EB_CA6B) &>> (32 - filterBits))
  }

  /// The places of the two bits of a pair in its word.
  @inline(__always) package static func filterPlaces(of pair: UInt32) -> (UInt64, UInt64) {
    // A shift looks at six bits of its distance only.
    let hash = pair &* 0x85EB_CA6B
    return (UInt64(hash &>> 15 & 63), UInt64(hash &>> 9 & 63))
  }

  /// What a pair is, as a set of bits: 1 `begins`, 2 `compound`, 4 `special`.
  ///
  /// - Complexity: O(1)
  package func kinds(of pair: UInt32) -> UInt32 {
    var slot = Self.slot(of: pair)
    var found: UInt32 = 0
    while pairs[slot] != 0 {
      if pairs[slot] >> 2 == pair { found |= 1 << (pairs[slot] & 3 - 1) }
      slot = (slot + 1) & (pairs.count - 1)
    }
    return found
  }

  /// The compound surname of a pair that is one.
  ///
  /// - Complexity: O(log *n*)
  package func compound(_ pair: UInt32) -> PackedCompound? {
    var (low, high) = (0, compounds.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if UInt32(truncatingIfNeeded: compounds.pair(middle).0) < pair { low = middle + 1 } else { high = middle }
    }
    guard low * 2 < compounds.count else { return nil }
    let (ranks, facts) = compounds.pair(low)
    return UInt32(truncatingIfNeeded: ranks) == pair ? PackedCompound(ranks: ranks, facts: facts) : nil
  }
}
