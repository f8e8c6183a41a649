import CNameData

/// Known texts that are no Chinese person's name and keep their ordinary reading: 单位, 重庆, 华为, 盖茨, 乐乐.
///
/// - Source: Data/words.tsv, Data/word_list.tsv and Data/word_initials.tsv; each row names its authorities
package struct WordTable: Sendable {
  /// The table embedded in the library, read on first use.
  package static let embedded = EmbeddedTable { () throws(CollationError) in
    try WordTable(lexicon: Lexicon(TableFile(NAME_DATA_WORDS, name: "words")))
  }

  /// What a known text is.
  package struct Kind: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A word of the language.
    package static let word = Kind(rawValue: 1)
    /// A place, read as its people read it.
    package static let place = Kind(rawValue: 2)
    /// A company, an office, a service.
    package static let organisation = Kind(rawValue: 4)
    /// A foreign or minority person's name, whose first character is no surname.
    package static let foreign = Kind(rawValue: 8)
    /// A nickname or stage name.
    package static let nickname = Kind(rawValue: 16)

    /// The kind that the table calls so.
    package init?(name: String) {
      switch name {
      case "word": self = .word
      case "place": self = .place
      case "organisation": self = .organisation
      case "foreign": self = .foreign
      case "nickname": self = .nickname
      default: return nil
      }
    }
  }

  /// A known text found in another: its number and its length in characters.
  package struct Match: Hashable, Sendable {
    package let number: Int
    package let length: Int
    package let kind: Kind
  }

  /// Characters of the longest text that is looked up.
  package static let longest = 8

  private let lexicon: Lexicon

  /// Takes the table of texts with readings.
  package init(lexicon: Lexicon) { self.lexicon = lexicon }

  /// The longest known text with which another begins.
  package func longestPrefix(of text: some RandomAccessCollection<UInt32>) -> Match? {
    lexicon.longestPrefix(of: text, maximum: Self.longest).map {
      Match(number: $0.number, length: $0.length, kind: Kind(rawValue: lexicon.kinds($0.number)))
    }
  }

  /// The reading of one character of a known text; `nil` for the generic one.
  package func reading(of match: Match, at index: Int, in region: Region) -> Reading? {
    lexicon.reading(match.number, at: index, in: region)
  }

  /// The reading a character has at the start of words that are not listed; `nil` for the generic one.
  ///
  /// - Complexity: O(1)
  package func initial(_ scalar: UInt32) -> Match? {
    lexicon.number(ofScalar: scalar).map { Match(number: $0, length: 1, kind: .word) }
  }

  /// The authorities behind a known text.
  package func source(of match: Match) -> String { lexicon.source(match.number) }
}
