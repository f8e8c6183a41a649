/// Puts texts into order whose packed keys tie and are open: by their full keys.
enum TieBreaker {
  /// Sorts texts by their full keys.
  ///
  /// - Parameter pool: memory for the keys, used again for the next texts.
  static func sort<List: TextList>(
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
