/// The five members of Apple's `UILocalizedIndexedCollation`, under the same names: migrating is search and replace.
///
/// All of them are total: any string, any index, no trap.
extension NameCollation {
  /// The titles of the sections: `A` to `Z` and `#`, 27 in all, in the order of pinyin; in that of zhuyin `ㄅ` to `ㄩ`, in that of
  /// strokes `1劃` and so on, and behind them `A` to `Z` for Latin names, and `#`.
  public var sectionTitles: [String] { sectionList.titles }

  /// The titles for the index bar beside a list; the same as the section titles.
  public var sectionIndexTitles: [String] { sectionTitles }

  /// The section of a text: an index into ``sectionTitles``.
  ///
  /// - Complexity: O(*n*)
  public func section(for text: String) -> Int { sectionList.index(of: reader.read(text)) }

  /// The section of an object by a name it has: an index into ``sectionTitles``.
  public func section<Object>(for object: Object, by name: (Object) -> String) -> Int { section(for: name(object)) }

  /// The section to scroll to for a title of the index bar. An index outside the bar leads to the nearest section.
  public func section(forSectionIndexTitle index: Int) -> Int { max(0, min(index, sectionTitles.count - 1)) }

  /// The texts in order; the same as ``sorted(_:threads:)``.
  public func sortedArray(from texts: [String]) -> [String] { sorted(texts) }

  /// Objects in the order of a name they have; the same as ``sorted(_:threads:by:)``.
  public func sortedArray<Object>(from objects: [Object], by name: (Object) -> String) -> [Object] {
    sorted(objects, by: name)
  }
}
