/// Sorts a list of texts: packed keys, dealt out into a bucket for each first character, buckets sorted digit by digit, full keys
/// only where packed ones tie.
///
/// Each step is divided among threads, by parts of the list or by buckets; the answer does not depend on how many there are.
struct NameSorter<List: TextList> {
  private let list: List
  private let collation: NameCollation
  private let threads: Int
  private let capacity: Int
  /// How the sort went.
  private(set) var counts = SortCounts()

  /// Texts up to which there are no buckets.
  private static var fewest: Int { BucketSorter.fewest }
  /// Texts for each thread at least.
  private static var portion: Int { 20_000 }

  init(_ list: List, _ collation: NameCollation, threads: Int) {
    self.list = list
    self.collation = collation
    capacity = list.capacity(part: 0, of: 1)
    self.threads = max(1, min(threads, capacity / Self.portion))
  }

  /// The handles in order with their packed keys, and how many there are.
  mutating func sorted() -> (handles: SortBuffer<UInt32>, keys: SortBuffer<UInt64>, count: Int) {
    // A bucket for every four names: few names do not repay counters for all ranks.
    let bits = capacity <= Self.fewest ? 1 : max(8, min(16, Int.bitWidth - capacity.leadingZeroBitCount - 3))
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
    return (handles, keys, count)
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

/// The buckets that one thread sorts.
private final class SortedGroup<List: TextList>: @unchecked Sendable {
  private let buckets: Range<Int>
  private let starts: [Int]
  private let highestBit: Int
  private let list: List
  private var maker: KeyMaker
  private var sorter: BucketSorter

  init(buckets: Range<Int>, starts: [Int], highestBit: Int, _ list: List, _ maker: KeyMaker) {
    self.buckets = buckets
    self.starts = starts
    self.list = list
    self.maker = maker
    let largest = buckets.reduce(0) { max($0, starts[$1 + 1] - starts[$1]) }
    self.highestBit = highestBit
    sorter = BucketSorter(largest: largest)
  }

  /// How the group went.
  var counts: SortCounts {
    var counts = maker.counts
    counts.radixSorts = sorter.radixSorts
    counts.insertions = sorter.insertions
    return counts
  }

  func sort(_ keys: SortView<UInt64>, _ handles: SortView<UInt32>) {
    for bucket in buckets where starts[bucket + 1] - starts[bucket] > 1 {
      let range = starts[bucket]..<starts[bucket + 1]
      sorter.sort(keys[range], handles[range], below: highestBit)
      TieBreaker.finish(keys[range], handles[range], list, &maker)
    }
  }
}
