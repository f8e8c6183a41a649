extension NameCollation {
  /// One section with its objects in order.
  public struct Section<Object> {
    /// The title, one of ``NameCollation/sectionTitles``.
    public let title: String
    /// The objects, sorted; those with equal names keep the order they had.
    public var objects: [Object]

    @usableFromInline init(title: String, objects: [Object]) {
      self.title = title
      self.objects = objects
    }
  }

  /// Objects filed under their letters and sorted, in one call.
  ///
  /// - Parameters:
  ///   - objects: anything that has a name.
  ///   - name: its name, such as `\.name`.
  ///   - dropEmpty: whether sections without an object are left out.
  /// - Complexity: O(*n*) for names
  @inlinable public func sections<Object>(
    of objects: some Sequence<Object>, by name: (Object) -> String, dropEmpty: Bool = false
  ) -> [Section<Object>] {
    let objects = Array(objects)
    let (order, ends) = sectionedOrder(of: objects.map(name))
    var sections: [Section<Object>] = []
    sections.reserveCapacity(ends.count)
    var first = 0
    for (title, end) in zip(sectionTitles, ends) {
      if end > first || !dropEmpty {
        sections.append(Section(title: title, objects: order[first..<end].map { objects[$0] }))
      }
      first = end
    }
    return sections
  }

  /// The order of names as a permutation, and where each section ends in it.
  @usableFromInline func sectionedOrder(of names: [String]) -> (order: [Int], ends: [Int]) {
    let sorted = sectionedKeys(of: names, threads: 1)
    return (sorted.order, sorted.ends)
  }

  /// The same with the packed keys, in order.
  func sectionedKeys(
    of names: [String], threads: Int
  ) -> (order: [Int], keys: SortBuffer<UInt64>, ends: [Int]) {
    let (order, buffer) = orderedKeys(of: names, threads: threads)
    let keys = buffer.all
    var end = 0
    let ends = sectionTitles.indices.map { title in
      // Texts of one section stand together.
      end = (end..<keys.count).partitioningIndex(where: { packed.section(of: PackedKey(rawValue: keys[$0])) > title })
      return end
    }
    return (order, buffer, ends)
  }

  private func orderedKeys(of names: [String], threads: Int) -> (order: [Int], keys: SortBuffer<UInt64>) {
    if let sorted = sort(names, threads: threads) { return (sorted.order, sorted.keys) }
    let (order, keys) = (plainOrder(of: names), packedKeys(of: names))
    let sorted = SortBuffer<UInt64>(count: order.count)
    for (place, index) in order.enumerated() { sorted.all[place] = keys[index] }
    return (order, sorted)
  }
}

extension NameCollation.Section: Sendable where Object: Sendable {}
extension NameCollation.Section: Equatable where Object: Equatable {}
