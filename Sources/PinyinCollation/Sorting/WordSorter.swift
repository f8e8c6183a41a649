/// Sorts the words of one bucket.
///
/// Few of them are sorted by insertion. More of them digit by digit, by as many bits as leave few alike; those are sorted by the
/// bits below in the same way. Words that say all they can of keys and are alike are left to whoever knows the texts.
struct WordSorter {
  /// Words that are sorted by insertion at most.
  static let fewest = 24

  private let layout: WordLayout
  private let spare: SortBuffer<UInt64>
  private let digits = DigitSort()
  /// Runs of words that were sorted by digits.
  private(set) var radixSorts = 0
  /// Runs of words that were sorted by insertion.
  private(set) var insertions = 0

  /// - Parameter largest: words of the largest bucket.
  init(_ layout: WordLayout, largest: Int) {
    self.layout = layout
    spare = SortBuffer(count: largest > Self.fewest ? largest : 0)
  }

  /// Sorts words.
  ///
  /// - Parameter tie: puts words into order that are alike, and in whose keys there was more.
  /// - Complexity: O(*n*)
  mutating func sort(_ words: SortView<UInt64>, tie: (SortView<UInt64>) -> Void) {
    sort(words, below: 64, down: lowestBit(words.count), tie)
  }

  /// The bit down to which so many words of names have to be sorted so that few of them are alike.
  private func lowestBit(_ count: Int) -> Int {
    // Words that have their surname with them are told apart by it: one in thirty has the same.
    if layout.bucketBits == 0 { return count < 2_000 ? 31 : count < 32_000 ? 26 : 15 }
    return 16 + (count < 64 ? 31 : count < 1_000 ? 26 : 15)
  }

  private mutating func sort(
    _ words: SortView<UInt64>, below highestBit: Int, down lowestBit: Int, _ tie: (SortView<UInt64>) -> Void
  ) {
    if words.count <= Self.fewest {
      insertions += 1
      Self.insertionSort(words)
      return findTies(words, tie)
    }
    radixSorts += 1
    let lowestBit = digits.sort(words, by: max(lowestBit, layout.moreBit)..<highestBit, spare.all[0..<words.count])
    if lowestBit <= layout.moreBit { return findTies(words, tie) }
    sortRuns(words, below: lowestBit, tie)
  }

  /// Sorts what is alike from a bit on.
  private mutating func sortRuns(
    _ words: SortView<UInt64>, below lowestBit: Int, _ tie: (SortView<UInt64>) -> Void
  ) {
    let limit: UInt64 = 1 << UInt64(lowestBit)
    var (first, index) = (0, 1)
    while index < words.count {
      let isAlike = unsafe words.unchecked(index) ^ words.unchecked(index &- 1) < limit
      index &+= 1
      if isAlike { continue }
      if index &- first > 2 { sortRun(words[first..<index - 1], below: lowestBit, tie) }
      first = index &- 1
    }
    if index - first > 1 { sortRun(words[first..<index], below: lowestBit, tie) }
  }

  private mutating func sortRun(
    _ words: SortView<UInt64>, below lowestBit: Int, _ tie: (SortView<UInt64>) -> Void
  ) {
    // The same name many times is nothing to sort: words come in the order of their handles.
    let (layout, first) = (layout, words[0])
    if !layout.hasMore(first), (1..<words.count).allSatisfy({ layout.isSame(first, unsafe words.unchecked($0)) }) {
      return
    }
    sort(words, below: lowestBit, down: layout.moreBit, tie)
  }

  /// Goes through words that are sorted.
  private func findTies(_ words: SortView<UInt64>, _ tie: (SortView<UInt64>) -> Void) {
    guard words.count > 1 else { return }
    var first = 0
    for end in 1...words.count {
      let previous = words[end &- 1]
      if end < words.count, layout.isAlike(words[end], previous) { continue }
      // Words of shorter keys stand before those with more, so one look at the last is enough.
      if end - first > 1, layout.hasMore(previous) { tie(words[first..<end]) }
      first = end
    }
  }

  /// The plain sort of few words.
  private static func insertionSort(_ words: SortView<UInt64>) {
    for index in 1..<max(words.count, 1) {
      let word = words[index]
      guard words[index &- 1] > word else { continue }
      var place = index
      repeat {
        words[place] = words[place &- 1]
        place &-= 1
      } while place > 0 && words[place &- 1] > word
      words[place] = word
    }
  }
}
