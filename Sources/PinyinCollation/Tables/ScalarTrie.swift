/// A value for every Unicode scalar: two look-ups, no branch on the script.
///
/// The first table has an entry for each run of 128 scalars, the second the runs, equal ones stored once.
package struct ScalarTrie: Sendable {
  /// Scalars of one run: their number is 2 to the power of this.
  package static let runBits: UInt32 = 7

  private let runs: TableArray<UInt16>
  private let values: TableArray<UInt32>

  /// Reads the two tables from neighbouring sections of a file.
  package init(_ file: TableFile, firstSection: Int) throws(CollationError) {
    runs = try file.array(firstSection)
    values = try file.array(firstSection + 1)
    let needed = 0x110000 >> Int(Self.runBits)
    // The generator looks at every run through this very type; here it would take longer than a first key. A run beyond the
    // values stops at the bounds of its array.
    guard runs.count == needed, values.count >= 1 << Int(Self.runBits) else {
      throw TableFile.damaged(file.name, "its scalar table is incomplete")
    }
  }

  /// The value of a scalar; 0 where the table says nothing.
  ///
  /// - Complexity: O(1)
  package subscript(scalar: UInt32) -> UInt32 {
    guard scalar < 0x110000 else { return 0 }
    let run = Int(runs[Int(scalar >> Self.runBits)])
    return values[run << Int(Self.runBits) | Int(scalar & 127)]
  }
}
