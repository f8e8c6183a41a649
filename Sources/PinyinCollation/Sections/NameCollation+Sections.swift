extension NameCollation {
  /// One section with its objects in order.
  public struct Section<Object> {
    /// The title, one of ``NameCollation/sectionTitles``.
    public let title: String
    /// The objects, sorted; those with equal names keep the order they had.
    public var objects: [Object]
  }

  /// Objects filed under their letters and sorted, in one call.
  ///
  /// - Parameters:
  ///   - objects: anything that has a name.
  ///   - name: its name, such as `\.name`.
  ///   - dropEmpty: whether sections without an object are left out.
  /// - Complexity: O(*n*) for names
  public func sections<Object>(
    of objects: some Sequence<Object>, by name: (Object) -> String, dropEmpty: Bool = false
  ) -> [Section<Object>] {
    let objects = Array(objects)
    let filed = filed(objects, names: objects.map(name), threads: 1).objects
    let sections = zip(sectionTitles, filed).map { Section<Object>(title: $0, objects: $1) }
    return dropEmpty ? sections.filter { !$0.objects.isEmpty } : sections
  }
}

extension NameCollation.Section: Sendable where Object: Sendable {}
extension NameCollation.Section: Equatable where Object: Equatable {}
