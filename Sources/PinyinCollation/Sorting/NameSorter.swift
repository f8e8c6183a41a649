/// Sorts a list of texts: packed keys, dealt out into a bucket for each first character, buckets sorted digit by digit, full keys
/// only where packed ones tie.
///
/// Each step is divided among threads, by parts of the list or by buckets; the answer does not depend on how many there are.
struct NameSorter<List: TextList> {
  private let list: List
  private let collation: NameCollation
  private let threads: Int
  private let capacity: Int
  private let layout: WordLayout
  /// The packed keys of all texts, where they are needed twice.
  private let kept: SortBuffer<UInt64>
  private var counts = SortCounts()

  /// Texts up to which there are no buckets: their words stay near the processor, and take few steps to sort.
  private static var fewest: Int { 1 << 14 }
  /// Texts for each thread at least.
  private static var portion: Int { 20_000 }

  /// - Parameter keepsKeys: whether packed keys are wanted besides; those of longer lists of strings are kept in any case.
  init(_ list: List, _ collation: NameCollation, threads: Int, keepsKeys: Bool = false) {
    self.list = list
    self.collation = collation
    capacity = list.capacity(part: 0, of: 1)
    self.threads = max(1, min(threads, capacity / Self.portion))
    let isAtOnce = self.threads == 1 && list.keepsKeys && capacity <= Self.fewest
    // A bucket for every four names: few names do not repay counters for all ranks, and more counters do not stay near.
    let bits = isAtOnce ? 0 : max(8, min(12, Int.bitWidth - capacity.leadingZeroBitCount - 3))
    layout = WordLayout(handles: list.firstHandle(part: 1, of: 1), bucketBits: bits)
    kept = SortBuffer(count: list.keepsKeys && (keepsKeys || !isAtOnce) ? capacity : 0)
  }

  /// Sorts the list into memory of its own.
  mutating func sorted() -> SortedTexts {
    var memory = SortBuffer<UInt64>(count: 0)
    return sort { count in
      memory = SortBuffer(count: count)
      return (memory.all, memory)
    }
  }

  /// Sorts a list that says how many texts it has into memory for so many words.
  mutating func sort(into words: SortView<UInt64>) -> SortedTexts { sort { _ in (words, nil) } }

  private mutating func sort(
    _ memory: (Int) -> (words: SortView<UInt64>, own: SortBuffer<UInt64>?)
  ) -> SortedTexts {
    collation.packer.table.bringNear(for: capacity)
    let (list, threads, layout, kept) = (list, threads, layout, kept)
    let maker = KeyMaker(collation)
    let parts = (0..<threads).map { SortPart(list, part: $0, of: threads, layout, kept: kept, maker) }
    let isAtOnce = layout.bucketBits == 0
    if !isAtOnce { Workers.run(threads) { parts[$0].makeKeys() } }
    let starts = isAtOnce ? [0, capacity] : Self.addUp(parts)
    let (words, own) = memory(starts[starts.count - 1])
    Workers.run(threads) { isAtOnce ? parts[$0].makeWords(words) : parts[$0].deal(into: words) }
    for part in parts { counts += part.counts }
    let breaker = TieBreaker(list, layout, kept: kept, maker)
    let groups = Self.groups(starts, threads).map { SortedGroup(buckets: $0, starts: starts, layout, breaker) }
    Workers.run(threads) { groups[$0].sort(words) }
    for group in groups { counts += group.counts }
    counts.threads = threads
    return SortedTexts(words: words, memory: own, layout: layout, kept: kept, counts: counts)
  }

  /// Turns the tallies of all parts into places, and says where each bucket begins; one more for the end.
  private static func addUp(_ parts: [SortPart<List>]) -> [Int] {
    let tallies = parts.map(\.tally.all)
    let buckets = tallies.first?.count ?? 0
    var starts = [Int](repeating: 0, count: buckets + 1)
    var sum: UInt32 = 0
    for bucket in 0..<buckets {
      starts[bucket] = Int(sum)
      for tally in tallies {
        let count = tally[bucket]
        tally[bucket] = sum
        sum += count
      }
    }
    starts[buckets] = Int(sum)
    return starts
  }

  /// Divides the buckets into groups of about as many texts.
  private static func groups(_ starts: [Int], _ count: Int) -> [Range<Int>] {
    let buckets = starts.count - 1
    let total = starts[buckets]
    var groups: [Range<Int>] = []
    var first = 0
    for group in 1...count {
      var end = first
      while end < buckets, group == count || starts[end] < total * group / count { end += 1 }
      groups.append(first..<end)
      first = end
    }
    return groups
  }
}
