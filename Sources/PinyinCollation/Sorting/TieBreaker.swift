/// Puts texts into order whose words are alike: by their packed keys, and where these tie and are open, by their full keys.
struct TieBreaker<List: TextList> {
  private let list: List
  private let layout: WordLayout
  /// The packed keys of all texts; empty where they were not kept, and have to be made again.
  private let kept: SortBuffer<UInt64>
  private var maker: KeyMaker
  private var entries: [Entry] = []
  private var pool = KeyPool()

  private typealias Entry = (key: UInt64, handle: UInt32)

  init(_ list: List, _ layout: WordLayout, kept: SortBuffer<UInt64>, _ maker: KeyMaker) {
    self.list = list
    self.layout = layout
    self.kept = kept
    self.maker = maker
  }

  /// How full keys were made; packed ones that are made again are no new ones.
  var counts: SortCounts {
    var counts = maker.counts
    (counts.uncommon, counts.general, counts.cached) = (0, 0, 0)
    return counts
  }

  /// Sorts words that are alike.
  mutating func sort(_ words: SortView<UInt64>) {
    entries.removeAll(keepingCapacity: true)
    for place in 0..<words.count {
      let handle = layout.handle(words[place])
      entries.append((kept.all.count > 0 ? kept.all[Int(handle)] : key(handle), handle))
    }
    entries.sort { $0.key != $1.key ? $0.key < $1.key : $0.handle < $1.handle }
    var first = 0
    for end in 1...entries.count {
      let previous = entries[end - 1].key
      if end < entries.count, entries[end].key ^ previous <= PackedKey.open { continue }
      // Closed keys stand before open ones that are alike, so one look at the last is enough.
      if previous & PackedKey.open != 0, end - first > 1 { sortByFullKeys(first..<end) }
      first = end
    }
    for (place, entry) in entries.enumerated() { words[place] = layout.word(words[place], handle: entry.handle) }
  }

  private mutating func key(_ handle: UInt32) -> UInt64 { list.withText(handle) { maker.key($0).rawValue } }

  private mutating func sortByFullKeys(_ places: Range<Int>) {
    // Closed keys stand before open ones, but equal texts in the order of the list.
    if entries[places.lowerBound].key & PackedKey.open == 0 { entries[places].sort { $0.handle < $1.handle } }
    pool.removeAll(for: places.count)
    for place in places {
      let handle = entries[place].handle
      list.withText(handle) { text in pool.add(handle, text) { maker.appendFullKey(text, to: &$0) } }
    }
    pool.sort()
    for place in places { entries[place].handle = pool[place - places.lowerBound] }
  }
}
