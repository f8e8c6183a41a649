import CNameData

/// What every Unicode scalar is to this package: Han with its weight, a Latin letter, something to skip, or else.
///
/// All of it comes from Data/, nothing from the platform's Unicode tables, so that the answer is the same everywhere.
package struct CharacterTable: Sendable {
  /// The table embedded in the library, read on first use.
  package static let embedded = EmbeddedTable { () throws(CollationError) in
    try CharacterTable(TableFile(NAME_DATA_CHARACTERS, name: "characters"))
  }

  private let trie: ScalarTrie
  /// ICU's version whose Han-Latin gave the generic readings, such as `72.1`.
  package let icuVersion: String
  /// Unicode's version whose Unihan gave strokes and radicals, such as `15.0.0`.
  package let unicodeVersion: String

  /// Reads the table from its file.
  package init(_ file: TableFile) throws(CollationError) {
    trie = try ScalarTrie(file, firstSection: 1)
    let versions = String(decoding: try file.array(3, of: UInt8.self), as: UTF8.self).split(separator: "\n")
    guard versions.count == 2 else { throw TableFile.damaged(file.name, "its versions are missing") }
    icuVersion = String(versions[0])
    unicodeVersion = String(versions[1])
  }

  /// What a scalar is.
  ///
  /// - Complexity: O(1)
  package subscript(scalar: UInt32) -> CharacterEntry { CharacterEntry(rawValue: trie[scalar]) }
}
