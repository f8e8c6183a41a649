import CNameData
import CNameKeys

/// What the fast way to a packed key knows: common characters, pairs of them, compound surnames.
///
/// Everything in it follows from the other tables; the generator works it out with the library's own rules.
package final class PackedTable: Sendable {
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
  /// What each character is as a surname and in a given name: enough for nearly every name, so they lie apart and take little room
  /// near the processor.
  let surnames: TableArray<UInt32>
  let givens: TableArray<UInt32>
  /// What else is known of each character.
  let facts: TableArray<UInt64>
  /// The ranks of characters that have another reading at the start of a word: the index, from bit 16 on, and the rank. Sorted.
  let initials: TableArray<UInt32>
  /// The characters outside `scalars` of which more is known than where they stand, ascending.
  let knownBeyond: TableArray<UInt32>
  /// Slots of 30 bits for the pair and two for what it is; 0 where empty. A pair that is two things has two slots.
  let pairs: TableArray<UInt32>
  /// Three bits for each pair with which something known and a surname begin.
  let filter: TableArray<UInt64>
  /// Slots of two words for compounds; 0 where empty.
  let compounds: TableArray<UInt64>
  /// Known texts of two characters with readings of their own: the pair (30 bits) and, from bit 32 on, the ranks of both. Sorted.
  let readWords: TableArray<UInt64>

  /// Reads the table from its file.
  package init(_ file: TableFile) throws(CollationError) {
    ranks = try HanRanks(file)
    surnames = try file.array(3)
    givens = try file.array(4)
    pairs = try file.array(5)
    compounds = try file.array(6)
    filter = try file.array(7)
    readWords = try file.array(8)
    facts = try file.array(9)
    initials = try file.array(10)
    knownBeyond = try file.array(11)
    guard surnames.count == Self.size, givens.count == Self.size, facts.count == Self.size,
      filter.count == 1 << Int(Self.filterBits), pairs.count == 1 << Int(Self.pairBits), pairs.contains(0),
      compounds.count == 2 << Int(Self.compoundBits),
      (0..<1 << Int(Self.compoundBits)).contains(where: { compounds.pair($0).0 == 0 })
    else {
      throw TableFile.damaged(file.name, "its characters or pairs are incomplete")
    }
  }

  /// Takes the parts of a table.
  init(
    ranks: HanRanks, surnames: TableArray<UInt32>, givens: TableArray<UInt32>, facts: TableArray<UInt64>,
    initials: TableArray<UInt32>, knownBeyond: TableArray<UInt32>, pairs: TableArray<UInt32>,
    filter: TableArray<UInt64>, compounds: TableArray<UInt64>, readWords: TableArray<UInt64>
  ) {
    self.knownBeyond = knownBeyond
    (self.ranks, self.surnames, self.givens, self.facts, self.initials) = (ranks, surnames, givens, facts, initials)
    (self.pairs, self.filter, self.compounds, self.readWords) = (pairs, filter, compounds, readWords)
  }

  /// Brings the tables near the processor that a list of names is going to need: short ones need little of them.
  func bringNear(for count: Int) {
    guard count >= 2_000 else { return }
    givens.bringNear()
    filter.bringNear()
    guard count >= 20_000 else { return }
    surnames.bringNear()
    facts.bringNear()
    pairs.bringNear()
  }

  /// What keys are made from four at a time.
  @unsafe var keyTables: name_keys_tables {
    unsafe name_keys_tables(surnames: surnames.pointer, givens: givens.pointer, filter: filter.pointer)
  }

  /// What a character is as a surname.
  ///
  /// - Parameter index: a scalar less `beforeFirst`, or 0 for none; below `size`. The check costs nothing where the caller has made
  ///   it, as the number is known beforehand.
  @inline(__always) func surname(_ index: Int) -> PackedSurname {
    precondition(index >= 0 && index < Self.size, "no entry of the packed table")
    return unsafe PackedSurname(rawValue: surnames.unchecked(index))
  }

  /// What a character is in a given name.
  @inline(__always) func given(_ index: Int) -> PackedGiven {
    precondition(index >= 0 && index < Self.size, "no entry of the packed table")
    return unsafe PackedGiven(rawValue: givens.unchecked(index))
  }

  /// What is known of a character wherever it stands.
  @inline(__always) func character(_ index: Int) -> PackedCharacter {
    precondition(index >= 0 && index < Self.size, "no entry of the packed table")
    return unsafe PackedCharacter(place: index, facts: facts.unchecked(index))
  }

  /// The rank of a character at the start of a word.
  ///
  /// - Complexity: O(log *n*) where the reading is another one there
  func initial(_ character: PackedCharacter) -> UInt64 {
    guard character.flags & PackedFlag.hasInitial != 0,
      let place = initials.indices.index(of: character.place, by: { Int(initials[$0] >> 16) })
    else { return character.generic }
    return UInt64(initials[place] & 0xFFFF)
  }

  /// The rank of a character in a given name.
  @inline(__always) func given(_ character: PackedCharacter, isFirst: Bool, isLast: Bool) -> UInt64 {
    let isGeneric =
      character.place >= Self.size || character.flags & PackedFlag.givenFirstOnly != 0 && !isFirst
      || character.flags & PackedFlag.givenLastOnly != 0 && !isLast
    return isGeneric ? character.generic : given(character.place).rank
  }
}
