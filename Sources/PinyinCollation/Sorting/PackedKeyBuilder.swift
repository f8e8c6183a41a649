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
    var head = PackedHead()
    var fields = PackedFields()
    name.eachElement { element in
      if head.isHan { return add(element, of: name.text.scalars, to: &fields, &cache) }
      return add(element, of: name.text.scalars, to: &head, section, &fields, &cache)
    }
    if head.isHan { return PackedKey(rawValue: head.first << 48 | fields.finished() | PackedKey.open) }
    if head.isEmpty { head.first = first(ElementClass.end, in: section) }
    return head.key
  }

  /// The key of a name that the fast way knows, with a text before it that is skipped.
  ///
  /// - Complexity: O(*n*)
  func key(of name: PackedKey, behind skipped: borrowing ReadName, _ cache: inout RunCache) -> PackedKey {
    let section = ranks.section(ofRank: name.bucket)
    var (head, fields, hasRoom) = (PackedHead(), PackedFields(), true)
    skipped.eachElement { element in
      hasRoom = add(element, of: skipped.text.scalars, to: &head, section, &fields, &cache)
      return hasRoom
    }
    if head.isEmpty { return PackedKey(rawValue: name.rawValue | PackedKey.open) }
    if hasRoom { _ = head.add(RunOrder.codeOfHan(scripts)) }
    return head.key
  }

  /// The section of a text by its key: an index into the titles.
  func section(of key: PackedKey) -> Int {
    sections.index(ofPlace: ranks.section(ofRank: key.bucket))
  }

  private func add(
    _ element: KeyElement, of scalars: [UInt32], to head: inout PackedHead, _ section: Int?,
    _ fields: inout PackedFields,
    _ cache: inout RunCache
  ) -> Bool {
    switch element {
    case .separator:
      if head.isEmpty { head.first = first(ElementClass.separator, in: section) }
      return head.add(.separator)
    case .han(let weight):
      guard head.isEmpty else { return head.add(RunOrder.codeOfHan(scripts)) }
      guard let place = sections.order.section(of: weight), section == place else {
        head.first = first(ElementClass.han(scripts), in: section)
        return head.add(RunOrder.codeOfHan(scripts))
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

  private func add(_ element: RunElement, _ order: RunOrder, to head: inout PackedHead, _ section: Int?) -> Bool {
    guard element.primary != 0 else { return true }
    let elementClass = order.elementClass(ofPrimary: element.primary, scripts)
    if head.isEmpty { head.first = first(elementClass, in: section) }
    // Where numbers compare by value all digits share a code.
    if numbers == .byValue && elementClass == ElementClass.digit { return head.add(RunOrder.codeOfDigits) }
    let code = order.code(ofPrimary: element.primary, scripts)
    let hasRoom = head.add(code)
    if !code.isOwn { head.fill() }
    return hasRoom
  }

  /// The first 16 bits of a text that does not begin with Han of its own section.
  private func first(_ elementClass: UInt8, in section: Int?) -> UInt64 {
    guard let section else {
      return UInt64(symbols == .first ? 1 : PackedKey.behindRanks) + UInt64(elementClass)
    }
    return elementClass > ElementClass.han(scripts) ? ranks.above(section) : ranks.below(section)
  }
}
