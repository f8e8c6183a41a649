import CNameData

/// Canonical decomposition (NFD) from this package's own data.
///
/// The last level of a sort key is the canonical decomposition, so it has to be the same on every machine, whatever
/// Unicode version the platform has.
/// - Source: Unicode Standard Annex #15; UnicodeData.txt
package struct CanonicalForm: Sendable {
  /// The decompositions embedded in the library, read on first use.
  package static let embedded = EmbeddedTable { () throws(CollationError) in
    try CanonicalForm(TableFile(NAME_DATA_CANONICAL, name: "canonical"))
  }

  /// For each scalar: combining class (8 bits), length of its decomposition (4 bits), where it begins (20 bits).
  private let trie: ScalarTrie
  private let decompositions: TableArray<UInt32>

  /// Reads the table from its file.
  package init(_ file: TableFile) throws(CollationError) {
    trie = try ScalarTrie(file, firstSection: 1)
    decompositions = try file.array(3)
  }

  /// Whether a scalar may change under decomposition, or move among its neighbours. `false` for nearly all text.
  ///
  /// - Complexity: O(1)
  package func isAffected(_ scalar: UInt32) -> Bool {
    scalar >= 0xC0 && (trie[scalar] != 0 || Self.isHangulSyllable(scalar))
  }

  /// The combining class of a scalar.
  package func combiningClass(_ scalar: UInt32) -> UInt32 { trie[scalar] & 0xFF }

  /// Goes through the full decomposition of a scalar.
  package func decompose(_ scalar: UInt32, _ body: (UInt32) -> Void) {
    let value = trie[scalar]
    let length = Int(value >> 8 & 0xF)
    if Self.isHangulSyllable(scalar) {
      // Arithmetic of the Unicode Standard, section 3.12.
      let index = scalar - 0xAC00
      body(0x1100 + index / 588)
      body(0x1161 + index % 588 / 28)
      if index % 28 != 0 { body(0x11A7 + index % 28) }
    } else if length == 0 {
      body(scalar)
    } else {
      let start = Int(value >> 12)
      for place in start..<start + length { body(decompositions[place]) }
    }
  }

  private static func isHangulSyllable(_ scalar: UInt32) -> Bool { (0xAC00...0xD7A3).contains(scalar) }
}
