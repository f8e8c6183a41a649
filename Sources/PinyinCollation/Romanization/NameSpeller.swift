/// Spells a text that has been read.
struct NameSpeller {
  let name: ReadName
  /// What it was read from.
  let source: String
  let style: SpellingStyle
  let affixes: AffixTable
  let region: Region

  /// The spelling.
  ///
  /// - Parameter run: what to write for text that is not Han.
  /// - Complexity: O(*n*)
  func spelling<Failure: Error>(run: (String) throws(Failure) -> String) throws(Failure) -> String {
    var result = ""
    var previous: SpellingUnit.Role?
    for unit in inOrder(name.spellingUnits) {
      let text = unit.role == .run ? try run(name.text.sourceText(unit.range, of: source)) : word(unit)
      if let previous { result += separator(previous, result, unit.role, text) }
      result += text
      previous = unit.role
    }
    return result
  }

  /// The pieces in the order of the style: where the given name comes first, it changes places with the surname.
  private func inOrder(_ units: [SpellingUnit]) -> [SpellingUnit] {
    guard style == .givenFirst, let surname = units.firstIndex(where: { $0.role == .surname }),
      let given = units.firstIndex(where: { $0.role == .given }),
      units[surname..<given].allSatisfy({ $0.role == .surname })
    else { return units }
    let end = units[given...].firstIndex { $0.role != .given } ?? units.endIndex
    var result = units
    result.replaceSubrange(surname..<end, with: [units[given..<end], units[surname..<given]].joined())
    return result
  }

  /// What stands between two pieces: a hyphen between two surnames, a blank between words, nothing beside punctuation.
  private func separator(
    _ left: SpellingUnit.Role, _ before: String, _ right: SpellingUnit.Role, _ text: String
  ) -> String {
    if left == .surname, right == .surname {
      return style == .zhuyin ? " " : style == .passport ? "" : "-"
    }
    let neighbour = left == .run ? before.unicodeScalars.last : right == .run ? text.unicodeScalars.first : nil
    guard let neighbour else { return " " }
    return neighbour.properties.isAlphabetic || neighbour.properties.numericType != nil ? " " : ""
  }

  /// The syllables of a piece as one word.
  private func word(_ unit: SpellingUnit) -> String {
    let places = unit.range.filter { name.text.entries[$0].isHan }
    let readings = self.readings(of: unit, places)
    let areInitials = style == .initials && unit.role == .given
    var result = ""
    for (index, place) in places.enumerated() {
      if index > 0 { result += areInitials || style == .zhuyin ? " " : apostrophe(before: readings[index]) }
      if let spelled = readings[index]?.spelling(in: style) {
        result += areInitials ? spelled.prefix(1).uppercased() + "." : spelled
      } else {
        result += name.text.sourceText(place..<place + 1, of: source)
      }
    }
    return capitalised(result, unit.role)
  }

  /// Between syllables of one word only a, o and e need an apostrophe: every other letter tells where a syllable begins.
  ///
  /// - Source: Hanyu Pinyin Fang'an, 5; a digit divides as well, and passports leave it out (GB/T 28039-2011, 6.1).
  private func apostrophe(before reading: Reading?) -> String {
    guard style != .digits, style != .passport, let first = reading?.syllable.description.first else { return "" }
    return "aoeê".contains(first) ? "'" : ""
  }

  private func capitalised(_ word: String, _ role: SpellingUnit.Role) -> String {
    switch role {
    case .surname where style == .upperSurname: word.uppercased()
    case .surname, .given, .prefix, .properName: word.prefix(1).uppercased() + word.dropFirst()
    case .title, .word, .syllable, .run: word
    }
  }

  /// The readings of a piece: those of the name, and for a title its own, with neutral tones (先生 xiānsheng).
  private func readings(of unit: SpellingUnit, _ places: [Int]) -> [Reading?] {
    let readings = places.map { name.readings[$0] }
    guard unit.role == .title else { return readings }
    let title = places.map { name.text.scalars[$0] }
    return readings.enumerated().map { affixes.reading(of: title, at: $0.offset, in: region) ?? $0.element }
  }
}
