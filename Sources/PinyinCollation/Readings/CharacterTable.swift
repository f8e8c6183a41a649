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
  /// The versions of ICU and of Unicode, a line each.
  private let versions: TableArray<UInt8>

  /// Reads the table from its file.
  package init(_ file: TableFile) throws(CollationError) {
    trie = try ScalarTrie(file, firstSection: 1)
    versions = try file.array(3)
    guard !versions.isEmpty else { throw TableFile.damaged(file.name, "its versions are missing") }
  }

  /// ICU's version whose Han-Latin gave the generic readings, such as `72.1`.
  package var icuVersion: String { line(0) }
  /// Unicode's version whose Unihan gave strokes and radicals, such as `15.0.0`.
  package var unicodeVersion: String { line(1) }

  /// Made when somebody asks: it would take longer than a first key.
  private func line(_ number: Int) -> String {
    let lines = String(decoding: versions, as: UTF8.self).split(separator: "\n")
    return number < lines.count ? String(lines[number]) : ""
  }

  /// What a scalar is.
  ///
  /// - Complexity: O(1)
  package subscript(scalar: UInt32) -> CharacterEntry { CharacterEntry(rawValue: trie[scalar]) }

  /// Appends what each of some scalars is.
  func append(_ scalars: [UInt32], to entries: inout [CharacterEntry]) {
    let trie = trie
    entries.append(addingCapacity: scalars.count) { entries in
      for scalar in scalars { entries.append(CharacterEntry(rawValue: trie[scalar])) }
    }
  }
}
