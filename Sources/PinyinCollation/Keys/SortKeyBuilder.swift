/// Makes sort keys. Layout, level by level:
///
/// 1. one byte for the section, so that sections are contiguous;
/// 2. the elements, each a class byte and, for characters, a weight of 4 bytes, highest first; for a number, where they compare
///    by value, how many digits it has in 4 bytes, and a byte a digit; then the class `end`;
/// 3. the secondary weights of the elements, 2 bytes each, Han characters with the common one; then two bytes 0; and the
///    same for the tertiary weights. Where every element is Han both levels are empty;
/// 4. the text in canonical decomposition, as UTF-8.
///
/// An empty level keeps the order: where it is reached, the other key has the same Han elements and combining marks
/// besides, whose weights are above the common one. Leaving out trailing common weights would not: ICU's `zh` puts á
/// before a, by a secondary weight below the common one.
struct SortKeyBuilder: Sendable {
  let scripts: ScriptPolicy
  let numbers: NumberPolicy
  let sections: SectionList
  let runs: RunSource

  /// The secondary and tertiary weight that nothing special has, in ICU's collation elements.
  static let common: UInt16 = 0x0500

  init(_ configuration: Configuration, sections: SectionList, runs: any RunWeights) {
    scripts = configuration.scripts
    numbers = configuration.numbers
    self.sections = sections
    self.runs = RunSource(runs)
  }

  /// The key of a text.
  ///
  /// - Complexity: O(*n*)
  func key(_ name: ReadName) -> SortKey { key([name]) }

  /// The key of a text, or of several fields of one record that sort one after the other.
  ///
  /// - Complexity: O(*n*)
  func key(_ fields: [ReadName]) -> SortKey {
    var levels = Levels()
    for (index, name) in fields.enumerated() {
      if index > 0 { levels.primary.append(ElementClass.separator) }
      append(name, to: &levels)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(levels.primary.count * 2 + 8)
    bytes.append(UInt8(1 + (fields.first.map(sections.index) ?? sections.symbols)))
    bytes += levels.primary
    bytes.append(ElementClass.end)
    Self.append(levels.hasRuns ? levels.secondary : [], to: &bytes)
    Self.append(levels.hasRuns ? levels.tertiary : [], to: &bytes)
    for (index, name) in fields.enumerated() {
      // U+0000 between fields: what a field contains cannot move its neighbour's text.
      if index > 0 { bytes.append(0) }
      for scalar in name.text.scalars { Self.append(utf8: scalar, to: &bytes) }
    }
    return SortKey(bytes: bytes, isPureHan: levels.isPureHan)
  }

  /// The levels of a key while it grows.
  private struct Levels {
    var primary: [UInt8] = []
    var secondary: [UInt16] = []
    var tertiary: [UInt16] = []
    /// Whether ICU was asked for anything.
    var isPureHan = true
    /// Whether any element with a weight is not Han.
    var hasRuns = false
  }

  private func append(_ name: ReadName, to levels: inout Levels) {
    name.eachElement { element in
      switch element {
      case .separator: levels.primary.append(ElementClass.separator)
      case .han(let weight):
        Self.append(ElementClass.han(scripts), sections.order.weight(of: weight), to: &levels.primary)
        levels.secondary.append(Self.common)
        levels.tertiary.append(Self.common)
      case .run(let run): append(run: run, to: &levels)
      }
      return true
    }
  }

  private func append(run: ArraySlice<UInt32>, to levels: inout Levels) {
    levels.isPureHan = false
    guard numbers == .byValue else { return append(other: run, to: &levels) }
    runs.eachPiece(of: run) { piece in
      switch piece {
      case .number(let digits): append(number: digits, to: &levels)
      case .other(let run): append(other: run, to: &levels)
      }
    }
  }

  /// One element, however many digits: a longer number is a greater one. Zeros before it count in the last level.
  private func append(number digits: [UInt8], to levels: inout Levels) {
    levels.hasRuns = true
    Self.append(ElementClass.digit, UInt32(digits.count), to: &levels.primary)
    levels.primary += digits
    levels.secondary.append(Self.common)
    levels.tertiary.append(Self.common)
  }

  private func append(other run: ArraySlice<UInt32>, to levels: inout Levels) {
    let order = runs.order
    if run.allSatisfy({ $0 < 0x80 }) {
      for scalar in run { append(order.elements(ofASCII: scalar), order, to: &levels) }
    } else {
      append(runs.weights.elements(of: run)[...], order, to: &levels)
    }
  }

  private func append(_ elements: ArraySlice<RunElement>, _ order: RunOrder, to levels: inout Levels) {
    for element in elements {
      // What is ignorable on every level, such as U+0000, is no element.
      if element.primary != 0 || element.secondary != 0 || element.tertiary != 0 { levels.hasRuns = true }
      if element.primary != 0 {
        Self.append(order.elementClass(ofPrimary: element.primary, scripts), element.primary, to: &levels.primary)
      }
      if element.secondary != 0 { levels.secondary.append(element.secondary) }
      if element.tertiary != 0 { levels.tertiary.append(element.tertiary) }
    }
  }
}
