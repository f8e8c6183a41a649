/// Sorts a list of texts: packed keys, dealt out into a bucket for each first character, buckets sorted digit by digit, full keys
/// only where packed ones tie.
///
/// Each step is divided among threads, by parts of the list or by buckets; the answer does not depend on how many there are.
struct NameSorter<List: TextList> {
  private let list: List
  private let collation: NameCollation
  private let threads: Int
  private let capacity: Int
  private var counts = SortCounts()

  /// Texts up to which there are no buckets: their keys stay near the processor, and take few steps to sort.
  private static var fewest: Int { 1 << 14 }
  /// Texts for each thread at least.
  private static var portion: Int { 20_000 }

  init(_ list: List, _ collation: NameCollation, threads: Int) {
    self.list = list
    self.collation = collation
    capacity = list.capacity(part: 0, of: 1)
    self.threads = max(1, min(threads, capacity / Self.portion))
  }

  /// Sorts the list.
  mutating func sorted() -> SortedTexts {
    if capacity >= 2000 { collation.packer.table.bringNear() }
    if threads == 1, list.keepsKeys, capacity <= Self.fewest { return sortedAtOnce() }
    // A bucket for every four names: few names do not repay counters for all ranks.
    let bits = max(8, min(12, Int.bitWidth - capacity.leadingZeroBitCount - 3))
    let layout = WordLayout(handles: list.firstHandle(part: 1, of: 1), bucketBits: bits)
    let kept = SortBuffer<UInt64>(count: list.keepsKeys ? capacity : 0)
    let (list, threads) = (list, threads)
    let maker = KeyMaker(collation)
    let parts = (0..<threads).map { SortPart(list, part: $0, of: threads, layout, kept: kept, maker) }
    Workers.run(threads) { parts[$0].makeKeys() }
    let starts = Self.addUp(parts)
    let words = SortBuffer<UInt64>(count: starts[starts.count - 1])
    Workers.run(threads) { parts[$0].deal(into: words.all) }
    for part in parts { counts += part.counts }
    let breaker = TieBreaker(list, layout, kept: kept, maker)
    let groups = Self.groups(starts, threads).map { SortedGroup(buckets: $0, starts: starts, layout, breaker) }
    Workers.run(threads) { groups[$0].sort(words.all) }
    for group in groups { counts += group.counts }
    counts.threads = threads
    return SortedTexts(words: words, layout: layout, kept: kept, count: words.all.count, counts: counts)
  }

  /// Sorts a list without dealing it out.
  private mutating func sortedAtOnce() -> SortedTexts {
    let layout = WordLayout(handles: capacity, bucketBits: 0)
    let (kept, words) = (SortBuffer<UInt64>(count: capacity), SortBuffer<UInt64>(count: capacity))
    let maker = KeyMaker(collation)
    let part = SortPart(list, part: 0, of: 1, layout, kept: kept, maker)
    part.makeWords(words.all)
    let breaker = TieBreaker(list, layout, kept: kept, maker)
    let group = SortedGroup(buckets: 0..<1, starts: [0, capacity], layout, breaker)
    group.sort(words.all)
    counts += part.counts
    counts += group.counts
    counts.threads = 1
    return SortedTexts(words: words, layout: layout, kept: kept, count: capacity, counts: counts)
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
