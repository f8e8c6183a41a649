/// A piece of a text that is spelled on its own: one word, one syllable, or a run of what is not Han.
struct SpellingUnit: Hashable, Sendable {
  /// What a piece is, which decides its capital and what stands before it.
  enum Role: Hashable, Sendable {
    /// A surname; a double surname is two.
    case surname
    /// A given name.
    case given
    /// 老, 小, 阿 before a surname.
    case prefix
    /// A title or kinship term behind a name.
    case title
    /// A known word of the language.
    case word
    /// A known name of anything but a Chinese person.
    case properName
    /// A character of a text that nobody has cut into words.
    case syllable
    /// Anything that is not Han.
    case run
  }

  let role: Role
  /// Scalars of the text.
  let range: Range<Int>
}

extension ReadName {
  /// The text cut into pieces, in its order. Blanks between the characters of a name are left out.
  ///
  /// - Complexity: O(*n*)
  var spellingUnits: [SpellingUnit] {
    var units: [SpellingUnit] = []
    var place = 0
    for word in words where word.range.lowerBound >= place {
      cut(place..<word.range.lowerBound, .syllable, into: &units)
      cut(word.range, word.role, into: &units)
      place = word.range.upperBound
    }
    cut(place..<text.scalars.count, .syllable, into: &units)
    return units
  }

  /// What is known to be a word or a name, in order.
  private var words: [SpellingUnit] {
    if kind == .person { return partsOfPerson }
    // A middle dot stands in foreign and minority names only: each part is a name.
    if coreRange.contains(where: isMiddleDot) { return [SpellingUnit(role: .properName, range: coreRange)] }
    guard let first = decisions.first, first.range.lowerBound == coreRange.lowerBound else { return [] }
    switch first.authority {
    case .word(let match): return [SpellingUnit(role: match.kind == .word ? .word : .properName, range: first.range)]
    case .caller: return [SpellingUnit(role: .word, range: first.range)]
    default: return []
    }
  }

  private var partsOfPerson: [SpellingUnit] {
    var units: [SpellingUnit] = []
    var end = coreRange.lowerBound
    if !family.isEmpty {
      units.append(SpellingUnit(role: .prefix, range: coreRange.lowerBound..<family.lowerBound))
      units += surnames.map { SpellingUnit(role: .surname, range: $0) }
      end = family.upperBound
    }
    if !given.isEmpty {
      units.append(SpellingUnit(role: .given, range: given))
      end = given.upperBound
    }
    units.append(SpellingUnit(role: .title, range: end..<max(end, coreRange.upperBound)))
    return units
  }

  /// The surnames that the family name is made of: two for a double surname.
  private var surnames: [Range<Int>] {
    let found = decisions.filter { decision in
      guard family.contains(decision.range.lowerBound) else { return false }
      if case .surname = decision.authority { return true }
      return decision.rule == .override
    }.map(\.range)
    let areAll = found.first?.lowerBound == family.lowerBound && found.last?.upperBound == family.upperBound
    return found.count > 1 && areAll ? found : [family]
  }

  /// Cuts some scalars where Han and other text meet; unknown words also between syllables.
  private func cut(_ range: Range<Int>, _ role: SpellingUnit.Role, into units: inout [SpellingUnit]) {
    var place = range.lowerBound
    while place < range.upperBound {
      let first = place
      let isHan = text.entries[place].isHan
      if isDropped(place) {
        place += 1
        continue
      }
      repeat {
        place += 1
      } while place < range.upperBound
        && (isHan
          ? role != .syllable && (text.entries[place].isHan || isDropped(place))
          : !text.entries[place].isHan && !isDropped(place))
      units.append(SpellingUnit(role: isHan ? role : .run, range: first..<place))
    }
  }

  /// Whether a scalar is left out: a blank or something invisible between the characters of a name.
  private func isDropped(_ place: Int) -> Bool {
    coreRange.contains(place) && isIgnored(place) && !isMiddleDot(place)
  }

  private func isMiddleDot(_ place: Int) -> Bool { text.entries[place].traits.contains(.middleDot) }
}
