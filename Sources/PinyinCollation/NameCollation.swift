/// An engine that puts Chinese names in the order Chinese readers expect, with the surname read as a surname.
///
/// ```swift
/// let collation = try NameCollation()
/// collation.sorted(["曾国藩", "陈毅", "单田芳"])        // 陈毅, 单田芳, 曾国藩
/// collation.section(for: "曾国藩")                     // 25, the section Z
/// ```
///
/// An engine is frozen once made and may be shared by threads. Its answers depend on its configuration and on data inside
/// this package, never on the locale, the language of the user interface or the machine; only text that is neither Han
/// nor in a Han name is weighed by ICU, where the package is built with it.
public struct NameCollation: Sendable {
  /// What the engine was made with.
  public let configuration: Configuration
  let reader: NameReader
  let sectionList: SectionList
  let builder: SortKeyBuilder
  let packed: PackedKeyBuilder
  let packer: NamePacker

  /// Makes an engine.
  ///
  /// - Throws: ``CollationError/Code/orderNotAvailable`` and ``CollationError/Code/icu`` where ICU cannot do its part;
  ///   ``CollationError/Code/damagedTable``.
  public init(_ configuration: Configuration = Configuration()) throws(CollationError) {
    try self.init(configuration, generic: EmbeddedGenericReadings(), runs: DefaultRunWeights())
  }

  /// Makes an engine on providers of the caller's choice: the two seams below the surname layer.
  public init(
    _ configuration: Configuration, generic: any GenericReadings, runs: any RunWeights
  ) throws(CollationError) {
    self.configuration = configuration
    reader = try NameReader(configuration, generic: generic)
    let order = try HanOrder(configuration.order)
    sectionList = SectionList(order, configuration.symbols)
    builder = SortKeyBuilder(configuration, sections: sectionList, runs: runs)
    let table = try PackedTable.of(configuration.order)
    packed = PackedKeyBuilder(
      configuration, sections: sectionList, ranks: table.ranks, runs: builder.runs)
    // The fast way knows the embedded readings.
    packer = NamePacker(
      configuration, table: table, uncommon: UncommonCharacters(reader.characters, order, table),
      weights: try EvidenceWeights.embedded.get(), isUsed: reader.isEmbedded)
  }

  /// How a text is read, and why.
  ///
  /// - Complexity: O(*n*)
  public func analysis(of text: String) -> NameAnalysis {
    let name = reader.read(text, isItemized: true)
    return reader.analysis(of: name, text, section: sectionList.title(of: name))
  }

  /// How a record is read, and why; the text is what the record sorts by.
  ///
  /// - Throws: ``CollationError/Code/badReading`` for a phonetic field that is no reading; the message names the field.
  public func analysis(of name: PersonName) throws(CollationError) -> NameAnalysis {
    let record = try reader.read(name)
    return reader.analysis(of: record.name, record.source, section: sectionList.title(of: record.name))
  }
}
