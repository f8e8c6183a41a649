/// Where the generic reading of a character comes from: the first of the two seams below the surname layer.
///
/// Two providers exist and tests hold them equal: the embedded table, and live ICU.
public protocol GenericReadings: Sendable {
  /// The reading a character has without context; `nil` for a character without one, or no Han character.
  func reading(of character: Unicode.Scalar) -> Reading?

  /// What to name as the authority of a reading, such as `Han-Latin (ICU 72.1)`.
  var source: String { get }

  /// What to name as the authority of one character's reading; ``source`` where a provider has only one.
  func source(of character: Unicode.Scalar) -> String
}

extension GenericReadings {
  /// The one authority of all readings.
  public func source(of character: Unicode.Scalar) -> String { source }
}

/// The generic readings of the table embedded in the library: the same on every machine, one look-up each.
public struct EmbeddedGenericReadings: GenericReadings {
  private let table: CharacterTable

  /// Takes the embedded table.
  ///
  /// - Throws: ``CollationError/Code/damagedTable``
  public init() throws(CollationError) { table = try CharacterTable.embedded.get() }

  /// The reading a character has without context.
  ///
  /// - Complexity: O(1)
  public func reading(of character: Unicode.Scalar) -> Reading? { table[character.value].han?.reading }

  /// The authority, with the version of ICU the table was made from.
  public var source: String { "Han-Latin (ICU \(table.icuVersion))" }
}
