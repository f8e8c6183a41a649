/// Gives a text its readings: the rules of the package, the first that answers wins.
///
/// Frozen once made; reading a text changes nothing.
struct NameReader: Sendable {
  var configuration: Configuration
  let characters: CharacterTable
  let canonical: CanonicalForm
  let generic: any GenericReadings
  /// Whether the generic readings are those that a scan finds on its way.
  let isEmbedded: Bool
  let surnames: SurnameTable
  let words: WordTable
  let given: GivenTable
  let kinds: KindModel

  /// Takes the embedded tables.
  ///
  /// - Throws: ``CollationError/Code/damagedTable``
  init(_ configuration: Configuration, generic: any GenericReadings) throws(CollationError) {
    self.configuration = configuration
    let regional: any GenericReadings = configuration.region == .taiwan ? try TaiwanReadings(over: generic) : generic
    self.generic = regional
    isEmbedded = regional is EmbeddedGenericReadings
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
      // What a text is does not depend on the region.
      initial: { scalar in
        words.initial(scalar).flatMap { words.reading(of: $0, at: 0, in: .mainland) }
          ?? Unicode.Scalar(scalar).flatMap(generic.reading(of:))
      })
  }

  /// Reads a text.
  ///
  /// - Parameter isItemized: whether each piece of evidence is kept for an explanation.
  /// - Complexity: O(*n*)
  func read(_ string: String, isItemized: Bool = false) -> ReadName {
    var name = ReadName()
    _ = string.withTextBytes { read($0, into: &name, isItemized: isItemized) }
    return name
  }

  /// Reads a text into a value that keeps its memory from text to text.
  ///
  /// - Returns: false where the bytes are no UTF-8, and nothing was read.
  /// - Complexity: O(*n*)
  func read(_ bytes: TextBytes, into name: inout ReadName, isItemized: Bool = false) -> Bool {
    guard scan(bytes, into: &name.text) else { return false }
    findCore(of: &name)
    restart(&name)
    if !name.core.scalars.isEmpty { decide(&name, isItemized: isItemized) }
    return true
  }

  /// Gives a text that was scanned its generic readings.
  func restart(_ name: inout ReadName) {
    if isEmbedded { name.restart() } else { name.restart(readings: generic) }
  }

  /// Scans a text in which no name is looked for.
  ///
  /// - Returns: false where the bytes are no UTF-8.
  func scan(_ bytes: TextBytes, into text: inout ScannedText) -> Bool {
    text.scan(bytes, characters: characters, canonical: canonical)
  }

  /// Whether each character of some bytes is skipped at the start of a text, whatever stands beside it.
  func skipsEach(of bytes: TextBytes) -> Bool {
    var place = 0
    while place < bytes.count {
      guard let scalar = bytes.scalar(at: &place), !canonical.isAffected(scalar) else { return false }
      if characters[scalar].traits.isDisjoint(with: .skippedAlone) { return false }
    }
    return true
  }

  private func decide(_ name: inout ReadName, isItemized: Bool) {
    // A person's name may have an addition behind it, 乐嘉(同事); a word may not.
    if let whole = configuration.overrides.whole(name.core.scalars),
      whole.scope == .name || name.core.isAll(of: name.text)
    {
      return apply(whole, to: &name)
    }
    switch finding(name.core, isItemized: isItemized) {
    case .person(let person): apply(person, to: &name)
    case .word(let match, let runnerUp):
      apply(match, to: &name)
      name.runnerUp = runnerUp
    case .text(let runnerUp):
      // The caller knows that it is a person, with a surname that the tables do not have.
      if configuration.kind == .person {
        applyUnknownPerson(to: &name)
      } else if name.core.scalars.count > 1, let initial = words.initial(name.core.scalars[0]) {
        apply(initial, to: &name)
      }
      name.runnerUp = runnerUp
    }
  }

  /// What the text is, where the caller's word counts first.
  private func finding(_ core: HanCore, isItemized: Bool) -> KindModel.Finding {
    switch configuration.kind {
    case .automatic:
      return kinds.find(core, isItemized: isItemized)
    case .text:
      return words.longestPrefix(of: core.scalars).map { .word($0, nil) } ?? .text(nil)
    case .person:
      if let word = words.longestPrefix(of: core.scalars), word.kind == .foreign, word.length == core.scalars.count {
        return .word(word, nil)
      }
      if core.hasMiddleDot { return kinds.find(core, isItemized: isItemized) }
      return kinds.hypothesis(core).map(KindModel.Finding.person) ?? .text(nil)
    }
  }

  /// Finds the characters in which a name may stand. Behind a blank a given name may follow (张 三, 欧阳 修), but behind more
  /// than a surname stands an addition: 单雄信 同事.
  private func findCore(of name: inout ReadName) {
    name.core.find(in: name.text)
    guard let blank = name.core.blanks.first, blank > 1, surnames.surname(name.core.scalars.prefix(blank)) == nil else {
      return
    }
    name.core.cut(to: blank)
  }
}
