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

  /// Whether a text as a whole has a role.
  package func has(_ role: Role, _ text: some RandomAccessCollection<UInt32>) -> Bool {
    guard let number = lexicon.texts.number(of: text) else { return false }
    return Role(rawValue: lexicon.kinds(number)).contains(role)
  }

  /// The length in characters of the longest affix with a role that ends a text, at least one character before it.
  package func longestSuffix(_ role: Role, of text: ArraySlice<UInt32>) -> Int? {
    var length = min(Self.longest, text.count - 1)
    while length > 0 {
      if has(role, text.suffix(length)) { return length }
      length -= 1
    }
    return nil
  }
}
