import CNameData

/// The order by strokes: ICU's own for the characters to which it gives a place, and the others among them by the strokes of
/// Unihan.
///
/// Most characters stand in both orders alike, so the table holds those alone that ICU has elsewhere: it counts the strokes of
/// the older printed forms (阝 has 3, 艹 and 辶 have 4), and inside a section it differs here and there.
package struct StrokeOrder: Sendable {
  /// The order embedded in the library, worked out on first use.
  package static let embedded = EmbeddedTable { () throws(CollationError) in
    try StrokeOrder(TableFile(NAME_DATA_STROKES, name: "strokes"))
  }

  /// For each stroke rank of `HanWeight` the section (from bit 17 on) and the place in this order.
  private let weights: [UInt32]
  /// How many strokes the characters of each section have.
  package let strokes: [Int]
  /// The titles of the sections, as ICU's index has them: `1劃`, `2劃` and so on.
  package let titles: [String]

  /// Reads the table from its file.
  package init(_ file: TableFile) throws(CollationError) {
    /// For each number of strokes the first stroke rank; one more for the end.
    let starts: TableArray<UInt32> = try file.array(1)
    /// The characters that stand elsewhere, in their order: stroke rank, the rank behind which it stands, strokes.
    let moved: TableArray<UInt32> = try file.array(2)
    let anchors: TableArray<UInt32> = try file.array(3)
    let numbers: TableArray<UInt8> = try file.array(4)
    let end = Int(starts.last ?? 0)
    guard starts.count < 128, end < 1 << Int(HanWeight.rankBits),
      zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }),
      moved.count == anchors.count, moved.count == numbers.count, moved.allSatisfy({ Int($0) < end })
    else { throw TableFile.damaged(file.name, "its ranks are incomplete") }
    var weights = [UInt32](repeating: 0, count: end)
    let isMoved = Set(moved)
    var strokes: [Int] = []
    var (place, next) = (UInt32(0), 0)
    for number in 0..<max(starts.count - 1, 0) {
      let first = place
      let section = UInt32(strokes.count) << HanWeight.rankBits
      func add(_ rank: UInt32) {
        place += 1
        weights[Int(rank)] = section | place
      }
      func addMoved(before rank: UInt32) {
        while next < moved.count, numbers[next] == number, anchors[next] < rank {
          add(moved[next])
          next += 1
        }
      }
      for rank in starts[number]..<starts[number + 1] {
        addMoved(before: rank)
        if !isMoved.contains(rank) { add(rank) }
      }
      addMoved(before: .max)
      if place > first { strokes.append(number) }
    }
    self.weights = weights
    self.strokes = strokes
    titles = strokes.map { "\($0)劃" }
  }

  /// The weight of a character; its reading does not matter.
  package func weight(of pair: HanWeight) -> UInt32 {
    let rank = Int(pair.strokeRank)
    return rank < weights.count ? weights[rank] : .max
  }

  /// The section of a character; `nil` for what has no stroke rank.
  func section(of pair: HanWeight) -> Int? {
    let section = Int(weight(of: pair) >> HanWeight.rankBits)
    return section < titles.count ? section : nil
  }
}
