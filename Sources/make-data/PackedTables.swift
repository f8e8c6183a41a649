import PinyinCollation

/// `PackedTable`, worked out from all other tables with the library's own rules.
struct PackedTables {
  private let characters: CharacterTable
  private let lexicons: [String: Lexicon]
  private let words: WordTable
  private let surnames: SurnameTable
  private let given: GivenTable
  private let affixes: AffixTable
  private let weights: EvidenceWeights
  private let splitter: SurnameSplitter
  private let ranks: RankList

  /// Takes the finished files.
  init(_ files: [String: MadeTable]) throws {
    func file(_ name: String) throws -> TableFile {
      guard let made = files[name] else { throw DataError("the table \(name) has to be made before") }
      return try TableFile(copying: made.bytes, name: name)
    }
    characters = try CharacterTable(file("characters"))
    var lexicons: [String: Lexicon] = [:]
    for lexicon in LexiconTables.all { lexicons[lexicon.name] = try Lexicon(file(lexicon.name)) }
    self.lexicons = lexicons
    words = WordTable(lexicon: try Lexicon(file("words")))
    surnames = SurnameTable(lexicon: try Lexicon(file("surnames")))
    given = GivenTable(lexicon: try Lexicon(file("given")))
    affixes = AffixTable(lexicon: try Lexicon(file("affixes")))
    weights = try EvidenceWeights(file("evidence"))
    splitter = SurnameSplitter(surnames: surnames, given: given, overrides: Overrides())
    ranks = try RankList(characters, lexicons.values)
  }

  /// The file.
  func table() throws -> MadeTable {
    var writer = TableWriter(provenance: "make-data from the other tables")
    writer.append(ranks.weights)
    writer.append(ranks.letters)
    let entries = try [PackedEntry()] + PackedTable.scalars.map(character)
    writer.append(entries.map(\.facts))
    writer.append(entries.map(\.family))
    let compounds = try self.compounds()
    let (slots, pairs) = slots(compounds: Set(compounds.map { UInt32(truncatingIfNeeded: $0.ranks) }))
    writer.append(try table(slots))
    writer.append(compounds.flatMap { [$0.ranks, $0.facts] })
    writer.append(filter(pairs))
    writer.append(try readWords(slots))
    return writer.finished()
  }

  private func character(_ scalar: UInt32) throws -> PackedEntry {
    guard let weight = characters[scalar].han, let reading = weight.reading else {
      return PackedEntry()
    }
    let surname = surnames.single(scalar)
    let surnameReading = surname.flatMap { surnames.reading(of: $0, at: 0, in: .mainland) }
    let initialReading = words.initial(scalar).flatMap { words.reading(of: $0, at: 0, in: .mainland) }
    let first = given.reading(of: scalar, isFirst: true, isLast: false, in: .mainland)
    let last = given.reading(of: scalar, isFirst: false, isLast: true, in: .mainland)
    func rank(_ reading: Reading?) throws -> UInt16 { UInt16(try ranks.rank(weight.with(reading ?? weight.reading))) }
    var entry = PackedEntry()
    entry.flags = PackedFlag.isAny
    func flag(_ flag: UInt32, _ isSet: Bool) { if isSet { entry.flags |= flag } }
    flag(PackedFlag.isNoSurname, surname == nil)
    flag(PackedFlag.isCommon, surname.map { $0.people >= SurnameSplitter.doublePeople } ?? false)
    flag(PackedFlag.beginsLonger, ["words", "surnames"].contains { lexicons[$0]?.beginsLonger(scalar) == true })
    flag(PackedFlag.endsAffix, affixes.endsLonger(scalar))
    flag(PackedFlag.isEnding, affixes.has(.ending, scalar))
    flag(PackedFlag.isTitle, affixes.has(.title, scalar))
    flag(PackedFlag.isPrefix, affixes.has(.prefix, scalar))
    flag(PackedFlag.givenFirstHolds, first != nil)
    flag(PackedFlag.givenLastHolds, last != nil)
    if let surname {
      // As `readsAsWord` has it, where nil stands for the generic reading.
      let isSame = surnames.reading(of: surname, at: 0, in: .mainland) == initialReading ?? reading
      let score =
        weights[.bias] * 10 + weights.surname(people: surname.people) + (isSame ? weights[.sameReading] * 10 : 0)
      entry.surnameScore = try Self.narrow(score)
    }
    let statistics = given.statistics(of: scalar)
    entry.givenFirst = Int8(statistics.givenFirst)
    entry.givenLast = Int8(statistics.givenLast)
    entry.foreign = Int8(statistics.foreign)
    let least = givenAtLeast(statistics, isEnding: affixes.has(.ending, scalar))
    flag(PackedFlag.isUnlikely, least < Int(Int8.min))
    entry.givenAtLeast = Int8(clamping: least)
    entry.generic = try rank(nil)
    entry.initial = try rank(initialReading)
    entry.given = try rank(first ?? last)
    entry.surname = try rank(surnameReading)
    return entry
  }

