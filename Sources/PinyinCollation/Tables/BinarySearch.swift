extension Range<Int> {
  /// Binary search: the first number of the range for which something holds that then holds to its end; the end of the range
  /// where it holds for none.
  ///
  /// - Complexity: O(log *n*) questions
  @inline(__always) package func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
