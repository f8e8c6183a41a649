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
    var (head, fields) = (PackedHead(), PackedFields())
    name.eachElement { element in
      if head.isHan { return add(element, of: name.text.scalars, to: &fields, &cache) }
      return add(element, of: name.text.scalars, to: &head, section, &fields, &cache)
    }
    if head.isHan { return PackedKey(rawValue: head.first << 48 | fields.finished() | PackedKey.open) }
    if head.isEmpty { head.first = first(ElementClass.end, in: section) }
    return head.key
  }

  /// The highest bucket that texts of a section are in.
  ///
  /// - Parameter title: an index into the titles.
  func lastBucket(ofSection title: Int) -> Int {
    guard let place = sections.place(ofIndex: title) else {
      return symbols == .first ? HanRanks.first - 1 : .max
    }
    return Int(ranks.above(place))
  }

  /// The section of a text by its key: an index into the titles.
  func section(of key: PackedKey) -> Int {
    sections.index(ofPlace: ranks.section(ofRank: key.bucket))
  }
}
