/// Sorts one bucket after the other by their packed keys: digit by digit, short ones by insertion. Stable.
struct BucketSorter {
  /// The lowest bit that is sorted by digits. What is below it, the fourth element, seldom matters; `TieBreaker` looks at it.
  static let lowestBit: UInt64 = 14
  /// Keys that are sorted by insertion at most.
  static let fewest = 40
  /// Keys from which on digits are wide.
  private static let many = 3000

  /// The bits from this one on are alike in a bucket.
  private let highestBit: UInt64
  private let spareKeys: SortBuffer<UInt64>
  private let spareHandles: SortBuffer<UInt32>
  private let counts: SortBuffer<UInt32>
  /// Buckets that were sorted by digits.
  private(set) var radixBuckets = 0
  /// Buckets that were sorted by insertion.
  private(set) var insertions = 0

  /// - Parameter largest: keys of the largest bucket.
  init(highestBit: UInt64, largest: Int) {
    self.highestBit = highestBit
    spareKeys = SortBuffer(count: largest)
    spareHandles = SortBuffer(count: largest)
    counts = SortBuffer(count: 6 << 11)
  }

  /// Sorts a bucket: by all bits where it is short, else by those from `lowestBit` on.
  mutating func sort(_ keys: SortView<UInt64>, _ handles: SortView<UInt32>) {
    if keys.count <= Self.fewest {
      insertions += 1
      return Self.insertionSort(keys, handles)
    }
    radixBuckets += 1
    sortByDigits(keys, handles, width: keys.count < Self.many ? 8 : 11)
  }

  /// The slow sort of few keys, by all bits.
  static func insertionSort(_ keys: SortView<UInt64>, _ handles: SortView<UInt32>) {
    guard keys.count > 1 else { return }
    for index in 1..<keys.count {
      let (key, handle) = (keys[index], handles[index])
      var place = index
      while place > 0, keys[place - 1] > key {
        keys[place] = keys[place - 1]
        handles[place] = handles[place - 1]
        place -= 1
      }
      keys[place] = key
      handles[place] = handle
    }
  }

  /// Least significant digit first; digits that are alike in all keys are left out.
  private func sortByDigits(_ keys: SortView<UInt64>, _ handles: SortView<UInt32>, width: UInt64) {
    let size = 1 << Int(width)
    let mask = UInt64(size - 1)
    var shifts = countDigits(keys, width: width)
    shifts.removeAll { shift in
      let first = counts.all[Int((shift - Self.lowestBit) / width) * size + Int(keys[0] >> shift & mask)]
      return Int(first) == keys.count
    }
    var (from, fromHandles) = (keys, handles)
    var (to, toHandles) = (spareKeys.all, spareHandles.all)
    if shifts.count % 2 == 1 {
      // So that the last digit leaves them where they belong.
      to.copy(from, count: keys.count)
      toHandles.copy(fromHandles, count: keys.count)
      swap(&from, &to)
      swap(&fromHandles, &toHandles)
    }
    for shift in shifts {
      let first = Int((shift - Self.lowestBit) / width) * size
      let places = counts.all[first..<first + size]
      var sum: UInt32 = 0
      for digit in 0..<size {
        let count = places[digit]
        places[digit] = sum
        sum &+= count
      }
      for index in 0..<keys.count {
        let key = from[index]
        let digit = Int(truncatingIfNeeded: key >> shift & mask)
        let place = places[digit]
        places[digit] = place &+ 1
        to[Int(place)] = key
        toHandles[Int(place)] = fromHandles[index]
      }
      swap(&from, &to)
      swap(&fromHandles, &toHandles)
    }
  }

  /// Counts all digits in one go.
  ///
  /// - Returns: where the digits begin, the lowest first.
  private func countDigits(_ keys: SortView<UInt64>, width: UInt64) -> [UInt64] {
    let shifts = Array(stride(from: Self.lowestBit, to: highestBit, by: Int(width)))
    let size = 1 << Int(width)
    let mask = UInt64(size - 1)
    let all = counts.all
    for index in 0..<shifts.count * size { all[index] = 0 }
    for index in 0..<keys.count {
      var bits = keys[index] >> Self.lowestBit
      var first = 0
      for _ in 0..<shifts.count {
        let place = first + Int(truncatingIfNeeded: bits & mask)
        all[place] = all[place] &+ 1
        bits >>= width
        first += size
      }
    }
    return shifts
  }
}
