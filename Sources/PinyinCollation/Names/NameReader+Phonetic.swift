/// Rule `phonetic`: names that come in parts, perhaps with their own readings.
extension NameReader {
  /// The reading that a field gives to some characters of a name.
  struct PhoneticPart {
    /// What to call the field in messages.
    let field: String
    let reading: String
    let first: Int
    let count: Int
  }

  /// Reads family and given name.
  ///
  /// - Throws: ``CollationError/Code/badReading`` with a message that names the field.
  func readParts(_ person: PersonName) throws(CollationError) -> Record {
    let familyText = sorted(person.family, person.phoneticFamily)
    let givenText = sorted(person.given, person.phoneticGiven)
    let family = core(familyText)
    // Han family names stand right before the given name, others with a blank.
    let joiner = family.scalars.isEmpty && !familyText.isEmpty && !givenText.isEmpty ? " " : ""
    let source = familyText + joiner + givenText
    var name = ReadName()
    name.text = ScannedText(source, characters: characters, canonical: canonical)
    name.core.find(in: name.text)
    restart(&name)
    let count = min(family.scalars.count, name.core.scalars.count)
    if !name.core.scalars.isEmpty { applyParts(family, count, to: &name) }
    try applyPhonetic(
      [
        PhoneticPart(
          field: "family", reading: familyText == person.family ? person.phoneticFamily : "", first: 0, count: count),
        PhoneticPart(
          field: "given", reading: givenText == person.given ? person.phoneticGiven : "", first: count,
          count: name.core.scalars.count - count),
      ], to: &name)
    let givenPlace = name.text.offsets.firstIndex { $0 >= (familyText + joiner).utf8.count } ?? name.text.scalars.count
    if familyText != person.family { markPhonetic(0..<givenPlace, of: &name) }
    if givenText != person.given { markPhonetic(givenPlace..<name.text.scalars.count, of: &name) }
    return Record(name: name, source: source)
  }

  /// What the tables and the caller's overrides say of a name whose parts are known.
  private func applyParts(_ family: HanCore, _ count: Int, to name: inout ReadName) {
    if let whole = configuration.overrides.whole(name.core.scalars), whole.scope == .name {
      set(whole.readings, at: 0, rule: .override, authority: .caller, in: &name)
    } else if let split = known(family) {
      apply(split, prefix: 0, title: 0, to: &name)
    } else {
      setGiven(from: count, to: name.core.scalars.count, in: &name)
    }
    setParts(prefix: 0, family: count, title: 0, of: &name)
  }

  /// Notes that a field gave the text itself.
  func markPhonetic(_ range: Range<Int>, of name: inout ReadName) {
    guard !range.isEmpty else { return }
    name.decisions.insert(Decision(range: range, rule: .phonetic, authority: .caller), at: 0)
  }

  /// The family field as surnames of the caller or of the table: one, or two that make a double surname (郑李, 东方岳, 项司徒).
  private func known(_ family: HanCore) -> FamilySplit? {
    if configuration.overrides.surname(family.scalars) != nil {
      return FamilySplit(length: family.scalars.count, score: .infinity)
    }
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

  private func applyPhonetic(_ parts: [PhoneticPart], to name: inout ReadName) throws(CollationError) {
    for part in parts where !part.reading.isEmpty { try apply(part, to: &name) }
  }

  /// Writes the reading of a field over its characters.
  func apply(_ part: PhoneticPart, to name: inout ReadName) throws(CollationError) {
    let readings: [Reading]
    do { readings = try self.readings(part.reading, from: part.first, count: part.count, in: name) } catch {
      throw CollationError(error.code, "The phonetic \(part.field) name cannot be read: \(error.message)")
    }
    guard readings.count == part.count else {
      throw CollationError(
        .badReading,
        "The phonetic \(part.field) name \u{201C}\(part.reading)\u{201D} has \(readings.count) syllables for "
          + "\(part.count) Han characters: write one for each.")
    }
    set(readings, at: part.first, rule: .phonetic, authority: .caller, in: &name)
    // Phonetic readings outrank what was decided before.
    name.decisions.insert(name.decisions.removeLast(), at: 0)
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
