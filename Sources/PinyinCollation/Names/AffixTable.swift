import CNameData

/// What stands before or after a surname, and what ends the name of an organisation or a place.
///
/// - Source: Data/affixes.tsv; each row names its authorities
package struct AffixTable: Sendable {
  /// The table embedded in the library, read on first use.
  package static let embedded = EmbeddedTable { () throws(CollationError) in
    try AffixTable(lexicon: Lexicon(TableFile(NAME_DATA_AFFIXES, name: "affixes")))
  }

  /// What an affix says about the text it belongs to.
  package struct Role: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A title or kinship term after a surname or a name: 曾老师, 单总.
    package static let title = Role(rawValue: 1)
    /// What stands before a surname among friends: 老曾, 小单.
    package static let prefix = Role(rawValue: 2)
    /// The ending of an organisation or a place: 公司, 医院, 县.
    package static let ending = Role(rawValue: 4)

    /// The role that the table calls so.
    package init?(name: String) {
      switch name {
      case "title": self = .title
      case "prefix": self = .prefix
      case "ending": self = .ending
      default: return nil
      }
    }
  }

  /// Characters of the longest affix that is looked up.
  package static let longest = 6

  private let lexicon: Lexicon

  /// Takes the table of texts with readings.
  package init(lexicon: Lexicon) { self.lexicon = lexicon }

  /// Whether a scalar alone has a role.
  ///
  /// - Complexity: O(1)
  package func has(_ role: Role, _ scalar: UInt32) -> Bool {
    lexicon.number(ofScalar: scalar).map { has(role, number: $0) } ?? false
  }

  /// Whether affixes of two or more scalars end with a scalar.
  ///
  /// - Complexity: O(1)
  package func endsLonger(_ scalar: UInt32) -> Bool { lexicon.endsLonger(scalar) }

  /// The reading of one character of an affix, such as the neutral tone of 先生; `nil` for the generic one.
  package func reading(
    of text: some RandomAccessCollection<UInt32>, at index: Int, in region: Region
  ) -> Reading? {
    lexicon.texts.number(of: text).flatMap { lexicon.reading($0, at: index, in: region) }
  }

  /// The length in characters of the longest affix with a role that ends a text, at least one character before it.
  ///
  /// - Complexity: O(1) for most texts.
  package func longestSuffix(_ role: Role, of text: ArraySlice<UInt32>) -> Int? {
    guard text.count > 1, let last = text.last else { return nil }
    if lexicon.endsLonger(last) {
      for length in stride(from: min(Self.longest, text.count - 1), to: 1, by: -1) {
        if let number = lexicon.texts.number(of: text.suffix(length)), has(role, number: number) { return length }
      }
    }
    return has(role, last) ? 1 : nil
  }

  private func has(_ role: Role, number: Int) -> Bool { Role(rawValue: lexicon.kinds(number)).contains(role) }
}
