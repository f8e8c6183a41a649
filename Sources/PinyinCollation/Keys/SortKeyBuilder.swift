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

  init(_ configuration: Configuration, sections: SectionList, runs: any RunWeights) {
    scripts = configuration.scripts
    numbers = configuration.numbers
    self.sections = sections
    self.runs = RunSource(runs)
  }

  /// The memory that makes key after key.
  struct Memory {
    var units = KeyUnits()
    var cache: RunCache
  }

  /// The key of a text.
  ///
  /// - Complexity: O(*n*)
  func key(_ name: ReadName) -> SortKey {
    var memory = Memory(cache: .none)
    var bytes: [UInt8] = []
    append(name, to: &bytes, &memory)
    return SortKey(bytes: bytes, isPureHan: memory.units.isPureHan)
  }

  /// The key of several fields of one record that sort one after the other.
  ///
  /// - Complexity: O(*n*)
  func key(_ fields: [ReadName]) -> SortKey {
    var memory = Memory(cache: .none)
    for (index, name) in fields.enumerated() {
      if index > 0 { memory.units.addSeparator() }
      add(name, to: &memory)
    }
    var bytes: [UInt8] = []
    memory.units.write(section: section(fields.first.map(sections.index) ?? sections.symbols), to: &bytes)
    for (index, name) in fields.enumerated() {
      // U+0000 between fields: what a field contains cannot move its neighbour's text.
      if index > 0 { bytes.append(0) }
      Self.append(utf8: name.text.scalars, to: &bytes)
    }
    return SortKey(bytes: bytes, isPureHan: memory.units.isPureHan)
  }

  /// Writes the key of a text behind other bytes.
  ///
  /// - Complexity: O(*n*)
  func append(_ name: borrowing ReadName, to bytes: inout [UInt8], _ memory: inout Memory) {
    memory.units.removeAll()
    add(name, to: &memory)
    memory.units.write(section: section(sections.index(of: name)), to: &bytes)
    Self.append(utf8: name.text.scalars, to: &bytes)
  }

  /// Writes the key of a name that the fast way knows, with a text before it that is skipped, behind other bytes.
  ///
  /// - Parameter text: the name itself, plain characters that have no decomposition.
  /// - Returns: false where the packed key does not say all; nothing was written then.
  /// - Complexity: O(*n*)
  func append(
    _ name: PackedKey, _ text: TextBytes, behind skipped: borrowing ScannedText, _ ranks: HanRanks,
    to bytes: inout [UInt8], _ memory: inout Memory
  ) -> Bool {
    memory.units.removeAll()
    let isWhole = name.eachElement(ranks) { weight in
      guard let weight else { return memory.units.addSeparator() }
      memory.units.addHan(ElementClass.han(scripts), weight)
    }
    guard isWhole else { return false }
    memory.units.write(section: section(sections.index(ofPlace: ranks.section(ofRank: name.bucket))), to: &bytes)
    Self.append(utf8: skipped.scalars, to: &bytes)
    for place in 0..<text.count { bytes.append(text[place]) }
    return true
  }

  private func section(_ index: Int) -> UInt8 { UInt8(1 + index) }

  private func add(_ name: borrowing ReadName, to memory: inout Memory) {
    name.eachElement { element in
      switch element {
      case .separator: memory.units.addSeparator()
      case .han(let weight): memory.units.addHan(ElementClass.han(scripts), sections.order.weight(of: weight))
      case .run(let run): add(run: run, of: name.text.scalars, to: &memory)
      }
      return true
    }
  }

  private func add(run: Range<Int>, of scalars: [UInt32], to memory: inout Memory) {
    memory.units.beginRun()
    guard numbers == .byValue else { return add(other: run, of: scalars, to: &memory) }
    runs.eachPiece(of: scalars[run]) { piece in
      switch piece {
      case .number(let digits): memory.units.add(number: digits)
      case .other(let run): add(other: run.indices, of: scalars, to: &memory)
      }
    }
  }

  private func add(other run: Range<Int>, of scalars: [UInt32], to memory: inout Memory) {
    let order = runs.order
    _ = runs.eachElement(of: run, of: scalars, order, &memory.cache) { element in
      memory.units.add(element, order.elementClass(ofPrimary: element.primary, scripts))
      return true
    }
  }
}
