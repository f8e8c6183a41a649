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

  static func narrow(_ score: Int) throws -> Int16 {
    guard let narrow = Int16(exactly: score) else { throw DataError("evidence.tsv: the weights add up beyond 32") }
    return narrow
  }
}
