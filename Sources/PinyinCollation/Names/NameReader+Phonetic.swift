/// Rule `phonetic`: names that come in parts, perhaps with their own readings.
extension NameReader {
  /// Reads a name given in parts.
  ///
  /// - Throws: ``CollationError/Code/badReading`` with a message that names the field.
  func read(_ person: PersonName) throws(CollationError) -> ReadName {
    let family = HanCore(ScannedText(person.family, characters: characters, canonical: canonical))
    let joiner = family.scalars.isEmpty && !person.family.isEmpty && !person.given.isEmpty ? " " : ""
    let text = ScannedText(
      person.family + joiner + person.given, characters: characters, canonical: canonical)
    let core = HanCore(text)
    var name = ReadName(generic: text, core: core, readings: generic)
    guard !core.scalars.isEmpty else {
      try applyPhonetic(person, to: &name, familyCount: 0, core)
      return name
    }
    let count = min(family.scalars.count, core.scalars.count)
    if let split = known(family) {
      apply(split, prefix: 0, title: 0, to: &name, core)
    } else {
      setGiven(from: count, to: core.scalars.count, in: &name, core)
    }
    setParts(prefix: 0, family: count, title: 0, of: &name, core)
    try applyPhonetic(person, to: &name, familyCount: count, core)
    return name
  }

  /// The family field as surnames of the table: one, or two that make a double surname.
  private func known(_ family: HanCore) -> FamilySplit? {
    if let surname = surnames.surname(family.scalars) {
      return FamilySplit(surnames: [surname], length: surname.length, score: 1)
    }
    let parts = family.scalars.compactMap(surnames.single)
    return parts.count == 2 && family.scalars.count == 2 ? FamilySplit(surnames: parts, length: 2, score: 1) : nil
  }

  private func applyPhonetic(
    _ person: PersonName, to name: inout ReadName, familyCount: Int, _ core: HanCore
  ) throws(CollationError) {
    let parts = [
      (field: "phonetic family", reading: person.phoneticFamily, first: 0, count: familyCount),
      (
        field: "phonetic given", reading: person.phoneticGiven, first: familyCount,
        count: core.scalars.count - familyCount
      ),
    ]
    for part in parts where !part.reading.isEmpty {
      let readings: [Reading]
      do { readings = try Reading.list(parsing: part.reading) } catch {
        throw CollationError(error.code, "The \(part.field) name cannot be read: \(error.message)")
      }
      guard readings.count == part.count else {
        throw CollationError(
          .badReading,
          "The \(part.field) name \u{201C}\(part.reading)\u{201D} has \(readings.count) syllables for \(part.count) Han "
            + "characters: write one for each.")
      }
      set(readings, at: part.first, rule: .phonetic, authority: .caller, in: &name, core)
      // Phonetic readings outrank what was decided before.
      name.decisions.insert(name.decisions.removeLast(), at: 0)
    }
  }
}
