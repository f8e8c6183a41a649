import CNameData

/// Weights of Latin letters, digits and common marks from a small embedded table, without ICU.
///
/// For what the table covers the weights are those of the ICU it was made from. Everything else, other scripts in the
/// main, stands behind Latin by code point.
public struct EmbeddedRunWeights: RunWeights {
  private static let embedded = EmbeddedTable { () throws(CollationError) in
    try EmbeddedRunWeights(TableFile(NAME_DATA_RUNS, name: "runs"))
  }

  /// For each scalar: 1 + where its elements begin (24 bits), how many there are (8 bits); 0 where not covered.
  private let trie: ScalarTrie
  private let primaries: TableArray<UInt32>
  private let secondaries: TableArray<UInt16>
  private let tertiaries: TableArray<UInt16>
  /// Which ICU the table was made from.
  public let version: String

  /// Takes the embedded table.
  ///
  /// - Throws: ``CollationError/Code/damagedTable``
  public init() throws(CollationError) { self = try Self.embedded.get() }

  /// Reads the table from its file.
  package init(_ file: TableFile) throws(CollationError) {
    trie = try ScalarTrie(file, firstSection: 1)
    primaries = try file.array(3)
    secondaries = try file.array(4)
    tertiaries = try file.array(5)
    version = "embedded, \(try file.provenance())"
  }

  /// Whether the table has weights of its own for a scalar.
  public func covers(_ scalar: UInt32) -> Bool { trie[scalar] != 0 }

  /// The collation elements of a run, scalar by scalar.
  ///
  /// - Complexity: O(*n*)
  public func elements(of run: ArraySlice<UInt32>) -> [RunElement] {
    var elements: [RunElement] = []
    for scalar in run {
      let value = trie[scalar]
      if value == 0 {
        elements.append(Self.byCodePoint(scalar))
        continue
      }
      let start = Int(value >> 8) - 1
      for place in start..<start + Int(value & 0xFF) {
        elements.append(
          RunElement(primary: primaries[place], secondary: secondaries[place], tertiary: tertiaries[place]))
      }
    }
    return elements
  }

  /// Behind every primary weight that ICU gives a letter.
  private static func byCodePoint(_ scalar: UInt32) -> RunElement {
    RunElement(primary: 0xFE00_0000 | scalar, secondary: 0x0500, tertiary: 0x0500)
  }
}
