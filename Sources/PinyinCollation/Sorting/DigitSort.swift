/// The radix sort itself: keys with their handles, digit by digit, the least significant digit first. Stable.
///
/// Invariant that makes the unchecked accesses right: the four views have as many elements as there are keys, and the tally one
/// for each value of each digit; the counts of a digit add up to the number of keys, so that every place is below it.
struct DigitSort {
  /// Binary digits of the widest digit: counters of wider ones, and what they count, do not stay near the processor.
  static let widest = 11
  /// Digits at most.
  private static let most = 6
  /// Keys, and their handles.
  typealias Entries = (keys: SortView<UInt64>, handles: SortView<UInt32>)

  private let tally = SortBuffer<UInt32>(count: most << widest)

  /// How many digits take the least time for some bits of some keys: each costs a step for every key, and two for every value.
  static func digits(_ bits: Int, keys: Int) -> Int {
    func cost(_ digits: Int) -> Int { digits * (4 * keys + 1 << ((bits + digits - 1) / digits)) }
    var digits = (bits + widest - 1) / widest
    while digits < most, cost(digits + 1) < cost(digits) { digits += 1 }
    return digits
  }

  /// Sorts by some bits.
  ///
  /// - Parameters:
  ///   - bits: which, from the lowest on.
  ///   - spare: memory for as many keys and handles.
  /// - Complexity: O(*n*) for each digit
  func sort(
    _ keys: SortView<UInt64>, _ handles: SortView<UInt32>, by bits: Range<Int>,
    _ spare: Entries
  ) {
    let digits = Self.digits(bits.count, keys: keys.count)
    let width = (bits.count + digits - 1) / digits
    let size = 1 << width
    func places(_ digit: Int) -> SortView<UInt32> { tally.all[digit * size..<(digit + 1) * size] }
    for digit in 0..<digits { Self.count(keys, bits.lowerBound + digit * width, places(digit)) }
    var (from, to) = ((keys: keys, handles: handles), spare)
    for digit in 0..<digits {
      Self.move(from, to, bits.lowerBound + digit * width, places(digit))
      swap(&from, &to)
    }
    guard digits % 2 == 1 else { return }
    keys.copy(from.keys, count: keys.count)
    handles.copy(from.handles, count: keys.count)
  }

  /// For each value of a digit, the place of the first key that has it.
  private static func count(_ keys: SortView<UInt64>, _ lowestBit: Int, _ places: SortView<UInt32>) {
    let (shift, mask) = (UInt64(lowestBit), UInt64(places.count - 1))
    places.clear()
    for index in 0..<keys.count {
      let value = unsafe Int(truncatingIfNeeded: keys.unchecked(index) &>> shift & mask)
      unsafe places.setUnchecked(value, places.unchecked(value) &+ 1)
    }
    var sum: UInt32 = 0
    for value in 0..<places.count {
      let count = unsafe places.unchecked(value)
      unsafe places.setUnchecked(value, sum)
      sum &+= count
    }
  }

  /// Moves everything to the place of its digit.
  private static func move(
    _ from: Entries, _ to: Entries, _ lowestBit: Int, _ places: SortView<UInt32>
  ) {
    let (shift, mask) = (UInt64(lowestBit), UInt64(places.count - 1))
    for index in 0..<from.keys.count {
      let key = unsafe from.keys.unchecked(index)
      let value = Int(truncatingIfNeeded: key &>> shift & mask)
      let place = unsafe places.unchecked(value)
      unsafe places.setUnchecked(value, place &+ 1)
      unsafe to.keys.setUnchecked(Int(place), key)
      unsafe to.handles.setUnchecked(Int(place), from.handles.unchecked(index))
    }
  }
}