  /// What a character says for a given name at least, in parts of that weight, so that the sums of names are never below it:
  /// at either place, with all it says for a transcription, and as an ending.
  private func givenAtLeast(_ statistics: CharacterStatistics, isEnding: Bool) -> Int {
    let least =
      weights[.givenCharacter] * min(statistics.givenFirst, statistics.givenLast)
      + min(0, weights[.foreignCharacter] * max(0, statistics.foreign))
      + (isEnding ? min(0, weights[.endingShort] * 10) : 0)
    return Int((Double(least) / Double(weights[.givenCharacter])).rounded(.down))
  }

  private static func narrow(_ score: Int) throws -> Int16 {
    guard let narrow = Int16(exactly: score) else { throw DataError("evidence.tsv: the weights add up beyond 32") }
    return narrow
  }
}

/// Pairs of characters.
extension PackedTables {
  /// Where a pair of characters stands, both in the table; `nil` for others, which never take the fast way.
  private static func pair(_ first: UInt32, _ second: UInt32) -> UInt32? {
    let scalars = PackedTable.scalars
    guard scalars.contains(first), scalars.contains(second) else { return nil }
    return PackedTable.pair(Int(first) - PackedTable.beforeFirst, Int(second) - PackedTable.beforeFirst)
  }

  private func texts(_ lexicon: String) -> [[UInt32]] {
    guard let texts = lexicons[lexicon]?.texts else { return [] }
    return (0..<texts.count).map { texts[$0] }.filter { $0.count > 1 }
  }

  /// The compounds of two characters.
  private func compounds() throws -> [PackedCompound] {
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

  /// What each pair and triple is, as `PackedTable` holds it; and all that the filter lets through.
  private func slots(compounds: Set<UInt32>) -> (slots: Set<UInt32>, pairs: Set<UInt32>) {
    var (slots, pairs): (Set<UInt32>, Set<UInt32>) = ([], [])
    func add(_ pair: UInt32, _ kind: PackedTable.PairKinds) { slots.insert(pair << 2 | kind.number) }
    for text in texts("words") + texts("surnames") {
      guard let pair = Self.pair(text[0], text[1]) else { continue }
      pairs.insert(pair)
      if text.count > 2 {
        let triple = PackedTable.triple(pair, Int(text[2]) - PackedTable.beforeFirst)
        pairs.insert(triple)
        add(triple, .special)
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
      pairs.insert(pair)
      add(pair, .special)
      // Behind one character nothing longer has room.
      if affixes.longestSuffix(.title, of: ([0x4E00] + text)[...]) == 2 {
        add(PackedTable.triple(pair, 0), .special)
      }
    }
    return (slots, pairs)
  }

  /// The known texts of two characters with readings of their own that begin with a surname: others are rare in lists of names.
  private func readWords(_ slots: Set<UInt32>) throws -> [UInt64] {
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

  private func table(_ slots: Set<UInt32>) throws -> [UInt32] {
    var table = [UInt32](repeating: 0, count: 1 << Int(PackedTable.pairBits))
    guard slots.count * 4 < table.count * 3 else {
      throw DataError("there are too many pairs for PackedTable.pairBits")
    }
    for value in slots.sorted() {
      var slot = PackedTable.slot(of: value >> 2)
      while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = value
    }
    return table
  }

  private func filter(_ pairs: Set<UInt32>) -> [UInt64] {
    var filter = [UInt64](repeating: 0, count: 1 << Int(PackedTable.filterBits))
    for pair in pairs {
      let (first, second) = PackedTable.filterPlaces(of: pair)
      filter[PackedTable.filterWord(of: pair)] |= 1 << first | 1 << second
    }
    return filter
  }
}
