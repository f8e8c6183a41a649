/// The buckets that one thread sorts.
final class SortedGroup<List: TextList>: @unchecked Sendable {
  private let buckets: Range<Int>
  private let starts: [Int]
  private let highestBit: Int
  private let list: List
  private var maker: KeyMaker
  private var sorter: BucketSorter
  private var pool = KeyPool()

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
      sorter.sort(keys[range], handles[range], below: highestBit) { TieBreaker.sort($0, list, &maker, &pool) }
    }
  }
}
