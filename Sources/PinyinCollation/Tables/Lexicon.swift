/// A table of texts with their readings: surnames, words, given-name characters, affixes all have this form.
///
/// A text has one reading a scalar (0: the generic one), perhaps another in Taiwan, a number (for surnames how many
/// people bear it), a set of kinds, and strings that name its sources.
package final class Lexicon: Sendable {
  /// The texts, in canonical decomposition.
  package let texts: TextTable
  private let starts: TableArray<UInt32>
  private let readings: TableArray<UInt16>
  private let taiwanReadings: TableArray<UInt16>
  private let numbers: TableArray<UInt32>
  private let kinds: TableArray<UInt8>
  private let sources: TableArray<UInt32>
  private let alternates: TableArray<UInt32>
  private let strings: StringPool
  /// For each scalar: 1 + the number of the text that is this scalar alone, or 0; whether longer texts begin or end so.
  private let firsts: ScalarTrie

  /// Set in the trie where a text of two or more scalars begins with the scalar.
  package static let beginsLonger: UInt32 = 1 << 31
  /// Set in the trie where a text of two or more scalars ends with the scalar.
  package static let endsLonger: UInt32 = 1 << 30

  /// Reads the table from its file.
  package init(_ file: TableFile) throws(CollationError) {
    texts = try TextTable(file, firstSection: 1)
    starts = try file.array(1)
    readings = try file.array(3)
    taiwanReadings = try file.array(4)
    numbers = try file.array(5)
    kinds = try file.array(6)
    sources = try file.array(7)
    alternates = try file.array(8)
    strings = try StringPool(file, section: 9)
    firsts = try ScalarTrie(file, firstSection: 10)
    let scalarCount = Int(starts[texts.count])
    guard readings.count == scalarCount, taiwanReadings.count == scalarCount,
      [numbers.count, kinds.count, sources.count, alternates.count].allSatisfy({ $0 == texts.count })
    else { throw TableFile.damaged(file.name, "its columns differ in length") }
  }

  /// The number of the text that is one scalar alone; `nil` where there is none.
  ///
  /// - Complexity: O(1)
  package func number(ofScalar scalar: UInt32) -> Int? {
    let value = firsts[scalar] & ~(Self.beginsLonger | Self.endsLonger)
    return value == 0 ? nil : Int(value) - 1
  }

  /// Whether texts of two or more scalars begin with a scalar.
  ///
  /// - Complexity: O(1)
  package func beginsLonger(_ scalar: UInt32) -> Bool { firsts[scalar] & Self.beginsLonger != 0 }

  /// Whether texts of two or more scalars end with a scalar.
  ///
  /// - Complexity: O(1)
  package func endsLonger(_ scalar: UInt32) -> Bool { firsts[scalar] & Self.endsLonger != 0 }

  /// The texts of two or more scalars with which another text begins, the longest first.
  ///
  /// - Complexity: O(1) where there is none with this first scalar, else O(`maximum` · log *n*).
  package func longerPrefixes(
    of text: some RandomAccessCollection<UInt32>, maximum: Int
  ) -> [(number: Int, length: Int)] {
    guard let first = text.first, beginsLonger(first) else { return [] }
    return texts.prefixes(of: text, minimum: 2, maximum: maximum)
  }

  /// The longest text of two or more scalars with which another text begins.
  ///
  /// - Complexity: as of `longerPrefixes`
  package func longestPrefix(
    of text: some RandomAccessCollection<UInt32>, maximum: Int
  ) -> (number: Int, length: Int)? {
    guard let first = text.first, beginsLonger(first) else { return nil }
    return texts.longestPrefix(of: text, minimum: 2, maximum: maximum)
  }

  /// The reading of one scalar of a text; `nil` where it is the generic one.
  package func reading(_ number: Int, at index: Int, in region: Region) -> Reading? {
    let place = Int(starts[number]) + index
    if region == .taiwan, let reading = Reading(rawValue: taiwanReadings[place]) { return reading }
    return Reading(rawValue: readings[place])
  }

  /// The number that belongs to a text: for surnames, people in hundreds; 0 where unknown.
  package func value(_ number: Int) -> UInt32 { numbers[number] }

  /// The kinds of a text, as a set of bits.
  package func kinds(_ number: Int) -> UInt8 { kinds[number] }

  /// The authorities behind a row.
  package func source(_ number: Int) -> String { strings[sources[number]] }

  /// The other readings that a row names, as written in Data/; empty where there is none.
  package func alternates(_ number: Int) -> String { strings[alternates[number]] }
}
