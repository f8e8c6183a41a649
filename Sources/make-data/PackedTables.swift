import PinyinCollation

/// `PackedTable`, worked out from all other tables with the library's own rules.
struct PackedTables {
  let characters: CharacterTable
  let lexicons: [String: Lexicon]
  let words: WordTable
  let surnames: SurnameTable
  let given: GivenTable
  let affixes: AffixTable
  let weights: EvidenceWeights
  let splitter: SurnameSplitter
  let ranks: RankList
  /// The characters before the last one of longer titles and endings.
  let beforeEnds: Set<UInt32>

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
    beforeEnds = Set(Self.texts(lexicons["affixes"]).map { $0[$0.count - 2] })
  }

  /// The file.
  func table() throws -> MadeTable {
    var writer = TableWriter(provenance: "make-data from the other tables")
    writer.append(ranks.weights)
    writer.append(ranks.letters)
    let entries = try [PackedEntry()] + PackedTable.scalars.map(character)
    writer.append(entries.map(\.surname.rawValue))
    writer.append(entries.map(\.given.rawValue))
    let compounds = try self.compounds()
    let (slots, pairs) = slots(compounds: Set(compounds.map(\.pair)))
    writer.append(try Self.slots(slots.sorted(), bits: PackedTable.pairBits) { $0 >> 2 }.map { $0 ?? 0 })
    let places = try Self.slots(compounds, bits: PackedTable.compoundBits, pair: \.pair)
    writer.append(places.flatMap { $0.map { [$0.ranks, $0.facts] } ?? [0, 0] })
    writer.append(filter(pairs))
    writer.append(try readWords(slots))
    writer.append(entries.map(\.facts))
    writer.append(
      entries.enumerated().filter { $1.flags & PackedFlag.hasInitial != 0 }.map {
        UInt32($0) << 16 | UInt32($1.initial)
      })
    writer.append(knownBeyond)
    return writer.finished()
  }

  /// The characters outside the packed table of which any other table knows more than where they stand.
  private var knownBeyond: [UInt32] {
    let texts = lexicons.values.flatMap { lexicon in (0..<lexicon.texts.count).map { lexicon.texts[$0] } }
    return Set(texts.joined()).subtracting(PackedTable.scalars).sorted()
  }

  private func character(_ scalar: UInt32) throws -> PackedEntry {
    guard let weight = characters[scalar].han, let reading = weight.reading else {
      return PackedEntry()
    }
    let surname = surnames.single(scalar)
    let surnameReading = surname.flatMap { surnames.reading(of: $0, at: 0, in: .mainland) }
    let initialReading = words.initial(scalar).flatMap { words.reading(of: $0, at: 0, in: .mainland) }
    let isPrefix = affixes.has(.prefix, scalar)
    let first = given.reading(of: scalar, isFirst: true, isLast: false, in: .mainland)
    let last = given.reading(of: scalar, isFirst: false, isLast: true, in: .mainland)
    func rank(_ reading: Reading?) throws -> UInt16 { UInt16(try ranks.rank(weight.with(reading ?? weight.reading))) }
    var entry = PackedEntry()
    entry.flags = 0
    func flag(_ flag: UInt32, _ isSet: Bool) { if isSet { entry.flags |= flag } }
    flag(PackedFlag.isNoSurname, surname == nil)
    flag(PackedFlag.isCommon, surname.map { $0.people >= SurnameSplitter.doublePeople } ?? false)
    flag(PackedFlag.beginsLonger, ["words", "surnames"].contains { lexicons[$0]?.beginsLonger(scalar) == true })
    flag(PackedFlag.endsAffix, affixes.endsLonger(scalar))
    flag(PackedFlag.isEnding, affixes.has(.ending, scalar))
    flag(PackedFlag.isTitle, affixes.has(.title, scalar))
    flag(PackedFlag.isPrefix, isPrefix)
    flag(PackedFlag.givenFirstOnly, first != nil && last == nil)
    flag(PackedFlag.givenLastOnly, first == nil && last != nil)
    flag(PackedFlag.hasInitial, try rank(initialReading) != rank(nil))
    var surnameScore = PackedSurname.none
    if let surname, !isPrefix {
      // As `readsAsWord` has it, where nil stands for the generic reading.
      let isSame = surnames.reading(of: surname, at: 0, in: .mainland) == initialReading ?? reading
      let score =
        weights[.bias] * 10 + weights.surname(people: surname.people) + (isSame ? weights[.sameReading] * 10 : 0)
      surnameScore = try Self.narrow(score)
    }
    let statistics = given.statistics(of: scalar)
    entry.givenFirst = Int8(statistics.givenFirst)
    entry.givenLast = Int8(statistics.givenLast)
    entry.foreign = Int8(statistics.foreign)
    entry.generic = try rank(nil)
    entry.initial = try rank(initialReading)
    entry.surname = PackedSurname(rank: try rank(surnameReading), score: surnameScore)
    entry.given = givenEntry(
      scalar, rank: try rank(first ?? last), isWhole: (first == nil) == (last == nil), statistics)
    return entry
  }

  /// What a character is in a given name.
  ///
  /// - Parameter isWhole: whether it has the rank everywhere in it.
  private func givenEntry(
    _ scalar: UInt32, rank: UInt16, isWhole: Bool, _ statistics: CharacterStatistics
  ) -> PackedGiven {
    let atLeast = givenAtLeast(statistics, isEnding: affixes.has(.ending, scalar))
    var flags: UInt32 = isWhole && PackedGiven.range.contains(atLeast) ? 0 : PackedGiven.isOdd
    if affixes.endsLonger(scalar) { flags |= PackedGiven.endsAffix }
    if beforeEnds.contains(scalar) { flags |= PackedGiven.beforeEnd }
    if affixes.has(.title, scalar) { flags |= PackedGiven.isTitle }
    return PackedGiven(rank: rank, flags: flags, atLeast: atLeast)
  }

  /// What a character says for a given name at least, in steps of `PackedGiven`, so that the sums of names are never below it: at
  /// either place, with all it says for a transcription, and as an ending.
  private func givenAtLeast(_ statistics: CharacterStatistics, isEnding: Bool) -> Int {
    let least =
      weights[.givenCharacter] * min(statistics.givenFirst, statistics.givenLast)
      + min(0, weights[.foreignCharacter] * max(0, statistics.foreign))
      + (isEnding ? min(0, weights[.endingShort] * 10) : 0)
    return Int((Double(least) / Double(PackedGiven.step)).rounded(.down))
  }

  static func narrow(_ score: Int) throws -> Int16 {
    guard let narrow = Int16(exactly: score) else { throw DataError("evidence.tsv: the weights add up beyond 32") }
    return narrow
  }
}
