/// Decides whether a text is a person's name, where the caller does not say.
///
/// A text that is known as a whole is what the table of words says. Every other text that can be taken for a person gets a
/// score: the sum of weighted evidence (Data/evidence.tsv). Above 0 it is a person.
///
/// A class, since it is large and handed on for each text.
final class KindModel: Sendable {
  let words: WordTable
  let affixes: AffixTable
  let surnames: SurnameTable
  let given: GivenTable
  let splitter: SurnameSplitter
  let weights: EvidenceWeights
  /// The reading a character has at the start of an ordinary word.
  let initial: @Sendable (UInt32) -> Reading?

  init(
    words: WordTable, affixes: AffixTable, surnames: SurnameTable, given: GivenTable, splitter: SurnameSplitter,
    weights: EvidenceWeights, initial: @escaping @Sendable (UInt32) -> Reading?
  ) {
    (self.words, self.affixes, self.surnames, self.given) = (words, affixes, surnames, given)
    (self.splitter, self.weights, self.initial) = (splitter, weights, initial)
  }

  /// What a text was found to be.
  enum Finding: Hashable, Sendable {
    /// A person.
    case person(PersonHypothesis)
    /// No person, and a known text at its start; with the runner-up, where there was one.
    case word(WordTable.Match, PersonHypothesis?)
    /// No person.
    case text(PersonHypothesis?)
  }

  /// Looks at the Han characters at the start of a text.
  ///
  /// - Parameter isItemized: whether each piece of evidence is kept for an explanation.
  func find(_ core: HanCore, isItemized: Bool) -> Finding {
    let characters = core.scalars[...]
    guard !characters.isEmpty else { return .text(nil) }
    let word = words.longestPrefix(of: characters)
    // A middle dot stands in foreign and minority names only.
    if let word, word.length == characters.count || core.hasMiddleDot { return .word(word, nil) }
    if core.hasMiddleDot { return .text(nil) }
    let person = hypothesis(core)?.weighed(by: self, characters, word, isItemized: isItemized)
    if let person, person.evidence.thousandths > 0 { return .person(person) }
    return word.map { .word($0, person) } ?? .text(person)
  }

  /// The likeliest way to take a text for a person; `nil` where no surname stands in it.
  func hypothesis(_ core: HanCore) -> PersonHypothesis? {
    let characters = core.scalars[...]
    if let title = affixes.longestSuffix(.title, of: characters),
      let split = splitter.split(characters.dropLast(title)),
      // A title of one character only counts right behind a surname: 单总, but 张小总 is a name.
      title > 1 || split.length == characters.count - title, characters.count - title - split.length <= 2
    {
      return PersonHypothesis(split: split, title: title)
    }
    if let split = splitter.split(characters) { return PersonHypothesis(split: split) }
    guard characters.count > 1, affixes.has(.prefix, characters[0]),
      let split = splitter.split(characters.dropFirst()), split.length == characters.count - 1
    else { return nil }
    return PersonHypothesis(prefix: 1, split: split)
  }
}
