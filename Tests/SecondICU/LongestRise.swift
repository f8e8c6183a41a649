/// The longest part of a list of different numbers that ascends, not necessarily of neighbours: what two orders have in
/// common.
///
/// - Source: patience sorting
enum LongestRise {
  /// The indices of that part, ascending.
  ///
  /// - Complexity: O(*n* log *n*)
  static func indices(of values: [Int]) -> [Int] {
    /// For each length the index of the lowest value that ends a rise of that length.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var indices: [Int] = []
    var next = ends.last
    while let index = next {
      indices.append(index)
      next = previous[index]
    }
    return indices.reversed()
  }
}
