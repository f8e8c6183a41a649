/// The radix sort itself: words digit by digit, the least significant digit first. Stable.
///
/// Invariant that makes the unchecked accesses right: both views have as many elements as there are words, and the tally one for
/// each value of each digit; the counts of a digit add up to the number of words, so that every place is below it.
struct DigitSort {
  /// Binary digits of the widest digit: counters of wider ones, and what they count, do not stay near the processor.
  static let widest = 11
  /// Digits at most.
  private static let most = 6

  private let tally = SortBuffer<UInt32>(count: most << widest)

  /// How many digits take the least time for some bits of some words: each costs a step for every word, and for every value.
  static func digits(_ bits: Int, words: Int) -> Int {
    func cost(_ digits: Int) -> Int { digits * (4 * words + 2 << ((bits + digits - 1) / digits)) }
    var digits = (bits + widest - 1) / widest
    while digits < most, cost(digits + 1) < cost(digits) { digits += 1 }
    return digits
  }

  /// Sorts by some bits.
  ///
  /// - Parameters:
  ///   - bits: which, from the lowest on; not more than `most` digits have.
  ///   - spare: memory for as many words.
  /// - Returns: the lowest bit that the sort went by; digits may reach below the bits.
  /// - Complexity: O(*n*) for each digit
  func sort(_ words: SortView<UInt64>, by bits: Range<Int>, _ spare: SortView<UInt64>) -> Int {
    let digits = Self.digits(bits.count, words: words.count)
    let width = (bits.count + digits - 1) / digits
    let lowestBit = max(0, bits.upperBound - digits * width)
    let tally = tally.all[0..<digits << width]
    tally.clear()
    switch digits {
    case 1: Self.count(words, lowestBit, width, digits: 1, tally)
    case 2: Self.count(words, lowestBit, width, digits: 2, tally)
    case 3: Self.count(words, lowestBit, width, digits: 3, tally)
    case 4: Self.count(words, lowestBit, width, digits: 4, tally)
    case 5: Self.count(words, lowestBit, width, digits: 5, tally)
    default: Self.count(words, lowestBit, width, digits: 6, tally)
    }
    var (from, to) = (words, spare)
    for digit in 0..<digits {
      let places = tally[digit << width..<(digit + 1) << width]
      Self.addUp(places)
      Self.move(from, to, lowestBit + digit * width, places)
      swap(&from, &to)
    }
    if digits % 2 == 1 { words.copy(from, count: words.count) }
    return lowestBit
  }

  /// Counts the values of all digits at once.
  @inline(__always) private static func count(
    _ words: SortView<UInt64>, _ lowestBit: Int, _ width: Int, digits: Int, _ tally: SortView<UInt32>
  ) {
    let mask = 1 &<< width &- 1
    for index in 0..<words.count {
      var rest = unsafe words.unchecked(index) &>> UInt64(truncatingIfNeeded: lowestBit)
      for digit in 0..<digits {
        let value = digit &<< width | Int(truncatingIfNeeded: rest) & mask
        unsafe tally.setUnchecked(value, tally.unchecked(value) &+ 1)
        rest &>>= UInt64(truncatingIfNeeded: width)
      }
    }
  }

  /// Turns the counts of a digit into the places of the first word of each value.
  private static func addUp(_ places: SortView<UInt32>) {
    var sum: UInt32 = 0
    for value in 0..<places.count {
      let count = unsafe places.unchecked(value)
      unsafe places.setUnchecked(value, sum)
      sum &+= count
    }
  }

  /// Moves every word to the place of its digit.
  private static func move(
    _ from: SortView<UInt64>, _ to: SortView<UInt64>, _ lowestBit: Int, _ places: SortView<UInt32>
  ) {
    let (shift, mask) = (UInt64(lowestBit), UInt64(places.count - 1))
    for index in 0..<from.count {
      let word = unsafe from.unchecked(index)
      let value = Int(truncatingIfNeeded: word &>> shift & mask)
      let place = unsafe places.unchecked(value)
      unsafe places.setUnchecked(value, place &+ 1)
      unsafe to.setUnchecked(Int(place), word)
    }
  }
}
