/// Lines in order, as `NameCollation.withSortedLines` finds them.
package struct SortedLines {
  private let list: LineList
  private let sorted: SortedTexts
  private let collation: NameCollation
  private var maker: KeyMaker

  init(_ list: LineList, _ sorted: SortedTexts, _ collation: NameCollation) {
    self.list = list
    self.sorted = sorted
    self.collation = collation
    maker = KeyMaker(collation)
  }

  /// How many lines there are.
  package var count: Int { sorted.count }
  /// How the sort went.
  package var counts: SortCounts { sorted.counts }

  /// The bytes of the line that stands at a place in the order, without its newline.
  package subscript(place: Int) -> Range<Int> { list.range(sorted[place]) }

  /// The section of the line at a place: an index into the titles.
  package mutating func section(at place: Int) -> Int { collation.packed.section(of: key(place)) }

  /// Whether two lines are equal in the order: canonically equivalent.
  package mutating func isTie(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (key(left).rawValue, key(right).rawValue)
    guard (first ^ second) <= PackedKey.open else { return false }
    return (first | second) & PackedKey.open == 0 || fullKey(left) == fullKey(right)
  }

  private mutating func key(_ place: Int) -> PackedKey {
    list.withText(sorted[place]) { maker.key($0) }
  }

  private mutating func fullKey(_ place: Int) -> [UInt8] {
    list.withText(sorted[place]) { maker.fullKey($0) }
  }
}

extension NameCollation {
  /// The most bytes that ``withSortedLines(of:threads:progress:_:)`` takes: handles have 32 bits.
  package static let mostLineBytes = Int(UInt32.max)

  /// Sorts the lines of a text in memory, and lends their order.
  ///
  /// - Parameters:
  ///   - text: lines, each with a newline at its end; at most `mostLineBytes`.
  ///   - threads: how many threads may work on a long text.
  ///   - progress: told now and then how many more bytes have been gone through, twice over in all.
  package func withSortedLines<Result>(
    of text: [UInt8], threads: Int, progress: @escaping @Sendable (Int) -> Void,
    _ body: (inout SortedLines) throws -> Result
  ) rethrows -> Result {
    try unsafe text.withUnsafeBufferPointer { bytes in
      let list = unsafe LineList(bytes, progress: progress)
      var sorter = NameSorter(list, self, threads: threads)
      let sorted = sorter.sorted()
      var lines = SortedLines(list, sorted, self)
      return try body(&lines)
    }
  }
}
