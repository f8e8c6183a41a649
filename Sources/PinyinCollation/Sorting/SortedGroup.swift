/// The buckets that one thread sorts.
final class SortedGroup<List: TextList>: @unchecked Sendable {
  private let buckets: Range<Int>
  private let starts: [Int]
  private var sorter: WordSorter
  private var breaker: TieBreaker<List>

  init(buckets: Range<Int>, starts: [Int], _ layout: WordLayout, _ breaker: TieBreaker<List>) {
    self.buckets = buckets
    self.starts = starts
    self.breaker = breaker
    let largest = buckets.reduce(0) { max($0, starts[$1 + 1] - starts[$1]) }
    sorter = WordSorter(layout, largest: largest)
  }

  /// How the group went.
  var counts: SortCounts {
    var counts = breaker.counts
    counts.radixSorts = sorter.radixSorts
    counts.insertions = sorter.insertions
    return counts
  }

  func sort(_ words: SortView<UInt64>) {
    for bucket in buckets where starts[bucket + 1] - starts[bucket] > 1 {
      sorter.sort(words[starts[bucket]..<starts[bucket + 1]]) { breaker.sort($0) }
    }
  }
}
