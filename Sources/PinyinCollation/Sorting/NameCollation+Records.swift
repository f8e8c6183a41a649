/// Records, whose names come in parts: what texts have, for ``PersonName``.
///
/// Each call throws ``CollationError/Code/badReading`` for a phonetic field that is no reading of its part.
extension NameCollation {
  /// The section of a record: an index into ``sectionTitles``.
  ///
  /// - Parameter name: what the record holds.
  /// - Throws: ``CollationError/Code/badReading``; the message names the field.
  /// - Complexity: O(*n*)
  public func section(for name: PersonName) throws(CollationError) -> Int {
    sectionList.index(of: try reader.read(name).name)
  }

  /// Records in order. Those with equal names keep the order they had.
  ///
  /// - Parameters:
  ///   - objects: anything that has a name in parts.
  ///   - name: its name; asked once an object.
  /// - Throws: ``CollationError/Code/badReading``; the message names the field.
  /// - Complexity: O(*n* log *n*), one key an object.
  public func sorted<Object>(
    _ objects: some Sequence<Object>, by name: (Object) -> PersonName
  ) throws(CollationError) -> [Object] {
    let objects = Array(objects)
    return Self.order(of: try keys(of: objects, by: name)).map { objects[$0] }
  }

  /// Records filed under their letters and sorted, in one call.
  ///
  /// - Parameters:
  ///   - objects: anything that has a name in parts.
  ///   - name: its name; asked once an object.
  ///   - dropEmpty: whether sections without an object are left out.
  /// - Throws: ``CollationError/Code/badReading``; the message names the field.
  /// - Complexity: O(*n* log *n*), one key an object.
  public func sections<Object>(
    of objects: some Sequence<Object>, by name: (Object) -> PersonName, dropEmpty: Bool = false
  ) throws(CollationError) -> [Section<Object>] {
    let objects = Array(objects)
    let keys = try keys(of: objects, by: name)
    var sections = sectionTitles.map { Section<Object>(title: $0, objects: []) }
    // The first byte of a key is the section.
    for index in Self.order(of: keys) { sections[Int(keys[index].bytes[0]) - 1].objects.append(objects[index]) }
    return dropEmpty ? sections.filter { !$0.objects.isEmpty } : sections
  }

  private func keys<Object>(
    of objects: [Object], by name: (Object) -> PersonName
  ) throws(CollationError) -> [SortKey] {
    var keys: [SortKey] = []
    keys.reserveCapacity(objects.count)
    for object in objects { keys.append(try sortKey(for: name(object))) }
    return keys
  }

  /// The order of keys as a permutation. Stable.
  static func order(of keys: [SortKey]) -> [Int] {
    keys.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
  }
}
