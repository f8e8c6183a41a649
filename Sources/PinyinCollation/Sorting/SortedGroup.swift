/// The buckets that one thread sorts.
final class SortedGroup<List: TextList>: @unchecked Sendable {
  private let buckets: Range<Int>
  private let starts: [Int]
  private let sorter: WordSorter
  private let breaker: TieBreaker<List>
  /// How the group went.
  private(set) var counts = SortCounts()

  init(buckets: Range<Int>, starts: [Int], _ layout: WordLayout, _ breaker: TieBreaker<List>) {
    self.buckets = buckets
    self.starts = starts
    self.breaker = breaker
    let largest = buckets.reduce(0) { max($0, starts[$1 + 1] - starts[$1]) }
    sorter = WordSorter(layout, largest: largest)
  }

  func sort(_ words: SortView<UInt64>) {
    // What a class holds is guarded at every access, so copies do the work.
    var (sorter, breaker) = (sorter, breaker)
    for bucket in buckets where starts[bucket + 1] - starts[bucket] > 1 {
      sorter.sort(words[starts[bucket]..<starts[bucket + 1]]) { breaker.sort($0) }
    }
    counts = breaker.counts
    counts.radixSorts = sorter.radixSorts
    counts.insertions = sorter.insertions
  }
}
