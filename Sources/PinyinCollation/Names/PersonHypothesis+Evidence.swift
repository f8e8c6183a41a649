/// Which evidence a text gives for and against a hypothesis.
extension PersonHypothesis {
  /// The hypothesis with all evidence that the text gives.
  func weighed(
    by model: KindModel, _ characters: ArraySlice<UInt32>, _ word: WordTable.Match?, isItemized: Bool
  ) -> PersonHypothesis {
    var sum = EvidenceSum(isItemized: isItemized)
    let weights = model.weights
    sum.add(.bias, weights)
    if readsAsWord(model, characters) { sum.add(.sameReading, weights) }
    let people = min(split.surname?.people ?? 0, split.second?.people ?? .max)
    sum.add(.surnamePeople, weights.surname(people: people))
    if prefix > 0 { sum.add(.prefix, weights) }
    if title > 0 { sum.add(.title, weights) }
    addGiven(model, characters.dropFirst(prefix + split.length).dropLast(title), to: &sum)
    if title == 0 { addSurroundings(model, characters, word, to: &sum) }
    var result = self
    result.evidence = sum
    return result
  }

  /// Whether the first character is read alike as a surname and as the beginning of a word.
  private func readsAsWord(_ model: KindModel, _ characters: ArraySlice<UInt32>) -> Bool {
    guard prefix == 0, let surname = split.surname, surname.length == 1, let first = characters.first else {
      return prefix > 0
    }
    return model.surnames.reading(of: surname, at: 0, in: .mainland) == model.initial(first)
  }

  private func addGiven(_ model: KindModel, _ rest: ArraySlice<UInt32>, to sum: inout EvidenceSum) {
    let weights = model.weights
    switch rest.count {
    case 0:
      guard title == 0, prefix == 0 else { return }
      let alone = split.length > 1 ? Evidence.compoundAlone : .surnameAlone
      return sum.add(alone, weights)
    case 1...2: break
    case 3: sum.add(.givenLong, weights)
    default: return sum.add(.givenTooLong, weights)
    }
    var likelihood = 0
    var foreign = 0
    for (index, scalar) in rest.enumerated() {
      let character = model.given.statistics(of: scalar)
      likelihood += index == rest.count - 1 ? character.givenLast : character.givenFirst
      foreign += character.foreign
    }
    // Hundredths times tenths.
    sum.add(.givenCharacter, weights[.givenCharacter] * likelihood)
    if foreign > 0 { sum.add(.foreignCharacter, weights[.foreignCharacter] * foreign) }
  }

  private func addSurroundings(
    _ model: KindModel, _ characters: ArraySlice<UInt32>, _ word: WordTable.Match?,
    to sum: inout EvidenceSum
  ) {
    let weights = model.weights
    if let word {
      let isWord = word.kind.isDisjoint(with: [.place, .organisation, .foreign])
      sum.add(isWord ? .wordBefore : .placeBefore, weights)
    }
    // One character behind a surname of one is a given name, whatever else it may be: 张镇.
    if characters.count > 2, let ending = model.affixes.longestSuffix(.ending, of: characters) {
      sum.add(ending > 1 || word != nil ? .ending : .endingShort, weights)
    }
    if characters.count == 2, characters.first == characters.last { sum.add(.doubled, weights) }
  }
}
