/// How each rule writes its readings into a name.
extension NameReader {
  /// Rule `override` for a whole text.
  func apply(_ whole: Overrides.Entry, to name: inout ReadName) {
    set(whole.readings, at: 0, rule: .override, authority: .caller, in: &name)
    guard whole.scope == .name else { return }
    let length = kinds.splitter.split(name.core.scalars[...])?.length ?? 1
    setParts(prefix: 0, family: length, title: 0, of: &name)
  }

  /// Rule `word`: the known text's own readings; what follows it keeps the generic ones.
  func apply(_ match: WordTable.Match, to name: inout ReadName) {
    let readings = (0..<match.length).map { words.reading(of: match, at: $0, in: configuration.region) }
    set(readings, at: 0, rule: .word, authority: .word(match), in: &name)
  }

  /// A person as the model found it.
  func apply(_ person: PersonHypothesis, to name: inout ReadName) {
    apply(person.split, prefix: person.prefix, title: person.title, to: &name)
    if configuration.kind == .automatic { name.evidence = person.evidence }
  }

  /// Rules `override`, `compound`, `surname` and `given` for a person.
  func apply(_ split: FamilySplit, prefix: Int, title: Int, to name: inout ReadName) {
    let family = name.core.scalars[prefix..<prefix + split.length]
    if let own = configuration.overrides.surname(family) {
      set(own, at: prefix, rule: .override, authority: .caller, in: &name)
    } else {
      // A double surname is two, and the caller may have a reading of either.
      if let surname = split.surname { apply(surname, at: prefix, to: &name) }
      if let second = split.second { apply(second, at: prefix + (split.surname?.length ?? 0), to: &name) }
    }
    setParts(prefix: prefix, family: split.length, title: title, of: &name)
    setGiven(from: prefix + split.length, to: name.core.scalars.count - title, in: &name)
  }

  private func apply(_ surname: Surname, at first: Int, to name: inout ReadName) {
    let places = first..<first + surname.length
    if let own = configuration.overrides.surname(name.core.scalars[places]) {
      return set(own, at: first, rule: .override, authority: .caller, in: &name)
    }
    for place in places {
      let reading = surnames.reading(of: surname, at: place - first, in: configuration.region)
      if let reading { name.text.read(name.core.places[place], as: reading) }
    }
    let rule = surname.length > 1 ? Rule.compound : .surname
    name.decisions.append(Decision(range: name.core.range(places), rule: rule, authority: .surname(surname)))
  }

  /// A person by the caller's word whose surname is in no table: the first character, where the name is short enough.
  func applyUnknownPerson(to name: inout ReadName) {
    guard !name.core.hasMiddleDot else { return }
    let isShort = (1...3).contains(name.core.scalars.count)
    setParts(prefix: 0, family: isShort ? 1 : 0, title: 0, of: &name)
    setGiven(from: isShort ? 1 : 0, to: name.core.scalars.count, in: &name)
  }

  /// Rule `given`, for the characters of the given name.
  func setGiven(from first: Int, to end: Int, in name: inout ReadName) {
    for index in first..<max(first, end) {
      let scalar = name.core.scalars[index]
      guard
        let found = given.reading(
          of: scalar, isFirst: index == first, isLast: index == end - 1, in: configuration.region)
      else { continue }
      set([found], at: index, rule: .given, authority: .given(scalar), in: &name)
    }
  }

  /// Says where family and given name stand. A prefix belongs to neither, nor does a title.
  func setParts(prefix: Int, family: Int, title: Int, of name: inout ReadName) {
    name.kind = .person
    let givenEnd = name.core.scalars.count - title
    name.family = name.core.range(prefix..<prefix + family)
    name.given = name.core.range(prefix + family..<max(prefix + family, givenEnd))
    name.separator = family > 0 ? name.family.upperBound : nil
  }

  /// Writes readings over some characters and notes who decided; `nil` keeps the generic reading.
  func set(
    _ readings: [Reading?], at first: Int, rule: Rule, authority: Decision.Authority, in name: inout ReadName
  ) {
    for (index, reading) in readings.enumerated() {
      if let reading { name.text.read(name.core.places[first + index], as: reading) }
    }
    name.decisions.append(
      Decision(range: name.core.range(first..<first + readings.count), rule: rule, authority: authority))
  }
}
