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
  /// Entries: that of no character, 0, and behind it those of the characters.
  package static let size = scalars.count + 1
  /// What has to be taken from a scalar to find the index of its entry.
  package static let beforeFirst = Int(scalars.lowerBound) - 1
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
  /// Known texts of two characters with readings of their own: the pair (30 bits) and, from bit 32 on, the ranks of both. Sorted.
  let readWords: TableArray<UInt64>

  /// Reads the table from its file.
  package init(_ file: TableFile) throws(CollationError) {
    ranks = try HanRanks(file)
    facts = try file.array(3)
    families = try file.array(4)
    pairs = try file.array(5)
    compounds = try file.array(6)
    filter = try file.array(7)
    readWords = try file.array(8)
    guard facts.count == Self.size, families.count == Self.size, filter.count == 1 << Int(Self.filterBits),
      pairs.count == 1 << Int(Self.pairBits), pairs.contains(0)
    else {
      throw TableFile.damaged(file.name, "its characters or pairs are incomplete")
    }
  }

  /// Takes the parts of a table.
  init(
    ranks: HanRanks, facts: TableArray<UInt64>, families: TableArray<UInt64>, pairs: TableArray<UInt32>,
    filter: TableArray<UInt64>, compounds: TableArray<UInt64>, readWords: TableArray<UInt64>
  ) {
    (self.ranks, self.facts, self.families) = (ranks, facts, families)
    (self.pairs, self.filter, self.compounds, self.readWords) = (pairs, filter, compounds, readWords)
  }

  /// Asks the processor to bring the tables near that a list of names is going to need.
  func bringNear() {
    facts.bringNear()
    filter.bringNear()
  }

  /// The entry of a character.
  ///
  /// - Parameter index: a scalar less `beforeFirst`, or 0 for none; below `size`. The check costs nothing where the caller has made
  ///   it, as the number is known beforehand.
  @inline(__always) func character(_ index: Int) -> PackedCharacter {
    precondition(index >= 0 && index < Self.size, "no entry of the packed table")
    return unsafe PackedCharacter(facts: facts.unchecked(index), family: families.pointer(to: index))
  }
}
