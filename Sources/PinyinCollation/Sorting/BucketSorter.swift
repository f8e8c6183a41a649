/// Sorts packed keys with their handles. Stable.
///
/// As many of the upper bits as the number of keys repays are sorted digit by digit, the least significant digit first; what is
/// alike in them is short then, and sorted by insertion, or else in the same way by the bits below.
struct BucketSorter {
  /// Keys that are sorted by insertion at most.
  static let fewest = 24
  /// Binary digits of the widest digit.
  private static let widest = 11

  private let spareKeys: SortBuffer<UInt64>
  private let spareHandles: SortBuffer<UInt32>
  private let tally = SortBuffer<UInt32>(count: 3 << widest)
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
  /// - Complexity: O(*n*)
  mutating func sort(_ keys: SortView<UInt64>, _ handles: SortView<UInt32>, below highestBit: Int) {
    if keys.count <= Self.fewest {
      insertions += 1
      return Self.insertionSort(keys, handles)
    }
    guard highestBit > 0 else { return }
    radixSorts += 1
    let width = min(Self.widest, 5 + Self.binaryDigits(keys.count) / 2, highestBit)
    let digits = min(keys.count < 1 << 14 ? 2 : 3, (highestBit + width - 1) / width)
    let lowestBit = max(0, highestBit - digits * width)
    sortByDigits(keys, handles, from: lowestBit, width: width, digits)
    sortRuns(keys, handles, below: lowestBit)
  }

  /// Sorts what is alike from a bit on.
  private mutating func sortRuns(_ keys: SortView<UInt64>, _ handles: SortView<UInt32>, below lowestBit: Int) {
    guard lowestBit > 0 else { return }
    let shift = UInt64(lowestBit)
    var first = 0
    var upper = keys[0] >> shift
    for end in 1...keys.count {
      let next = end < keys.count ? keys[end] >> shift : ~upper
      if next == upper { continue }
      if end - first > 1 { sort(keys[first..<end], handles[first..<end], below: lowestBit) }
      first = end
      upper = next
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

  private func sortByDigits(
    _ keys: SortView<UInt64>, _ handles: SortView<UInt32>, from lowestBit: Int, width: Int, _ digits: Int
  ) {
    let size = 1 << width
    let mask = UInt64(size - 1)
    let tally = tally.all[0..<size * digits]
    count(keys, from: lowestBit, width: width, digits, tally)
    var (from, fromHandles) = (keys, handles)
    var (to, toHandles) = (spareKeys.all, spareHandles.all)
    for digit in 0..<digits {
      let places = tally[digit * size..<(digit + 1) * size]
      let shift = UInt64(lowestBit + digit * width)
      for index in 0..<keys.count {
        let key = from[index]
        let value = Int(truncatingIfNeeded: key >> shift & mask)
        let place = places[value]
        places[value] = place &+ 1
        to[Int(place)] = key
        toHandles[Int(place)] = fromHandles[index]
      }
      swap(&from, &to)
      swap(&fromHandles, &toHandles)
    }
    guard digits % 2 == 1 else { return }
    keys.copy(from, count: keys.count)
    handles.copy(fromHandles, count: keys.count)
  }

  /// Counts the values of all digits, and adds them up to the place where each value begins.
  private func count(
    _ keys: SortView<UInt64>, from lowestBit: Int, width: Int, _ digits: Int, _ tally: SortView<UInt32>
  ) {
    tally.clear()
    let size = 1 << width
    let mask = UInt64(size - 1)
    for index in 0..<keys.count {
      var bits = keys[index] >> UInt64(lowestBit)
      var first = 0
      for _ in 0..<digits {
        let place = first &+ Int(truncatingIfNeeded: bits & mask)
        tally[place] = tally[place] &+ 1
        bits >>= UInt64(width)
        first &+= size
      }
    }
    for digit in 0..<digits {
      var sum: UInt32 = 0
      for value in digit * size..<(digit + 1) * size {
        let count = tally[value]
        tally[value] = sum
        sum &+= count
      }
    }
  }

  private static func binaryDigits(_ count: Int) -> Int { Int.bitWidth - count.leadingZeroBitCount }
}
