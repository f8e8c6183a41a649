import CNameData

/// The further readings that dictionaries know for a character, beside the generic one.
///
/// - Source: Unihan kMandarin, kTGHZ2013, kXHC1983, kHanyuPinyin
public struct AttestedReadings: Sendable {
  private static let embedded = EmbeddedTable { () throws(CollationError) in
    try AttestedReadings(TableFile(NAME_DATA_READINGS, name: "readings"))
  }

  private let characters: TableArray<UInt32>
  private let starts: TableArray<UInt16>
  private let readings: TableArray<UInt16>

  /// Takes the embedded table.
  ///
  /// - Throws: ``CollationError/Code/damagedTable``
  public init() throws(CollationError) { self = try Self.embedded.get() }

  /// Reads the table from its file.
  package init(_ file: TableFile) throws(CollationError) {
    characters = try file.array(1)
    starts = try file.array(2)
    readings = try file.array(3)
    guard starts.count == characters.count + 1, starts.last.map(Int.init) == readings.count else {
      throw TableFile.damaged(file.name, "its list of readings is incomplete")
    }
  }

  /// All attested readings of a character, the most usual first.
  ///
  /// - Complexity: O(log *n*)
  public func readings(of character: Unicode.Scalar) -> [Reading] {
    guard let place = characters.indices.index(of: character.value, by: { characters[$0] }) else { return [] }
    return readings[Int(starts[place])..<Int(starts[place + 1])].compactMap(Reading.init(rawValue:))
  }
}
