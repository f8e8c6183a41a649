extension NameCollation {
  /// One section with its objects in order.
  public struct Section<Object> {
    /// The title: `A` to `Z`, or `#`.
    public let title: String
    /// The objects, sorted; those with equal names keep the order they had.
    public var objects: [Object]
  }

  /// Objects filed under their letters and sorted, in one call: 27 sections.
  ///
  /// - Parameters:
  ///   - objects: anything that has a name.
  ///   - name: its name, such as `\.name`.
  ///   - dropEmpty: whether sections without an object are left out.
  /// - Complexity: O(*n* log *n*), one key an object.
  public func sections<Object>(
    of objects: some Sequence<Object>, by name: (Object) -> String, dropEmpty: Bool = false
  ) -> [Section<Object>] {
    let objects = Array(objects)
    var sections = sectionTitles.map { Section<Object>(title: $0, objects: []) }
    let keys = objects.map { sortKey(for: name($0)) }
    for index in keys.indices.sorted(by: { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }) {
      // The first byte of a key is the section.
      sections[Int(keys[index].bytes[0]) - 1].objects.append(objects[index])
    }
    return dropEmpty ? sections.filter { !$0.objects.isEmpty } : sections
  }
}

extension NameCollation.Section: Sendable where Object: Sendable {}
extension NameCollation.Section: Equatable where Object: Equatable {}
