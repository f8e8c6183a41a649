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
  private init(_ pinyin: PackedTable, in order: HanOrder) throws(CollationError) {
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
    func exchange(_ word: inout UInt64, at bit: UInt64) {
      let old = Int(word >> bit & 0xFFFF)
      word = word & ~(0xFFFF << bit) | exchanged[old] << bit
    }
    var facts = Array(pinyin.facts)
    for index in facts.indices { exchange(&facts[index], at: 0) }
    var families = Array(pinyin.families)
    for index in families.indices {
      for bit in [16, 32, 48] as [UInt64] { exchange(&families[index], at: bit) }
    }
    var compounds = Array(pinyin.compounds)
    for index in stride(from: 0, to: compounds.count, by: 2) {
      for bit in [32, 48] as [UInt64] { exchange(&compounds[index], at: bit) }
    }
    var readWords = Array(pinyin.readWords)
    for index in readWords.indices {
      for bit in [32, 48] as [UInt64] { exchange(&readWords[index], at: bit) }
    }
    self.init(
      ranks: ranks, facts: TableArray(keeping: facts), families: TableArray(keeping: families), pairs: pinyin.pairs,
      filter: pinyin.filter, compounds: TableArray(keeping: compounds), readWords: TableArray(keeping: readWords))
  }
}
