/// Gives a text its readings: the rules of the package, the first that answers wins.
///
/// Frozen once made; reading a text changes nothing.
struct NameReader: Sendable {
  let configuration: Configuration
  let characters: CharacterTable
  let canonical: CanonicalForm
  let generic: any GenericReadings
  let surnames: SurnameTable
  let words: WordTable
  let given: GivenTable
  let kinds: KindModel

  /// Takes the embedded tables.
  ///
  /// - Throws: ``CollationError/Code/damagedTable``
  init(_ configuration: Configuration, generic: any GenericReadings) throws(CollationError) {
    self.configuration = configuration
    self.generic = generic
    characters = try CharacterTable.embedded.get()
    canonical = try CanonicalForm.embedded.get()
    surnames = try SurnameTable.embedded.get()
    let words = try WordTable.embedded.get()
    self.words = words
    given = try GivenTable.embedded.get()
    kinds = KindModel(
      words: words, affixes: try AffixTable.embedded.get(), surnames: surnames, given: given,
      splitter: SurnameSplitter(surnames: surnames, given: given, overrides: configuration.overrides),
      weights: try EvidenceWeights.embedded.get(),
      initial: { scalar in
        words.initial(scalar).flatMap { words.reading(of: $0, at: 0, in: configuration.region) }
          ?? Unicode.Scalar(scalar).flatMap(generic.reading(of:))
      })
  }

  /// Reads a text.
  ///
  /// - Complexity: O(*n*)
  func read(_ string: String) -> ReadName {
    let text = ScannedText(string, characters: characters, canonical: canonical)
    let core = nameCore(of: text)
    var name = ReadName(generic: text, core: core, readings: generic)
    guard !core.scalars.isEmpty else { return name }
    // A person's name may have an addition behind it, 乐嘉(同事); a word may not.
    if let whole = configuration.overrides.whole(core.scalars), whole.scope == .name || core.isAll(of: text) {
      apply(whole, to: &name, core)
      return name
    }
    switch finding(core) {
    case .person(let person): apply(person, to: &name, core)
    case .word(let match, let runnerUp):
      apply(match, to: &name, core)
      name.runnerUp = runnerUp
    case .text(let runnerUp):
      // The caller knows that it is a person, with a surname that the tables do not have.
      if configuration.kind == .person {
        applyUnknownPerson(to: &name, core)
      } else if core.scalars.count > 1, let initial = words.initial(core.scalars[0]) {
        apply(initial, to: &name, core)
      }
      name.runnerUp = runnerUp
    }
    return name
  }

  /// What the text is, where the caller's word counts first.
  private func finding(_ core: HanCore) -> KindModel.Finding {
    switch configuration.kind {
    case .automatic:
      return kinds.find(core)
    case .text:
      return words.longestPrefix(of: core.scalars).map { .word($0, nil) } ?? .text(nil)
    case .person:
      if let word = words.longestPrefix(of: core.scalars), word.kind == .foreign, word.length == core.scalars.count {
        return .word(word, nil)
      }
      if core.hasMiddleDot { return kinds.find(core) }
      return kinds.hypothesis(core).map(KindModel.Finding.person) ?? .text(nil)
    }
  }

  /// The characters in which a name may stand. Behind a blank a given name may follow (张 三, 欧阳 修), but behind more than
  /// a surname stands an addition: 单雄信 同事.
  private func nameCore(of text: ScannedText) -> HanCore {
    let core = HanCore(text)
    guard let blank = core.blanks.first, blank > 1, surnames.surname(core.scalars.prefix(blank)) == nil else {
      return core
    }
    return core.prefix(blank)
  }
}
