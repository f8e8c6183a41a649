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
    if threads == 1, list.keepsKeys, capacity <= Self.fewest { return sortedAtOnce() }
    // A bucket for every four names: few names do not repay counters for all ranks.
    let bits = max(8, min(16, Int.bitWidth - capacity.leadingZeroBitCount - 3))
    let shift = UInt64(64 - bits)
    let (list, threads) = (list, threads)
    let maker = KeyMaker(collation)
    let parts = (0..<threads).map { SortPart(list, part: $0, of: threads, shift: shift, maker) }
    Workers.run(threads) { parts[$0].makeKeys() }
    let starts = Self.addUp(parts)
    let count = starts[starts.count - 1]
    let (keys, handles) = (SortBuffer<UInt64>(count: count), SortBuffer<UInt32>(count: count))
    Workers.run(threads) { parts[$0].deal(into: keys.all, handles.all) }
    for part in parts { counts += part.counts }
    let groups = Self.groups(starts, threads)
    let sorted = groups.map { SortedGroup(buckets: $0, starts: starts, highestBit: Int(shift), list, maker) }
    Workers.run(threads) { sorted[$0].sort(keys.all, handles.all) }
    for group in sorted { counts += group.counts }
    counts.threads = threads
    return SortedTexts(handles: handles, keys: keys, count: count, counts: counts)
  }

  /// Sorts a list without dealing it out.
  private mutating func sortedAtOnce() -> SortedTexts {
    let maker = KeyMaker(collation)
    let part = SortPart(list, part: 0, of: 1, shift: 63, maker)
    part.makeKeys()
    let (keys, handles) = (part.kept, SortBuffer<UInt32>(count: capacity))
    handles.all.number()
    let group = SortedGroup(buckets: 0..<1, starts: [0, capacity], highestBit: 64, list, maker)
    group.sort(keys.all, handles.all)
    counts += part.counts
    counts += group.counts
    counts.threads = 1
    return SortedTexts(handles: handles, keys: keys, count: capacity, counts: counts)
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
