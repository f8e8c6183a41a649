import PinyinCollation

/// Pairs of characters: compounds, known texts, affixes.
extension PackedTables {
  /// Where a pair of characters stands, both in the table; `nil` for others, which never take the fast way.
  private static func pair(_ first: UInt32, _ second: UInt32) -> UInt32? {
    let scalars = PackedTable.scalars
    guard scalars.contains(first), scalars.contains(second) else { return nil }
    return PackedTable.pair(Int(first) - PackedTable.beforeFirst, Int(second) - PackedTable.beforeFirst)
  }

  /// The texts of a lexicon with more than one character.
  static func texts(_ lexicon: Lexicon?) -> [[UInt32]] {
    guard let texts = lexicon?.texts else { return [] }
    return (0..<texts.count).map { texts[$0] }.filter { $0.count > 1 }
  }

  private func texts(_ lexicon: String) -> [[UInt32]] { Self.texts(lexicons[lexicon]) }

  /// The compounds of two characters.
  func compounds() throws -> [PackedCompound] {
    var found: [UInt32: PackedCompound] = [:]
    for text in texts("surnames") where text.count == 2 {
      guard let pair = Self.pair(text[0], text[1]), let surname = surnames.surname(text),
        let ranks = try ranks(of: text, { surnames.reading(of: surname, at: $0, in: .mainland) })
      else { continue }
      var facts = UInt64(
        UInt16(bitPattern: try Self.narrow(weights[.bias] * 10 + weights.surname(people: surname.people))))
      for length in 2...5 {
        // What stands behind the compound does not matter, as long as nothing longer is a surname.
        let split = splitter.split((text + Array(repeating: 0x4E00, count: length - 2))[...])
        if split?.length == 2 { facts |= 1 << UInt64(16 + length) }
      }
      if let word = words.longestPrefix(of: text) {
        let before = word.kind.isDisjoint(with: [.place, .organisation, .foreign]) ? Evidence.wordBefore : .placeBefore
        facts |= PackedCompound.isWord | UInt64(UInt16(bitPattern: try Self.narrow(weights[before] * 10))) << 32
      }
      found[pair] = PackedCompound(ranks: UInt64(pair) | ranks, facts: facts)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The ranks of two characters, from bit 32 on; where a reading is `nil` with the generic one.
  private func ranks(of text: [UInt32], _ reading: (Int) -> Reading?) throws -> UInt64? {
    var packed: UInt64 = 0
    for (index, scalar) in text.enumerated() {
      guard let weight = characters[scalar].han, let generic = weight.reading else { return nil }
      packed |= UInt64(try ranks.rank(weight.with(reading(index) ?? generic))) << UInt64(32 + 16 * index)
    }
    return packed
  }

  /// What each pair and triple is, as `PackedTable` holds it; and the pairs that the filter lets through.
  func slots(compounds: Set<UInt32>) -> (slots: Set<UInt32>, pairs: Set<UInt32>) {
    var (slots, pairs): (Set<UInt32>, Set<UInt32>) = ([], [])
    func add(_ pair: UInt32, _ kind: PackedTable.PairKinds) { slots.insert(pair << 2 | kind.number) }
    for text in texts("words") + texts("surnames") {
      guard let pair = Self.pair(text[0], text[1]) else { continue }
      if surnames.single(text[0]) != nil { pairs.insert(pair) }
      if text.count > 2 {
        add(PackedTable.triple(pair, Int(text[2]) - PackedTable.beforeFirst), .special)
      } else if compounds.contains(pair) {
        add(pair, .compound)
      } else if let word = words.longestPrefix(of: text), isUsual(word, text) {
        add(pair, .word)
        if !word.kind.isDisjoint(with: [.place, .organisation]) { add(pair, .other) }
      } else {
        add(pair, .other)
      }
    }
    for text in texts("affixes") {
      guard let pair = Self.pair(text[text.count - 2], text[text.count - 1]) else { continue }
      add(pair, .special)
      // Behind one character nothing longer has room.
      if affixes.longestSuffix(.title, of: ([0x4E00] + text)[...]) == 2 {
        add(PackedTable.triple(pair, 0), .special)
      }
    }
    return (slots, pairs)
  }

  /// The known texts of two characters with readings of their own that begin with a surname: others are rare in lists of names.
  func readWords(_ slots: Set<UInt32>) throws -> [UInt64] {
    var found: [UInt64] = []
    for text in texts("words") where text.count == 2 && surnames.single(text[0]) != nil {
      guard let pair = Self.pair(text[0], text[1]), !slots.contains(pair << 2 | PackedTable.PairKinds.word.number),
        let word = words.longestPrefix(of: text), word.kind.isDisjoint(with: .foreign),
        let ranks = try ranks(of: text, { words.reading(of: word, at: $0, in: .mainland) })
      else { continue }
      found.append(UInt64(pair) | ranks)
    }
    return found.sorted { UInt32(truncatingIfNeeded: $0) < UInt32(truncatingIfNeeded: $1) }
  }

  /// Whether a known text of two characters has the readings of one that nobody knows, and is no foreign name.
  private func isUsual(_ word: WordTable.Match, _ text: [UInt32]) -> Bool {
    guard word.length == 2, word.kind.isDisjoint(with: .foreign) else { return false }
    return text.indices.allSatisfy { index in
      guard let generic = characters[text[index]].han?.reading else { return false }
      let initial = index == 0 ? words.initial(text[0]) : nil
      let unknown = initial.flatMap { words.reading(of: $0, at: 0, in: .mainland) }
      return words.reading(of: word, at: index, in: .mainland) ?? generic == unknown ?? generic
    }
  }

  /// Puts values where `PackedTable` looks for them by their pairs.
  static func slots<Value>(_ values: [Value], bits: UInt32, pair: (Value) -> UInt32) throws -> [Value?] {
    var slots = [Value?](repeating: nil, count: 1 << Int(bits))
    guard values.count * 4 < slots.count * 3 else {
      throw DataError("there are too many pairs for \(slots.count) slots: see PackedTable.pairBits and compoundBits")
    }
    for value in values {
      var slot = PackedTable.slot(of: pair(value), bits: bits)
      while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = value
    }
    return slots
  }

  func filter(_ pairs: Set<UInt32>) -> [UInt64] {
    var filter = [UInt64](repeating: 0, count: 1 << Int(PackedTable.filterBits))
    for pair in pairs {
      let hash = PackedTable.filterHash(of: pair)
      let places = PackedTable.filterPlaces(hash)
      filter[PackedTable.filterWord(hash)] |= 1 << places.0 | 1 << places.1 | 1 << places.2
    }
    return filter
  }
}
