import CNameData

/// The surnames: every attested one with how many people bear it, every compound, every reading in question.
///
/// - Source: Data/surnames.tsv and Data/attested.tsv; each row names its authorities
package struct SurnameTable: Sendable {
  /// The table embedded in the library, read on first use.
  package static let embedded = EmbeddedTable { () throws(CollationError) in
    try SurnameTable(lexicon: Lexicon(TableFile(NAME_DATA_SURNAMES, name: "surnames")))
  }

  /// Kind of a row whose reading is in question: it stands in surnames.tsv with its authorities.
  package static let questioned: UInt8 = 1
  /// Characters of the longest surname (伊尔根觉罗).
  package static let longest = 5

  private let lexicon: Lexicon

  /// Takes the table of texts with readings.
  package init(lexicon: Lexicon) { self.lexicon = lexicon }

  /// The surname that is one character; `nil` where nobody is known to bear it.
  ///
  /// - Complexity: O(1)
  package func single(_ scalar: UInt32) -> Surname? {
    lexicon.number(ofScalar: scalar).map { surname($0, length: 1) }
  }

  /// The compound surnames with which a text begins, the longest first.
  ///
  /// - Complexity: O(1) for most texts.
  package func compounds(at text: some RandomAccessCollection<UInt32>) -> [Surname] {
    lexicon.longerPrefixes(of: text, maximum: Self.longest).map { surname($0.number, length: $0.length) }
  }

  /// The surname with exactly this form.
  package func surname(_ text: some RandomAccessCollection<UInt32>) -> Surname? {
    lexicon.texts.number(of: text).map { surname($0, length: text.count) }
  }

  /// The reading of one character of a surname; `nil` for the generic one.
  package func reading(of surname: Surname, at index: Int, in region: Region) -> Reading? {
    lexicon.reading(surname.number, at: index, in: region)
  }

  /// The authorities behind a surname, as its row names them.
  package func source(of surname: Surname) -> String { lexicon.source(surname.number) }

  /// The other readings that real families use, as its row names them.
  package func alternates(of surname: Surname) -> String { lexicon.alternates(surname.number) }

  private func surname(_ number: Int, length: Int) -> Surname {
    Surname(number: number, length: length, people: lexicon.value(number))
  }
}

/// A surname found at the start of a text.
package struct Surname: Hashable, Sendable {
  /// Its number in the table.
  package let number: Int
  /// Its length in characters.
  package let length: Int
  /// How many people bear it, in hundreds; 0 where unknown.
  package let people: UInt32
}
