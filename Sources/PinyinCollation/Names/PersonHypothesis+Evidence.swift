#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which evidence a text gives for and against a hypothesis.
extension PersonHypothesis {
  /// The hypothesis with all evidence that the text gives.
  func weighed(by model: KindModel, _ characters: ArraySlice<UInt32>, _ word: WordTable.Match?) -> PersonHypothesis {
    var result = self
    func add(_ evidence: Evidence, _ factor: Double) {
      result.evidence.append(WeighedEvidence(evidence: evidence, weight: model.weights[evidence] * factor))
    }
    add(.bias, 1)
    if readsAsWord(model, characters) { add(.sameReading, 1) }
    let people = split.surnames.map { max(Double($0.people), 0.5) }.min() ?? 0.5
    add(.surnamePeople, log10(people))
    if prefix > 0 { add(.prefix, 1) }
    if title > 0 { add(.title, 1) }
    addGiven(model, characters.dropFirst(prefix + split.length).dropLast(title), add)
    if title == 0 { addSurroundings(model, characters, word, add) }
    return result
  }

  /// Whether the first character is read alike as a surname and as the beginning of a word.
  private func readsAsWord(_ model: KindModel, _ characters: ArraySlice<UInt32>) -> Bool {
    guard prefix == 0, let surname = split.surnames.first, surname.length == 1, let first = characters.first else {
      return prefix > 0
    }
    return model.surnames.reading(of: surname, at: 0, in: .mainland) == model.initial(first)
  }

  private func addGiven(
    _ model: KindModel, _ rest: ArraySlice<UInt32>, _ add: (Evidence, Double) -> Void
  ) {
    switch rest.count {
    case 0:
      if title == 0, prefix == 0 { add(split.length > 1 ? .compoundAlone : .surnameAlone, 1) }
    case 1...2: break
    case 3: add(.givenLong, 1)
    default: add(.givenTooLong, 1)
    }
    guard (1...3).contains(rest.count) else { return }
    var likelihood = 0.0
    var foreign = 0.0
    for (index, scalar) in rest.enumerated() {
      let character = model.given.statistics(of: scalar)
      likelihood += index == rest.count - 1 ? character.givenLast : character.givenFirst
      foreign += character.foreign
    }
    add(.givenCharacter, likelihood)
    if foreign > 0 { add(.foreignCharacter, foreign) }
  }

  private func addSurroundings(
    _ model: KindModel, _ characters: ArraySlice<UInt32>, _ word: WordTable.Match?, _ add: (Evidence, Double) -> Void
  ) {
    if let word {
      add(word.kind.isDisjoint(with: [.place, .organisation, .foreign]) ? .wordBefore : .placeBefore, 1)
    }
    // One character behind a surname of one is a given name, whatever else it may be: 张镇.
    if let ending = model.affixes.longestSuffix(.ending, of: characters), characters.count > 2 {
      add(ending > 1 || word != nil ? .ending : .endingShort, 1)
    }
    if characters.count == 2, characters.first == characters.last { add(.doubled, 1) }
  }
}
