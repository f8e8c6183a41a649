/// How each rule writes its readings into a name.
extension NameReader {
  /// Rule `override` for a whole text.
  func apply(_ whole: Overrides.Entry, to name: inout ReadName, _ core: HanCore) {
    set(whole.readings, at: 0, rule: .override, authority: .caller, in: &name, core)
    guard whole.scope == .name else { return }
    let length = kinds.splitter.split(core.scalars[...])?.length ?? 1
    setParts(prefix: 0, family: length, title: 0, of: &name, core)
  }

  /// Rule `word`: the known text's own readings; what follows it keeps the generic ones.
  func apply(_ match: WordTable.Match, to name: inout ReadName, _ core: HanCore) {
    let readings = (0..<match.length).map { words.reading(of: match, at: $0, in: configuration.region) }
    set(readings, at: 0, rule: .word, authority: .word(match), in: &name, core)
  }

  /// A person as the model found it.
  func apply(_ person: PersonHypothesis, to name: inout ReadName, _ core: HanCore) {
    apply(person.split, prefix: person.prefix, title: person.title, to: &name, core)
    name.evidence = person.evidence
  }

  /// Rules `override`, `compound`, `surname` and `given` for a person.
  func apply(_ split: FamilySplit, prefix: Int, title: Int, to name: inout ReadName, _ core: HanCore) {
    var split = split
    let own = configuration.overrides.surnames(at: Array(core.scalars.dropFirst(prefix))).first
    if let own, own.count > split.length || split.surnames.count > 1 { split.length = own.count }
    if let own, own.count >= split.length {
      split.length = own.count
      set(own, at: prefix, rule: .override, authority: .caller, in: &name, core)
    } else {
      var place = prefix
      for surname in split.surnames {
        let readings = (0..<surname.length).map { surnames.reading(of: surname, at: $0, in: configuration.region) }
        set(
          readings, at: place, rule: surname.length > 1 ? .compound : .surname, authority: .surname(surname), in: &name,
          core)
        place += surname.length
      }
    }
    setParts(prefix: prefix, family: split.length, title: title, of: &name, core)
    setGiven(from: prefix + split.length, to: core.scalars.count - title, in: &name, core)
  }

  /// A person by the caller's word whose surname is in no table: the first character, where the name is short enough.
  func applyUnknownPerson(to name: inout ReadName, _ core: HanCore) {
    guard !core.hasMiddleDot else { return }
    let isShort = (1...3).contains(core.scalars.count)
    setParts(prefix: 0, family: isShort ? 1 : 0, title: 0, of: &name, core)
    setGiven(from: isShort ? 1 : 0, to: core.scalars.count, in: &name, core)
  }

  /// Rule `given`, for the characters of the given name.
  func setGiven(from first: Int, to end: Int, in name: inout ReadName, _ core: HanCore) {
    for index in first..<max(first, end) {
      let scalar = core.scalars[index]
      guard
        let found = given.reading(
          of: scalar, isFirst: index == first, isLast: index == end - 1, in: configuration.region)
      else { continue }
      set([found], at: index, rule: .given, authority: .given(scalar), in: &name, core)
    }
  }

  /// Says where family and given name stand. A prefix belongs to neither, nor does a title.
  func setParts(prefix: Int, family: Int, title: Int, of name: inout ReadName, _ core: HanCore) {
    name.kind = .person
    let givenEnd = core.scalars.count - title
    name.family = core.range(prefix..<prefix + family)
    name.given = core.range(prefix + family..<max(prefix + family, givenEnd))
    name.separator = family > 0 ? name.family.upperBound : nil
  }

  /// Writes readings over some characters and notes who decided; `nil` keeps the generic reading.
  func set(
    _ readings: [Reading?], at first: Int, rule: Rule, authority: Decision.Authority, in name: inout ReadName,
    _ core: HanCore
  ) {
    for (index, reading) in readings.enumerated() {
      if let reading { name.readings[core.places[first + index]] = reading }
    }
    name.decisions.append(
      Decision(range: core.range(first..<first + readings.count), rule: rule, authority: authority))
  }
}
