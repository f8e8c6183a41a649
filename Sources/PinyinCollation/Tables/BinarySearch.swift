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

  /// Binary search: the number of the range that has a key, where keys ascend; `nil` where none has it.
  ///
  /// - Complexity: O(log *n*) questions
  @inline(__always) package func index<Key: Comparable>(of key: Key, by keys: (Int) -> Key) -> Int? {
    let place = partitioningIndex { keys($0) >= key }
    return place < upperBound && keys(place) == key ? place : nil
  }
}
