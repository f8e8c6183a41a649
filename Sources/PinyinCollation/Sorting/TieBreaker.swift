/// Puts texts into order whose packed keys tie and are open: by their full keys.
enum TieBreaker {
  /// Goes through keys that are sorted.
  ///
  /// - Complexity: O(*n*), and O(*k* log *k*) full keys for *k* that tie.
  static func finish<List: TextList>(
    _ keys: SortView<UInt64>, _ handles: SortView<UInt32>, _ list: List, _ maker: inout KeyMaker
  ) {
    var pool = KeyPool()
    var first = 0
    var previous = keys[0]
    for end in 1...keys.count {
      let next = end < keys.count ? keys[end] : ~previous
      // Closed keys stand before open ones that are alike, so one look at the last is enough.
      if (next ^ previous) <= PackedKey.open {
        previous = next
        continue
      }
      if previous & PackedKey.open != 0, end - first > 1 { sort(handles[first..<end], list, &maker, &pool) }
      first = end
      previous = next
    }
  }

  /// Sorts texts by their full keys.
  private static func sort<List: TextList>(
    _ handles: SortView<UInt32>, _ list: List, _ maker: inout KeyMaker, _ pool: inout KeyPool
  ) {
    pool.removeAll(for: handles.count)
    for index in 0..<handles.count {
      let handle = handles[index]
      list.withText(handle) { text in pool.add(handle, text) { maker.appendFullKey(text, to: &$0) } }
    }
    pool.sort()
    for index in 0..<handles.count { handles[index] = pool[index] }
  }
}
