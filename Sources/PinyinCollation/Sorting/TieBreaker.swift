/// Puts texts into order whose packed keys tie and are open: by their full keys.
enum TieBreaker {
  /// Goes through keys that are sorted.
  ///
  /// - Complexity: O(*n*), and O(*k* log *k*) full keys for *k* that tie.
  static func finish<List: TextList>(
    _ keys: SortView<UInt64>, _ handles: SortView<UInt32>, _ list: List, _ maker: inout KeyMaker
  ) {
    var first = 0
    var previous = keys[0]
    for end in 1...keys.count {
      let next = end < keys.count ? keys[end] : ~previous
      // Closed keys stand before open ones that are alike, so one look at the last is enough.
      if (next ^ previous) <= PackedKey.open {
        previous = next
        continue
      }
      if previous & PackedKey.open != 0, end - first > 1 { sort(handles[first..<end], list, &maker) }
      first = end
      previous = next
    }
  }

  /// Sorts texts by their full keys; handles ascend where nothing tells two apart, so the order is stable.
  private static func sort<List: TextList>(_ handles: SortView<UInt32>, _ list: List, _ maker: inout KeyMaker) {
    var entries = (0..<handles.count).map { index in
      (key: list.withText(handles[index]) { maker.fullKey($0) }, handle: handles[index])
    }
    entries.sort { left, right in
      if left.key == right.key { return left.handle < right.handle }
      return left.key.lexicographicallyPrecedes(right.key)
    }
    for (index, entry) in entries.enumerated() { handles[index] = entry.handle }
  }
}
