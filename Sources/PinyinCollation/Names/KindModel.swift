/// Decides whether a text is a person's name, where the caller does not say.
///
/// The evidence is looked at in order of its weight: what is known as a word, how it ends, what stands after the surname,
/// how long it is.
struct KindModel: Sendable {
  let words: WordTable
  let affixes: AffixTable
  let surnames: SurnameTable
  let splitter: SurnameSplitter

  /// People, in hundreds, that a surname has at least to be taken for one where it stands alone.
  private static let peopleAlone: UInt32 = 1000

  /// What a text was found to be.
  enum Finding: Hashable, Sendable {
    /// A person: characters before the surname (老曾), the family name, characters of a title behind the name.
    case person(prefix: Int, FamilySplit, title: Int)
    /// No person, and a known text at its start.
    case word(WordTable.Match)
    /// No person.
    case text
  }

  /// Looks at the Han characters at the start of a text.
  func find(_ core: HanCore) -> Finding {
    let characters = core.scalars[...]
    guard !characters.isEmpty, !core.hasMiddleDot else { return .text }
    let word = words.longestPrefix(of: characters)
    if let word, word.length == characters.count { return .word(word) }
    let text = word.map(Finding.word) ?? .text
    if isDoubled(characters) || affixes.longestSuffix(.ending, of: characters) != nil { return text }
    if let word, characters.count > 3, word.kind != .nickname { return .word(word) }
    return person(core) ?? text
  }

  /// A person's name, perhaps with a title or after a prefix; `nil` where the text does not look like one.
  func person(_ core: HanCore) -> Finding? {
    let characters = core.scalars[...]
    if let split = splitter.split(characters) {
      if let title = affixes.longestSuffix(.title, of: characters),
        isName(characters.dropLast(title), split: splitter.split(characters.dropLast(title)), beforeTitle: title)
      {
        return splitter.split(characters.dropLast(title)).map { .person(prefix: 0, $0, title: title) }
      }
      if isName(characters, split: split, beforeTitle: 0) { return .person(prefix: 0, split, title: 0) }
    }
    guard characters.count > 1, affixes.has(.prefix, characters.prefix(1)),
      let split = splitter.split(characters.dropFirst()), split.length == characters.count - 1
    else { return nil }
    return .person(prefix: 1, split, title: 0)
  }

  /// Whether what is left beside the surname has the length of a given name.
  private func isName(_ name: ArraySlice<UInt32>, split: FamilySplit?, beforeTitle title: Int) -> Bool {
    guard let split else { return false }
    let rest = name.count - split.length
    // A title of one character only counts right behind a surname: 单总, but 张小总 is a name.
    if title == 1 { return rest == 0 }
    if title > 0 { return rest <= 2 }
    if rest == 0 { return split.length > 1 || split.score > 0.01 * Double(Self.peopleAlone) }
    return rest <= 2
  }

  private func isDoubled(_ characters: ArraySlice<UInt32>) -> Bool {
    characters.count == 2 && characters.first == characters.last
  }
}
