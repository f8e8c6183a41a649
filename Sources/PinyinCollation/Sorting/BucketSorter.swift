/// Sorts packed keys with their handles. Stable.
///
/// Few keys are sorted by insertion. More of them digit by digit, by the bits of three elements; what is alike in those is short
/// then, and sorted by the bits below in the same way. What is alike in all bits and open is left to whoever knows the texts.
struct BucketSorter {
  /// Keys that are sorted by insertion at most.
  static let fewest = 24
  /// The lowest bit of the third element but one, so that two elements with their flags are three digits of 11 bits. Below it is
  /// what tells only longer names apart.
  private static let lowestBit = 15

  private let spareKeys: SortBuffer<UInt64>
  private let spareHandles: SortBuffer<UInt32>
  private let digits = DigitSort()
  /// Runs of keys that were sorted by digits.
  private(set) var radixSorts = 0
  /// Runs of keys that were sorted by insertion.
  private(set) var insertions = 0

  /// - Parameter largest: keys of the largest bucket.
  init(largest: Int) {
    spareKeys = SortBuffer(count: largest > Self.fewest ? largest : 0)
    spareHandles = SortBuffer(count: largest > Self.fewest ? largest : 0)
  }

  /// Sorts keys that are alike from a bit on.
  ///
  /// - Parameter tie: puts texts into order whose keys are alike and open.
  /// - Complexity: O(*n*)
  mutating func sort(
    _ keys: SortView<UInt64>, _ handles: SortView<UInt32>, below highestBit: Int, tie: (SortView<UInt32>) -> Void
  ) {
    if keys.count <= Self.fewest {
      insertions += 1
      Self.insertionSort(keys, handles)
      return Self.findTies(keys, handles, tie)
    }
    radixSorts += 1
    let lowestBit = highestBit > Self.lowestBit ? Self.lowestBit : 0
    let spare = (spareKeys.all[0..<keys.count], spareHandles.all[0..<keys.count])
    digits.sort(keys, handles, by: lowestBit..<highestBit, spare)
    if lowestBit == 0 { return Self.findTies(keys, handles, tie) }
    sortRuns(keys, handles, below: lowestBit, tie: tie)
  }

  /// Sorts what is alike from a bit on.
  private mutating func sortRuns(
    _ keys: SortView<UInt64>, _ handles: SortView<UInt32>, below lowestBit: Int, tie: (SortView<UInt32>) -> Void
  ) {
    let limit: UInt64 = 1 << UInt64(lowestBit)
    var (first, index) = (0, 1)
    while index < keys.count {
      let isAlike = unsafe keys.unchecked(index) ^ keys.unchecked(index &- 1) < limit
      index &+= 1
      if isAlike { continue }
      if index &- first > 2 { sortRun(keys[first..<index - 1], handles[first..<index - 1], below: lowestBit, tie) }
      first = index &- 1
    }
    if index - first > 1 { sortRun(keys[first..<index], handles[first..<index], below: lowestBit, tie) }
  }

  private mutating func sortRun(
    _ keys: SortView<UInt64>, _ handles: SortView<UInt32>, below lowestBit: Int, _ tie: (SortView<UInt32>) -> Void
  ) {
    // The same name many times is nothing to sort.
    let key = keys[0]
    if key & PackedKey.open == 0, (1..<keys.count).allSatisfy({ unsafe keys.unchecked($0) == key }) { return }
    sort(keys, handles, below: lowestBit, tie: tie)
  }

  /// Goes through keys that are sorted.
  private static func findTies(
    _ keys: SortView<UInt64>, _ handles: SortView<UInt32>, _ tie: (SortView<UInt32>) -> Void
  ) {
    guard keys.count > 1 else { return }
    var first = 0
    for end in 1...keys.count {
      let previous = keys[end &- 1]
      if end < keys.count, (keys[end] ^ previous) <= PackedKey.open { continue }
      // Closed keys stand before open ones that are alike, so one look at the last is enough.
      if previous & PackedKey.open != 0, end - first > 1 { tie(handles[first..<end]) }
      first = end
    }
  }

  /// The plain sort of few keys.
  private static func insertionSort(_ keys: SortView<UInt64>, _ handles: SortView<UInt32>) {
    for index in 1..<max(keys.count, 1) {
      let key = keys[index]
      guard keys[index &- 1] > key else { continue }
      let handle = handles[index]
      var place = index
      repeat {
        keys[place] = keys[place &- 1]
        handles[place] = handles[place &- 1]
        place &-= 1
      } while place > 0 && keys[place &- 1] > key
      keys[place] = key
      handles[place] = handle
    }
  }
}
