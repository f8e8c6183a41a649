import CNameData

/// What is known of characters in given names: how often they stand there, and which are read otherwise there.
///
/// - Source: Data/given.tsv and Data/name_characters.tsv; each row names its authorities
package struct GivenTable: Sendable {
  /// The table embedded in the library, read on first use.
  package static let embedded = EmbeddedTable { () throws(CollationError) in
    try GivenTable(lexicon: Lexicon(TableFile(NAME_DATA_GIVEN, name: "given")))
  }

  /// Where in a given name a reading holds.
  package struct Position: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// At its first character.
    package static let first = Position(rawValue: 1)
    /// At its last character.
    package static let last = Position(rawValue: 2)

    /// The position that the table calls so.
    package init?(name: String) {
      switch name {
      case "any": self = [.first, .last]
      case "first": self = .first
      case "last": self = .last
      default: return nil
      }
    }
  }

  private let lexicon: Lexicon

  /// Takes the table of texts with readings.
  package init(lexicon: Lexicon) { self.lexicon = lexicon }

  /// The reading a character has in a given name; `nil` for the generic one.
  ///
  /// A middle character of a longer given name counts for rows that hold anywhere.
  /// - Complexity: O(1)
  package func reading(
    of scalar: UInt32, isFirst: Bool, isLast: Bool, in region: Region
  ) -> Reading? {
    guard let number = lexicon.number(ofScalar: scalar), let reading = lexicon.reading(number, at: 0, in: region) else {
      return nil
    }
    let holds = Position(rawValue: lexicon.kinds(number))
    guard holds == [.first, .last] || isFirst && holds == .first || isLast && holds == .last else { return nil }
    return reading
  }

  /// The authorities behind a character's row.
  package func source(of scalar: UInt32) -> String { lexicon.number(ofScalar: scalar).map(lexicon.source) ?? "" }

  /// How a character behaves in given names, words and transcribed names.
  ///
  /// - Complexity: O(1)
  /// - Source: Data/name_characters.tsv
  package func statistics(of scalar: UInt32) -> CharacterStatistics {
    lexicon.number(ofScalar: scalar).map { CharacterStatistics(rawValue: lexicon.value($0)) } ?? .unknown
  }
}
