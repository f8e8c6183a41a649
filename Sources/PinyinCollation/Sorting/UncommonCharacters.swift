/// The Han characters outside the packed table of which nothing is known but where they stand: 𠮷, 䶮 and some 70,000 others.
struct UncommonCharacters: Sendable {
  private let characters: CharacterTable
  private let order: HanOrder
  private let ranks: HanRanks
  /// Those of which more is known, ascending.
  private let known: TableArray<UInt32>

  init(_ characters: CharacterTable, _ order: HanOrder, _ table: PackedTable) {
    self.characters = characters
    self.order = order
    ranks = table.ranks
    known = table.knownBeyond
  }

  /// A character; `nil` where it is none of these. One without a reading has the rank `PackedKey.noReading`.
  ///
  /// - Complexity: O(log *n*)
  func character(_ scalar: UInt32) -> PackedCharacter? {
    guard Self.isUnified(scalar), known.indices.index(of: scalar, by: { known[$0] }) == nil,
      let pair = characters[scalar].han
    else { return nil }
    guard let section = order.section(of: pair) else { return PackedCharacter(beyondWithRank: PackedKey.noReading) }
    let (rank, isExact) = ranks.rank(of: order.weight(of: pair), section: section)
    return isExact ? PackedCharacter(beyondWithRank: rank) : nil
  }

  /// Whether a scalar is in one of the blocks outside the packed table where each is a character of its own.
  ///
  /// - Source: Unicode, Blocks.txt: CJK Unified Ideographs Extension A; planes 2 and 3 but for Compatibility Ideographs Supplement
  private static func isUnified(_ scalar: UInt32) -> Bool {
    0x3400..<0x4DC0 ~= scalar || 0x2_0000..<0x2_F800 ~= scalar || 0x3_0000..<0x4_0000 ~= scalar
  }
}
