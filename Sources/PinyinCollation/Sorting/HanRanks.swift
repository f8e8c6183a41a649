/// The places of all (character, reading) pairs that the tables know, numbered in their order: 16 bits instead of 30.
///
/// A rank keeps the order of the weights. A pair that no table has, which only a caller's own reading can make, gets the rank
/// of its neighbour below. Before and behind the pairs of each section a rank stays free for what else is in it.
///
/// - Source: Data/generated/packed.bin, made from all tables with readings
package struct HanRanks: Sendable {
  /// The ranks below this are for what is not Han.
  package static let first = 16

  /// All weights, ascending.
  let weights: TableArray<UInt32>
  /// For each section the number of weights below its own; one more for the end.
  private let starts: TableArray<UInt32>

  /// Reads the two sections of the table: the ranks of the order of pinyin.
  package init(_ file: TableFile) throws(CollationError) {
    weights = try file.array(1)
    starts = try file.array(2)
    guard starts.count == 27, Int(starts[26]) == weights.count, isComplete else { throw Self.incomplete(file.name) }
  }

  /// The ranks of the same pairs in another order.
  init(_ pinyin: HanRanks, in order: HanOrder) throws(CollationError) {
    let pairs = pinyin.weights.map { weight in
      let pair = HanWeight(rawValue: weight)
      return UInt64(order.weight(of: pair)) << 8 | UInt64(order.section(of: pair) ?? 0)
    }
    let count = SectionList(order, .last).symbols
    var (weights, starts): ([UInt32], [UInt32]) = ([], [])
    for pair in pairs.sorted() {
      let weight = UInt32(truncatingIfNeeded: pair >> 8)
      // Readings do not count in the order of strokes: there several pairs are one.
      if weight == weights.last { continue }
      while starts.count <= Int(pair & 0xFF) { starts.append(UInt32(weights.count)) }
      weights.append(weight)
    }
    while starts.count <= count { starts.append(UInt32(weights.count)) }
    self.weights = TableArray(keeping: weights)
    self.starts = TableArray(keeping: starts)
    guard isComplete else { throw Self.incomplete("packed") }
  }

  private var isComplete: Bool { Self.first + weights.count + 2 * (starts.count - 1) < PackedKey.behindRanks }

  private static func incomplete(_ name: String) -> CollationError {
    TableFile.damaged(name, "its ranks are incomplete")
  }

  /// The rank of the pair with a number, counted from 0, that stands in a section.
  func rank(ofNumber number: Int, section: Int) -> Int { Self.first + number + 1 + 2 * section }

  /// The rank of a pair that stands in a section, and whether no other pair has it.
  ///
  /// - Parameters:
  ///   - weight: its weight in the order.
  ///   - section: the place of the section among those that are not #.
  /// - Complexity: O(log *n*)
  package func rank(of weight: UInt32, section: Int) -> (rank: UInt64, isExact: Bool) {
    let numbers = Int(starts[section])..<Int(starts[section + 1])
    let end = numbers.partitioningIndex(where: { weights[$0] > weight })
    let isExact = end > numbers.lowerBound && weights[end - 1] == weight
    return (UInt64(Self.first + end + 2 * section), isExact)
  }

  /// The place of the section whose pairs have such ranks, or stand beside them; `nil` for what is under #.
  ///
  /// - Complexity: O(log *s*) for *s* sections
  package func section(ofRank rank: Int) -> Int? {
    guard rank >= Self.first else { return nil }
    let sections = 0..<starts.count - 1
    let section = sections.partitioningIndex(where: { Int(above($0)) >= rank })
    return sections.contains(section) ? section : nil
  }

  /// The weight of the pair with a rank; `nil` for what is no pair's rank.
  ///
  /// - Complexity: O(log *s*) for *s* sections
  func weight(ofRank rank: Int) -> UInt32? {
    guard let section = section(ofRank: rank) else { return nil }
    let number = rank - Self.first - 1 - 2 * section
    return number >= Int(starts[section]) && number < Int(starts[section + 1]) ? weights[number] : nil
  }

  /// The rank before all pairs of a section.
  package func below(_ section: Int) -> UInt64 { UInt64(Self.first + Int(starts[section]) + 2 * section) }

  /// The rank behind all pairs of a section.
  package func above(_ section: Int) -> UInt64 { UInt64(Self.first + Int(starts[section + 1]) + 2 * section + 1) }
}
