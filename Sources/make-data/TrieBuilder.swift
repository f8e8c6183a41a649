import PinyinCollation

/// Builds the two tables of a `ScalarTrie`: equal runs of 128 scalars are stored once.
struct TrieBuilder {
  private(set) var runs: [UInt16] = []
  private(set) var values: [UInt32] = []

  init(_ table: [UInt32: UInt32]) {
    let length = 1 << Int(ScalarTrie.runBits)
    var places: [[UInt32]: UInt16] = [:]
    for first in stride(from: 0, to: 0x110000, by: length) {
      let run = (first..<first + length).map { table[UInt32($0)] ?? 0 }
      if let place = places[run] {
        runs.append(place)
      } else {
        let place = UInt16(values.count / length)
        places[run] = place
        runs.append(place)
        values += run
      }
    }
  }
}
