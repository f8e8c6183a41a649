import CNameData

/// Weights of Latin letters, marks, symbols, emoji and digits from a small embedded table, without ICU.
///
/// For what the table covers the weights are those of the ICU it was made from. Everything else, other scripts in the
/// main, stands behind Latin by code point.
public struct EmbeddedRunWeights: RunWeights {
  private static let embedded = EmbeddedTable { () throws(CollationError) in
    try EmbeddedRunWeights(TableFile(NAME_DATA_RUNS, name: "runs"))
  }

  /// For each scalar: 1 + where its elements begin (24 bits), how many there are (8 bits); 0 where not covered.
  private let trie: ScalarTrie
  /// Letters with marks that have elements of their own, not those of their parts: ICU's `zh` puts ā á ǎ à before a.
  private let contractions: TextTable
  /// For each contraction what the trie has for a scalar.
  private let contractionValues: TableArray<UInt32>
  private let canonical: CanonicalForm
  private let primaries: TableArray<UInt32>
  private let secondaries: TableArray<UInt16>
  private let tertiaries: TableArray<UInt16>
  /// Which ICU the table was made from, with a digest of the table.
  public let version: String

  /// Takes the embedded table.
  ///
  /// - Throws: ``CollationError/Code/damagedTable``
  public init() throws(CollationError) { self = try Self.embedded.get() }

  /// Reads the table from its file.
  package init(_ file: TableFile) throws(CollationError) {
    trie = try ScalarTrie(file, firstSection: 1)
    primaries = try file.array(3)
    secondaries = try file.array(4)
    tertiaries = try file.array(5)
    contractions = try TextTable(file, firstSection: 6)
    contractionValues = try file.array(8)
    canonical = try CanonicalForm.embedded.get()
    let digest = String(decoding: try file.array(9, of: UInt8.self), as: UTF8.self)
    version = "embedded, \(try file.provenance()) (\(digest))"
  }

  /// Whether the table has weights of its own for a scalar.
  public func covers(_ scalar: UInt32) -> Bool { trie[scalar] != 0 }

  /// The collation elements of a run: of each scalar, or of a letter together with marks behind it.
  ///
  /// - Complexity: O(*n*) for *n* scalars, few of them marks.
  /// - Source: UTS #10, section 7.2, step S2.1
  public func elements(of run: ArraySlice<UInt32>) -> [RunElement] {
    var elements: [RunElement] = []
    var place = run.startIndex
    while place < run.endIndex {
      let marks = run[(place + 1)...].prefix { canonical.combiningClass($0) != 0 }
      let (value, left) = match(run[place], marks)
      append(value, scalar: run[place], to: &elements)
      for mark in left { append(trie[mark], scalar: mark, to: &elements) }
      place = marks.endIndex
    }
    return elements
  }

  /// The longest contraction of a letter with marks behind it, which need not follow at once, and the marks it leaves.
  private func match(_ letter: UInt32, _ marks: ArraySlice<UInt32>) -> (value: UInt32, left: [UInt32]) {
    var text = [letter]
    var value = trie[letter]
    var left: [UInt32] = []
    for mark in marks {
      // A mark that was left blocks those of its own class.
      let isBlocked = left.contains { canonical.combiningClass($0) == canonical.combiningClass(mark) }
      if !isBlocked, let number = contractions.number(of: text + [mark]) {
        text.append(mark)
        value = contractionValues[number]
      } else {
        left.append(mark)
      }
    }
    return (value, left)
  }

  private func append(_ value: UInt32, scalar: UInt32, to elements: inout [RunElement]) {
    guard value != 0 else { return elements.append(Self.byCodePoint(scalar)) }
    let start = Int(value >> 8) - 1
    for place in start..<start + Int(value & 0xFF) {
      elements.append(
        RunElement(primary: primaries[place], secondary: secondaries[place], tertiary: tertiaries[place]))
    }
  }

  /// Behind every primary weight that ICU gives a letter.
  private static func byCodePoint(_ scalar: UInt32) -> RunElement {
    RunElement(primary: 0xFE00_0000 | scalar, secondary: 0x0500, tertiary: 0x0500)
  }
}
