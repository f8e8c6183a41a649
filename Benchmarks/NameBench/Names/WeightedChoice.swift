/// Picks things as often as their weights say.
///
/// All in whole numbers, so that a seed gives the same picks on every machine.
struct WeightedChoice<Element> {
  private let elements: [Element]
  /// For each element the sum of the weights up to and with its own.
  private let sums: [Int]

  /// Takes things with their weights; those with weight 0 are never picked.
  ///
  /// - Throws: `Problem` where nothing can be picked.
  init(_ what: String, _ weighted: [(element: Element, weight: Int)]) throws {
    let usable = weighted.filter { $0.weight > 0 }
    guard !usable.isEmpty else { throw Problem(message: "There are no \(what) to choose from.") }
    var sum = 0
    elements = usable.map(\.element)
    sums = usable.map {
      sum += $0.weight
      return sum
    }
  }

  /// One of the things.
  ///
  /// - Complexity: O(log *n*)
  func pick(using generator: inout some RandomNumberGenerator) -> Element {
    let place = Int.random(in: 0..<(sums.last ?? 1), using: &generator)
    var low = 0
    var high = sums.count - 1
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return elements[low]
  }
}
