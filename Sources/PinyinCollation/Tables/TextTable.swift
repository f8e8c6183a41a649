/// A sorted list of short texts, looked up as a whole or as the beginning of another text.
///
/// Texts are kept as scalars in canonical decomposition, sorted by code point; the number of a text leads to its
/// values in the arrays beside it.
package struct TextTable: Sendable {
  private let starts: TableArray<UInt32>
  private let scalars: TableArray<UInt32>

  /// Reads offsets and scalars from neighbouring sections of a file.
  package init(_ file: TableFile, firstSection: Int) throws(CollationError) {
    starts = try file.array(firstSection)
    scalars = try file.array(firstSection + 1)
    guard starts.last.map(Int.init) == scalars.count else {
      throw TableFile.damaged(file.name, "its list of texts is incomplete")
    }
  }

  /// How many texts there are.
  package var count: Int { starts.count - 1 }

  /// A text by its number.
  package subscript(number: Int) -> [UInt32] {
    scalars[Int(starts[number])..<Int(starts[number + 1])].map { $0 }
  }

  /// The number of a text.
  ///
  /// - Complexity: O(log *n*)
  package func number(of text: some RandomAccessCollection<UInt32>) -> Int? {
    let place = firstPlace(notBelow: text)
    return place < count && length(place) == text.count && begins(text, with: place) ? place : nil
  }

  /// The texts with which another text begins, the longest first.
  ///
  /// - Returns: the number and the length in scalars of each.
  /// - Complexity: O(*k* log *n*) for *k* scalars looked at, at most `maximum`.
  package func prefixes(
    of text: some RandomAccessCollection<UInt32>, minimum: Int = 1, maximum: Int
  ) -> [(number: Int, length: Int)] {
    guard let first = text.first, mayBegin(with: first) else { return [] }
    var found: [(number: Int, length: Int)] = []
    var length = Swift.min(maximum, text.count)
    while length >= minimum {
      if let number = number(of: text.prefix(length)) { found.append((number, length)) }
      length -= 1
    }
    return found
  }

  /// Whether any text begins with this scalar: the early way out of nearly every look-up.
  private func mayBegin(with scalar: UInt32) -> Bool {
    let place = firstPlace(notBelow: CollectionOfOne(scalar))
    return place < count && scalars[Int(starts[place])] == scalar
  }

  private func length(_ number: Int) -> Int { Int(starts[number + 1]) - Int(starts[number]) }

  private func begins(_ text: some Collection<UInt32>, with number: Int) -> Bool {
    var index = Int(starts[number])
    for scalar in text.prefix(length(number)) {
      if scalars[index] != scalar { return false }
      index += 1
    }
    return true
  }

  /// Binary search: the first text that is not below the given one.
  private func firstPlace(notBelow text: some RandomAccessCollection<UInt32>) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let other = scalars[Int(starts[middle])..<Int(starts[middle + 1])]
      if other.lexicographicallyPrecedes(text) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
