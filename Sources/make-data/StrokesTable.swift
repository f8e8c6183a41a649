#if ICU
import Foundation
import PinyinCollation

/// What `StrokeOrder` reads: the order by strokes of live ICU, as far as it is not that of the stroke ranks.
struct StrokesTable {
  /// A character of ICU's order.
  private struct Place {
    let scalar: UInt32
    let rank: UInt32
    /// ICU's number of strokes.
    let strokes: Int
  }

  private let collator: Collator
  private let characters: CharacterTable
  /// ICU's order of the characters to which it gives a place of its own.
  private var places: [Place] = []
  /// For each number of strokes the first stroke rank; one more for the end.
  private var starts: [UInt32] = []

  init(_ files: [String: MadeTable], data: URL, unicode: UnicodeFiles) throws {
    guard let made = files["characters"] else { throw DataError("the characters have to be made before the strokes") }
    characters = try CharacterTable(TableFile(copying: made.bytes, name: "characters"))
    collator = try GenericPass.openCollator(.stroke)
    var strokes = try HanShape.all(unicode: unicode).map { ($0.scalar, $0.strokes) }
    for row in try TSV(data.appendingPathComponent("han.tsv"), columns: HanShape.columns).rows {
      if let scalar = row["character"].unicodeScalars.first?.value, let number = Int(row["strokes"]) {
        strokes.append((scalar, number))
      }
    }
    findStarts(strokes)
    try findPlaces(unicode)
  }

  /// Stroke ranks ascend with the strokes of Unihan.
  private mutating func findStarts(_ strokes: [(scalar: UInt32, number: Int)]) {
    var firsts = [UInt32](repeating: .max, count: (strokes.map(\.number).max() ?? 0) + 1)
    var last: UInt32 = 0
    for (scalar, number) in strokes {
      guard let rank = characters[scalar].han?.strokeRank else { continue }
      firsts[number] = min(firsts[number], rank)
      last = max(last, rank)
    }
    // What has no character begins where the next number of strokes does.
    var next = last + 1
    for number in firsts.indices.reversed() {
      if firsts[number] == .max { firsts[number] = next } else { next = firsts[number] }
    }
    starts = firsts + [last + 1]
  }

  /// ICU marks where a number of strokes begins by U+FDD0 and U+2800 with that number.
  private mutating func findPlaces(_ unicode: UnicodeFiles) throws {
    let unified = Set(try unicode.scalars("PropList.txt", property: "Unified_Ideograph")).union([0x3007])
    var keyed: [(key: [UInt8], scalar: UInt32, strokes: Int)] = []
    for scalar in try collator.tailored() where unified.contains(scalar) {
      guard let character = Unicode.Scalar(scalar) else { continue }
      keyed.append((try collator.sortKey(String(character)), scalar, 0))
    }
    for number in 1..<starts.count {
      guard let mark = Unicode.Scalar(UInt32(0x2800 + number)) else { continue }
      let text = String(decoding: [0xEF, 0xB7, 0x90] as [UInt8], as: UTF8.self) + String(Character(mark))
      keyed.append((try collator.sortKey(text), 0, number))
    }
    keyed.sort { $0.key.lexicographicallyPrecedes($1.key) }
    var strokes = 0
    for (_, scalar, number) in keyed {
      if number > 0 { strokes = number }
      guard scalar > 0, let rank = characters[scalar].han?.strokeRank else { continue }
      guard strokes > 0 else { throw DataError("ICU has U+\(String(scalar, radix: 16)) before its first stroke") }
      places.append(Place(scalar: scalar, rank: rank, strokes: strokes))
    }
  }

  /// The file, checked through the library: its order must be ICU's.
  func table() throws -> MadeTable {
    var (moved, anchors, numbers): ([UInt32], [UInt32], [UInt8]) = ([], [], [])
    for number in 1..<starts.count - 1 {
      let section = places.filter { $0.strokes == number }
      let ranks = (starts[number]..<starts[number + 1])
      let staying = Self.longestAscending(section.map(\.rank).filter(ranks.contains))
      var anchor: UInt32 = 0
      for place in section {
        if staying.contains(place.rank) {
          anchor = place.rank
        } else {
          moved.append(place.rank)
          anchors.append(anchor)
          numbers.append(UInt8(number))
        }
      }
    }
    var writer = TableWriter(provenance: "make-data with ICU \(ICU.version) zh-u-co-stroke and Unihan's strokes")
    writer.append(starts)
    writer.append(moved)
    writer.append(anchors)
    writer.append(numbers)
    let made = writer.finished()
    let check = try StrokeOrder(TableFile(copying: made.bytes, name: "strokes"))
    let weights = places.map { check.weight(of: HanWeight(nil, strokeRank: $0.rank)) }
    guard zip(weights, weights.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw DataError("the finished table does not give back ICU's order")
    }
    print("characters in ICU's order by strokes: \(places.count), elsewhere than by stroke rank: \(moved.count)")
    return made
  }

  /// As many of the ranks as stand in ascending order already.
  private static func longestAscending(_ ranks: [UInt32]) -> Set<UInt32> {
    // For each length the index of the lowest rank that ends so long a row, and what stood before each rank.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: ranks.count)
    for (index, rank) in ranks.enumerated() {
      let length = ends.firstIndex { ranks[$0] >= rank } ?? ends.count
      before[index] = length > 0 ? ends[length - 1] : nil
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var found: Set<UInt32> = []
    var index = ends.last
    while let place = index {
      found.insert(ranks[place])
      index = before[place]
    }
    return found
  }
}
#endif
