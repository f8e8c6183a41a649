/// Pairs of characters that begin or end something known, and the compound surnames among them.
extension PackedTable {
  /// Binary digits of the number of slots for pairs.
  package static let pairBits: UInt32 = 15

  /// What a pair of characters is. Slots have room for the number of one of these.
  package struct PairKinds: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The kind with a number below 4.
    package init(number: UInt32) { rawValue = 1 << number }

    /// Its number.
    package var number: UInt32 { UInt32(rawValue.trailingZeroBitCount) }

    /// A known text of two characters, read as one that nobody knows.
    package static let word = PairKinds(number: 0)
    /// Besides `word` that it is a place or an organisation; alone a known text with readings of its own.
    package static let other = PairKinds(number: 1)
    /// A compound surname.
    package static let compound = PairKinds(number: 2)
    /// A title or an ending ends so; or a `triple` of what is longer.
    package static let special = PairKinds(number: 3)
  }

  /// Two characters as one number of 30 bits.
  @inline(__always) package static func pair(_ first: Int, _ second: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: first &<< 15 | second)
  }

  /// A pair and a third character in 30 bits: something known begins so. With 0, no character: the pair is a title.
  /// Two of them may be alike; what is taken for special only takes the slow way.
  package static func triple(_ pair: UInt32, _ third: Int) -> UInt32 {
    ((pair ^ UInt32(truncatingIfNeeded: third) &* 0x9E37_79B1) &* 0x85EB_CA6B) >> 2
  }

  /// The first slot to look into, of as many as have so many binary digits.
  @inline(__always) package static func slot(of pair: UInt32, bits: UInt32) -> Int {
    Int((pair &* 0x9E37_79B1) &>> (32 - bits))
  }

  /// 1 where something known may begin with a pair whose first character is a surname, 0 where not: one look-up in 32 KiB, wrong
  /// once in three hundred times.
  @inline(__always) package func mayContain(_ pair: UInt32) -> UInt32 {
    let hash = Self.filterHash(of: pair)
    // A word's place has `filterBits` digits, so it is among the words.
    let word = unsafe filter.unchecked(Self.filterWord(hash))
    let places = Self.filterPlaces(hash)
    return UInt32(truncatingIfNeeded: word &>> places.0 & word &>> places.1 & word &>> places.2 & 1)
  }

  /// Binary digits of the number of words that answer `mayContain`.
  package static let filterBits: UInt32 = 12

  /// What says where a pair has its bits: some 48 bits.
  @inline(__always) package static func filterHash(of pair: UInt32) -> UInt64 {
    // Numbers of 32 bits each: processors have no product of longer ones for several texts at a time.
    UInt64(pair >> 15) &* 0x9E37_79B1 &+ UInt64(pair & 0x7FFF) &* 0x85EB_CA6B
  }

  /// The word of the filter where a pair has its bits.
  @inline(__always) package static func filterWord(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash &>> 32 & (1 &<< UInt64(filterBits) &- 1))
  }

  /// The places of the three bits of a pair in its word.
  @inline(__always) package static func filterPlaces(_ hash: UInt64) -> (UInt64, UInt64, UInt64) {
    (hash &>> 26 & 63, hash &>> 20 & 63, hash &>> 14 & 63)
  }

  /// What a pair is.
  ///
  /// - Complexity: O(1)
  package func kinds(of pair: UInt32) -> PairKinds {
    var slot = Self.slot(of: pair, bits: Self.pairBits)
    var found: PairKinds = []
    while true {
      let entry = pairs[slot]
      if entry == 0 { return found }
      if entry >> 2 == pair { found.insert(PairKinds(number: entry & 3)) }
      slot = (slot + 1) & (1 << Int(Self.pairBits) - 1)
    }
  }

  /// Binary digits of the number of slots for compounds.
  package static let compoundBits: UInt32 = 9

  /// The compound surname of a pair that is one.
  ///
  /// - Complexity: O(1)
  package func compound(_ pair: UInt32) -> PackedCompound? {
    var slot = Self.slot(of: pair, bits: Self.compoundBits)
    while true {
      let (ranks, facts) = compounds.pair(slot)
      if ranks == 0 { return nil }
      if UInt32(truncatingIfNeeded: ranks) == pair { return PackedCompound(ranks: ranks, facts: facts) }
      slot = (slot + 1) & (1 << Int(Self.compoundBits) - 1)
    }
  }

  /// The beginning of the key of a known text that has readings of its own, and nothing longer.
  ///
  /// - Complexity: O(log *n*)
  func readWord(_ pair: UInt32) -> PackedKey? {
    readWords.indices.index(of: pair) { UInt32(truncatingIfNeeded: readWords[$0]) }.map {
      .text(readWords[$0] >> 32 & 0xFFFF, readWords[$0] >> 48)
    }
  }
}
