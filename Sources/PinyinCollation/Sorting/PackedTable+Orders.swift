/// The table in the other orders: the same facts, with every rank exchanged for the one that its pair has there.
extension PackedTable {
  private static let zhuyin = EmbeddedTable { () throws(CollationError) in
    try PackedTable(embedded.get(), in: HanOrder(.zhuyin))
  }
  private static let stroke = EmbeddedTable { () throws(CollationError) in
    try PackedTable(embedded.get(), in: HanOrder(.stroke))
  }

  /// The table of an order, worked out once a process.
  ///
  /// - Throws: ``CollationError/Code/damagedTable``
  static func of(_ order: Order) throws(CollationError) -> PackedTable {
    switch order {
    case .pinyin: try embedded.get()
    case .zhuyin: try zhuyin.get()
    case .stroke: try stroke.get()
    }
  }

  /// Exchanges the ranks.
  private convenience init(_ pinyin: PackedTable, in order: HanOrder) throws(CollationError) {
    let ranks = try HanRanks(pinyin.ranks, in: order)
    /// For each rank in the order of pinyin the one in this order; 0 stays what it is, none.
    var exchanged = [UInt64](repeating: 0, count: 1 << 16)
    for (number, weight) in pinyin.ranks.weights.enumerated() {
      let pair = HanWeight(rawValue: weight)
      guard let letter = pair.letter, let section = order.section(of: pair) else { continue }
      exchanged[pinyin.ranks.rank(ofNumber: number, section: letter)] =
        ranks.rank(of: order.weight(of: pair), section: section).rank
    }
    /// Exchanges the rank that begins at a bit of a word.
    func exchange<Word: FixedWidthInteger>(_ word: Word, at bits: Word...) -> Word {
      bits.reduce(word) { word, bit in
        word & ~(0xFFFF << bit) | Word(exchanged[Int(word >> bit & 0xFFFF)]) << bit
      }
    }
    self.init(
      ranks: ranks, surnames: TableArray(keeping: pinyin.surnames.map { exchange($0, at: 0) }),
      givens: TableArray(keeping: pinyin.givens.map { exchange($0, at: 0) }),
      facts: TableArray(keeping: pinyin.facts.map { exchange($0, at: 0) }),
      initials: TableArray(keeping: pinyin.initials.map { exchange($0, at: 0) }), knownBeyond: pinyin.knownBeyond,
      pairs: pinyin.pairs, filter: pinyin.filter,
      // Of the two words of a compound the first has ranks.
      compounds: TableArray(
        keeping: pinyin.compounds.enumerated().map { $0 % 2 == 0 ? exchange($1, at: 32, 48) : $1 }),
      readWords: TableArray(keeping: pinyin.readWords.map { exchange($0, at: 32, 48) }))
  }
}
