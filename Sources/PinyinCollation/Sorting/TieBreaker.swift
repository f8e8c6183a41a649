/// Puts texts into order whose packed keys are alike as far as they have been sorted: by all bits of the packed keys, and where
/// those tie and are open, by the full keys.
enum TieBreaker {
  /// Bits that tell a closed key from an open one.
  private static let openBit = PackedKey.open

  /// Goes through keys that are sorted by their upper bits.
  ///
  /// - Complexity: O(*n*), and O(*k* log *k*) full keys for *k* that tie.
  static func finish<List: TextList>(
    _ keys: SortView<UInt64>, _ handles: SortView<UInt32>, _ list: List, _ maker: inout KeyMaker
  ) {
    var first = 0
    while first < keys.count {
      let upper = keys[first] >> BucketSorter.lowestBit
      var end = first + 1
      var difference = keys[first] & openBit
      while end < keys.count, keys[end] >> BucketSorter.lowestBit == upper {
        difference |= keys[end] ^ keys[first] | keys[end] & openBit
        end += 1
      }
      if difference != 0, end - first > 1 { sort(keys[first..<end], handles[first..<end], list, &maker) }
      first = end
    }
  }

  /// A few texts whose keys are alike in their upper bits.
  private static func sort<List: TextList>(
    _ keys: SortView<UInt64>, _ handles: SortView<UInt32>, _ list: List, _ maker: inout KeyMaker
  ) {
    var entries = (0..<keys.count).map { (key: keys[$0], handle: handles[$0]) }
    // Handles ascend where nothing else tells texts apart: so the sort is stable.
    entries.sort { ($0.key | openBit, $0.handle) < ($1.key | openBit, $1.handle) }
    var first = 0
    while first < entries.count {
      var end = first + 1
      while end < entries.count, (entries[end].key ^ entries[first].key) & ~openBit == 0 { end += 1 }
      if end - first > 1, entries[first..<end].contains(where: { $0.key & openBit != 0 }) {
        var full = entries[first..<end].map { entry in
          (key: list.withText(entry.handle) { maker.fullKey($0) }, entry: entry)
        }
        full.sort { left, right in
          if left.key == right.key { return left.entry.handle < right.entry.handle }
          return left.key.lexicographicallyPrecedes(right.key)
        }
        entries.replaceSubrange(first..<end, with: full.map(\.entry))
      }
      first = end
    }
    for (index, entry) in entries.enumerated() {
      keys[index] = entry.key
      handles[index] = entry.handle
    }
  }
}
