/// Rule `phonetic`: names that come in parts, perhaps with their own readings.
extension NameReader {
  /// Reads a name given in parts.
  ///
  /// - Throws: ``CollationError/Code/badReading`` with a message that names the field.
  func read(_ person: PersonName) throws(CollationError) -> ReadName {
    let family = HanCore(ScannedText(person.family, characters: characters, canonical: canonical))
    var name = ReadName()
    name.text = ScannedText(text(of: person), characters: characters, canonical: canonical)
    name.core.find(in: name.text)
    name.restart(readings: other)
    guard !name.core.scalars.isEmpty else {
      try applyPhonetic(person, to: &name, familyCount: 0)
      return name
    }
    let count = min(family.scalars.count, name.core.scalars.count)
    if let split = known(family) {
      apply(split, prefix: 0, title: 0, to: &name)
    } else {
      setGiven(from: count, to: name.core.scalars.count, in: &name)
    }
    setParts(prefix: 0, family: count, title: 0, of: &name)
    try applyPhonetic(person, to: &name, familyCount: count)
    return name
  }

  /// The parts as one text: Han family names stand right before the given name, others with a blank.
  func text(of person: PersonName) -> String {
    let family = HanCore(ScannedText(person.family, characters: characters, canonical: canonical))
    let joiner = family.scalars.isEmpty && !person.family.isEmpty && !person.given.isEmpty ? " " : ""
    return person.family + joiner + person.given
  }

  /// The family field as surnames of the table: one, or two that make a double surname (郑李, 东方岳, 项司徒).
  private func known(_ family: HanCore) -> FamilySplit? {
    if let surname = surnames.surname(family.scalars) {
      return FamilySplit(surname: surname, length: surname.length, score: 1)
    }
    for length in 1..<max(1, family.scalars.count) {
      guard let first = surnames.surname(family.scalars.prefix(length)),
        let second = surnames.surname(family.scalars.dropFirst(length))
      else { continue }
      return FamilySplit(surname: first, second: second, length: family.scalars.count, score: 1)
    }
    return nil
  }

  private func applyPhonetic(
    _ person: PersonName, to name: inout ReadName, familyCount: Int
  ) throws(CollationError) {
    let parts = [
      (field: "phonetic family", reading: person.phoneticFamily, first: 0, count: familyCount),
      (
        field: "phonetic given", reading: person.phoneticGiven, first: familyCount,
        count: name.core.scalars.count - familyCount
      ),
    ]
    for part in parts where !part.reading.isEmpty {
      let readings: [Reading]
      do { readings = try self.readings(part.reading, from: part.first, count: part.count, in: name) } catch {
        throw CollationError(error.code, "The \(part.field) name cannot be read: \(error.message)")
      }
      guard readings.count == part.count else {
        throw CollationError(
          .badReading,
          "The \(part.field) name \u{201C}\(part.reading)\u{201D} has \(readings.count) syllables for \(part.count) Han "
            + "characters: write one for each.")
      }
      set(readings, at: part.first, rule: .phonetic, authority: .caller, in: &name)
      // Phonetic readings outrank what was decided before.
      name.decisions.insert(name.decisions.removeLast(), at: 0)
    }
  }

  /// What a phonetic field says of some characters: in pinyin, or in zhuyin, which always has its tones.
  ///
  /// A field without any tones has those of its characters: the tone of the reading that the tables chose where it has the
  /// same syllable, else of the first attested reading that has it, else the neutral one.
  private func readings(
    _ field: String, from first: Int, count: Int, in name: ReadName
  ) throws(CollationError) -> [Reading] {
    if ZhuyinTable.isZhuyin(field) { return try Reading.list(parsingZhuyin: field) }
    let attested = try AttestedReadings()
    let known = (first..<first + count).map { index in
      let character = Unicode.Scalar(name.core.scalars[index])
      return [name.readings[name.core.places[index]], character.flatMap(generic.reading(of:))].compactMap(\.self)
        + (character.map(attested.readings(of:)) ?? [])
    }
    let spelled = try PinyinField(field).syllables(count: count) { index, syllable in
      known[index].contains { $0.syllable == syllable }
    }
    return spelled.enumerated().map { index, spelled in
      if let tone = spelled.tone { return Reading(spelled.syllable, tone) }
      let own = index < count ? known[index].first { $0.syllable == spelled.syllable } : nil
      return own ?? Reading(spelled.syllable, .neutral)
    }
  }
}
