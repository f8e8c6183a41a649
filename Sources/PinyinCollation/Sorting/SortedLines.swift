/// Lines in order, as `NameCollation.withSortedLines` finds them.
package struct SortedLines {
  private let list: LineList
  private let handles: SortView<UInt32>
  private let collation: NameCollation
  private var maker: KeyMaker
  /// How many lines there are.
  package let count: Int
  /// How the sort went.
  package let counts: SortCounts

  init(_ list: LineList, _ handles: SortView<UInt32>, count: Int, _ counts: SortCounts, _ collation: NameCollation) {
    self.list = list
    self.handles = handles
    self.count = count
    self.counts = counts
    self.collation = collation
    maker = KeyMaker(collation)
  }

  /// The bytes of the line that stands at a place in the order, without its newline.
  package subscript(place: Int) -> Range<Int> { list.range(handles[place]) }

  /// The section of the line at a place: an index into the titles.
  package mutating func section(at place: Int) -> Int { collation.packed.section(of: key(place)) }

  /// Whether two lines are equal in the order: canonically equivalent.
  package mutating func isTie(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (key(left).rawValue, key(right).rawValue)
    guard (first ^ second) <= PackedKey.open else { return false }
    return (first | second) & PackedKey.open == 0 || fullKey(left) == fullKey(right)
  }

  private mutating func key(_ place: Int) -> PackedKey {
    list.withText(handles[place]) { bytes in maker.packer.key(bytes) ?? maker.generalKey(bytes) }
  }

  private mutating func fullKey(_ place: Int) -> [UInt8] { list.withText(handles[place]) { maker.fullKey($0) } }
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
      let (handles, _, count) = sorter.sorted()
      var lines = SortedLines(list, handles.all, count: count, sorter.counts, self)
      return try withExtendedLifetime(handles) { try body(&lines) }
    }
  }
}
