/// Makes the packed key of any text that has been read: the slow and general way, which every text can take.
///
/// The way straight from the bytes of a name (`NamePacker`) answers alike, and comes here for what it does not know.
struct PackedKeyBuilder: Sendable {
  let scripts: ScriptPolicy
  let symbols: SymbolPlacement
  let numbers: NumberPolicy
  let sections: SectionList
  let ranks: HanRanks
  let runs: RunSource

  init(
    _ configuration: Configuration, sections: SectionList, ranks: HanRanks, runs: RunSource
  ) {
    scripts = configuration.scripts
    symbols = configuration.symbols
    numbers = configuration.numbers
    self.sections = sections
    self.ranks = ranks
    self.runs = runs
  }

  /// The key of a single text.
  ///
  /// - Complexity: O(*n*)
  func key(of name: ReadName) -> PackedKey {
    var cache = RunCache.none
    return key(of: name, &cache)
  }

  /// The key of a text, always open: only the full key says that two texts are equal.
  ///
  /// - Complexity: O(*n*)
  func key(of name: borrowing ReadName, _ cache: inout RunCache) -> PackedKey {
    let section = sections.place(of: name)
    var head = Head()
    var fields = PackedFields()
    name.eachElement { element in
      if head.isHan { return add(element, of: name.text.scalars, to: &fields, &cache) }
      return add(element, of: name.text.scalars, to: &head, section, &fields, &cache)
    }
    if head.isHan { return PackedKey(rawValue: head.first << 48 | fields.finished() | PackedKey.open) }
    if head.count == 0 { head.first = first(ElementClass.end, in: section) }
    // Five codes of 8 bits behind the first 16, from the upper end of the 48 bits that are left.
    let codes = head.codes << UInt64(8 * (5 - head.count) + 7)
    return PackedKey(rawValue: head.first << 48 | codes | PackedKey.open)
  }

  /// The section of a text by its key: an index into the titles.
  func section(of key: PackedKey) -> Int {
    sections.index(ofPlace: ranks.section(ofRank: key.bucket))
  }

  /// The beginning of a text: its first element, and the codes of the first five where that is not Han.
  private struct Head {
    var first: UInt64 = 0
    var isHan = false
    var codes: UInt64 = 0
    var count = 0

    mutating func add(code: UInt64) -> Bool {
      guard count < 5 else { return false }
      codes = codes << 8 | code
      count += 1
      return count < 5
    }
  }

  private func add(
    _ element: KeyElement, of scalars: [UInt32], to head: inout Head, _ section: Int?, _ fields: inout PackedFields,
    _ cache: inout RunCache
  ) -> Bool {
    switch element {
    case .separator:
      if head.count == 0 { head.first = first(ElementClass.separator, in: section) }
      return head.add(code: 1)
    case .han(let weight):
      guard head.count == 0 else {
        // All Han characters share a code, so nothing behind them counts.
        _ = head.add(code: runs.order.codeOfHan(scripts))
        return false
      }
      guard let place = sections.order.section(of: weight), section == place else {
        head.first = first(ElementClass.han(scripts), in: section)
        _ = head.add(code: runs.order.codeOfHan(scripts))
        return false
      }
      let (rank, isExact) = ranks.rank(of: sections.order.weight(of: weight), section: place)
      head.first = rank
      head.isHan = true
      if !isExact { fields.fill() }
      return isExact
    case .run(let run):
      let order = runs.order
      return runs.eachElement(of: run, of: scalars, order, &cache) { add($0, order, to: &head, section) }
    }
  }

  private func add(
    _ element: KeyElement, of scalars: [UInt32], to fields: inout PackedFields, _ cache: inout RunCache
  ) -> Bool {
    switch element {
    case .separator: return fields.addSeparator()
    case .han(let weight):
      guard let place = sections.order.section(of: weight) else { return fields.add(PackedKey.noReading) && false }
      let (rank, isExact) = ranks.rank(of: sections.order.weight(of: weight), section: place)
      let goesOn = fields.add(rank)
      if !isExact { fields.fill() }
      return goesOn && isExact
    case .run(let run):
      let order = runs.order
      var primary: UInt32 = 0
      _ = runs.eachElement(of: run, of: scalars, order, &cache) { element in
        primary = element.primary
        return primary == 0
      }
      if primary == 0 { return true }
      // Whatever else the run holds, all of its class stand together here.
      switch order.elementClass(ofPrimary: primary, scripts) {
      case ElementClass.symbol: return fields.add(PackedKey.symbol) && false
      case ElementClass.digit: return fields.add(PackedKey.digit) && false
      default: return fields.add(scripts == .hanFirst ? PackedKey.letterBehind : PackedKey.letterBefore) && false
      }
    }
  }

  private func add(_ element: RunElement, _ order: RunOrder, to head: inout Head, _ section: Int?) -> Bool {
    guard element.primary != 0 else { return true }
    let elementClass = order.elementClass(ofPrimary: element.primary, scripts)
    if head.count == 0 { head.first = first(elementClass, in: section) }
    // Where numbers compare by value all digits share a code.
    let isNumber = numbers == .byValue && elementClass == ElementClass.digit
    let (code, isOwn) = isNumber ? (order.codeOfZero, false) : order.code(ofPrimary: element.primary, scripts)
    // Nothing counts behind a code that several weights share.
    return head.add(code: code) && isOwn
  }

  /// The first 16 bits of a text that does not begin with Han of its own section.
  private func first(_ elementClass: UInt8, in section: Int?) -> UInt64 {
    guard let section else {
      return UInt64(symbols == .first ? 1 : PackedKey.behindRanks) + UInt64(elementClass)
    }
    return elementClass > ElementClass.han(scripts) ? ranks.above(section) : ranks.below(section)
  }
}
