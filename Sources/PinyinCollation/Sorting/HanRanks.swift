/// The places of all (character, reading) pairs that the tables know, numbered in their order: 16 bits instead of 30.
///
/// A rank keeps the order of the weights. A pair that no table has, which only a caller's own reading can make, gets the rank
/// of its neighbour below. Before and behind the pairs of each letter a rank stays free for what else is in that section.
///
/// - Source: Data/generated/packed.bin, made from all tables with readings
package struct HanRanks: Sendable {
  /// The ranks below this are for what is not Han.
  package static let first = 16

  /// All weights, ascending.
  private let weights: TableArray<UInt32>
  /// For each letter the number of weights below its own; one more for the end.
  private let letters: TableArray<UInt32>

  /// Reads the two sections of the table.
  package init(_ file: TableFile) throws(CollationError) {
    weights = try file.array(1)
    letters = try file.array(2)
    guard letters.count == 27, Int(letters[26]) == weights.count,
      Self.first + weights.count + 52 < PackedKey.behindRanks
    else { throw TableFile.damaged(file.name, "its ranks are incomplete") }
  }

  /// The rank of a pair whose reading begins with a letter, and whether no other pair has it.
  ///
  /// - Parameter letter: 0 for A to 25 for Z.
  /// - Complexity: O(log *n*)
  package func rank(of weight: HanWeight, letter: Int) -> (rank: UInt64, isExact: Bool) {
    var (low, high) = (Int(letters[letter]), Int(letters[letter + 1]))
    while low < high {
      let middle = (low + high) / 2
      if weights[middle] <= weight.rawValue { low = middle + 1 } else { high = middle }
    }
    let isExact = low > Int(letters[letter]) && weights[low - 1] == weight.rawValue
    return (UInt64(Self.first + low + 2 * letter), isExact)
  }

  /// The letter whose pairs have such ranks, or stand beside them; `nil` for what is under no letter.
  ///
  /// - Complexity: O(1), 26 letters being looked at
  package func letter(ofRank rank: Int) -> Int? {
    guard rank >= Self.first else { return nil }
    return (0..<26).first { rank <= Int(above($0)) }
  }

  /// The rank before all pairs of a letter.
  package func below(_ letter: Int) -> UInt64 { UInt64(Self.first + Int(letters[letter]) + 2 * letter) }

  /// The rank behind all pairs of a letter.
  package func above(_ letter: Int) -> UInt64 { UInt64(Self.first + Int(letters[letter + 1]) + 2 * letter + 1) }
}
