import CNameData

/// The generic readings of Taiwan: those of Data/taiwan.tsv, and the readings of another provider for everything else.
///
/// - Source: Data/taiwan.tsv; each row names its authorities
public struct TaiwanReadings: GenericReadings {
  private static let embedded = EmbeddedTable { () throws(CollationError) in
    try Lexicon(TableFile(NAME_DATA_TAIWAN, name: "taiwan"))
  }

  private let lexicon: Lexicon
  private let base: any GenericReadings

  /// Lays the embedded table over a provider.
  ///
  /// - Parameter base: gives the reading of the characters that both norms read alike.
  /// - Throws: ``CollationError/Code/damagedTable``
  public init(over base: any GenericReadings) throws(CollationError) {
    lexicon = try Self.embedded.get()
    self.base = base
  }

  /// The reading a character has in Taiwan without context.
  ///
  /// - Complexity: O(1), and what the other provider needs.
  public func reading(of character: Unicode.Scalar) -> Reading? {
    lexicon.number(ofScalar: character.value).flatMap { lexicon.reading($0, at: 0, in: .taiwan) }
      ?? base.reading(of: character)
  }

  /// The authority for what both norms read alike.
  public var source: String { base.source }

  /// The authorities of the character's row, or the other provider's.
  public func source(of character: Unicode.Scalar) -> String {
    lexicon.number(ofScalar: character.value).map(lexicon.source) ?? base.source(of: character)
  }
}
