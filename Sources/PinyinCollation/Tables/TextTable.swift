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
    var range = 0..<count
    for (depth, scalar) in text.enumerated() {
      range = narrowed(range, depth, scalar)
      if range.isEmpty { return nil }
    }
    return !range.isEmpty && length(range.lowerBound) == text.count ? range.lowerBound : nil
  }

  /// The texts with which another text begins, the longest first.
  ///
  /// - Returns: the number and the length in scalars of each.
  /// - Complexity: O(*k* log *n*) for *k* scalars looked at, at most `maximum`.
  package func prefixes(
    of text: some RandomAccessCollection<UInt32>, minimum: Int = 1, maximum: Int
  ) -> [(number: Int, length: Int)] {
    var found: [(number: Int, length: Int)] = []
    eachPrefix(of: text, minimum: minimum, maximum: maximum) { found.insert(($0, $1), at: 0) }
    return found
  }

  /// The longest text with which another begins.
  package func longestPrefix(
    of text: some RandomAccessCollection<UInt32>, minimum: Int, maximum: Int
  ) -> (number: Int, length: Int)? {
    var longest: (number: Int, length: Int)?
    eachPrefix(of: text, minimum: minimum, maximum: maximum) { longest = ($0, $1) }
    return longest
  }

  /// Goes through the texts with which another begins, the shortest first.
  private func eachPrefix(
    of text: some RandomAccessCollection<UInt32>, minimum: Int, maximum: Int, _ body: (Int, Int) -> Void
  ) {
    var range = 0..<count
    for (depth, scalar) in text.prefix(maximum).enumerated() {
      range = narrowed(range, depth, scalar)
      guard let first = range.first else { return }
      // Of the texts with one beginning the beginning itself is the first.
      if depth + 1 >= minimum, length(first) == depth + 1 { body(first, depth + 1) }
    }
  }

  private func length(_ number: Int) -> Int { Int(starts[number + 1]) - Int(starts[number]) }

  /// Of texts that are equal up to a depth, those with a scalar there.
  private func narrowed(_ range: Range<Int>, _ depth: Int, _ scalar: UInt32) -> Range<Int> {
    let low = range.partitioningIndex(where: { at($0, depth) ?? 0 >= scalar })
    // Few texts have the scalar there, so the end is sought from here on, in steps that double.
    var (high, step) = (low, 1)
    while high + step <= range.upperBound, at(high + step - 1, depth) ?? 0 <= scalar {
      high += step
      step *= 2
    }
    let end = min(high + step - 1, range.upperBound)
    return low..<(high..<end).partitioningIndex(where: { at($0, depth) ?? 0 > scalar })
  }

  private func at(_ number: Int, _ depth: Int) -> UInt32? {
    let place = Int(starts[number]) + depth
    return place < Int(starts[number + 1]) ? scalars[place] : nil
  }
}
