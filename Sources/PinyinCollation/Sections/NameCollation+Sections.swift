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
    var ends: [Int] = []
    let order = sort(names, threads: 1) { sorted in
      ends = self.ends(count: sorted.count) { sorted.bucket(at: $0) }
    }
    if let order { return (order, ends) }
    let (plain, keys) = plainOrderedKeys(of: names)
    return (plain, self.ends(count: plain.count) { keys[$0].bucket })
  }

  /// The same with the packed keys, in order.
  func sectionedKeys(of names: [String], threads: Int) -> (order: [Int], keys: [PackedKey], ends: [Int]) {
    var keys: [PackedKey] = []
    let order = sort(names, threads: threads, keepsKeys: true) { sorted in
      keys = (0..<sorted.count).map { sorted.key(at: $0) }
    }
    let (found, all) = order.map { ($0, keys) } ?? plainOrderedKeys(of: names)
    return (found, all, ends(count: all.count) { all[$0].bucket })
  }

  /// Where each section ends among buckets in order, as texts of one section stand together.
  private func ends(count: Int, bucket: (Int) -> Int) -> [Int] {
    var end = 0
    return sectionTitles.indices.map { title in
      let last = packed.lastBucket(ofSection: title)
      end = (end..<count).partitioningIndex(where: { bucket($0) > last })
      return end
    }
  }

  private func plainOrderedKeys(of names: [String]) -> (order: [Int], keys: [PackedKey]) {
    let (order, keys) = (plainOrder(of: names), packedKeys(of: names))
    return (order, order.map { PackedKey(rawValue: keys[$0]) })
  }
}

extension NameCollation.Section: Sendable where Object: Sendable {}
extension NameCollation.Section: Equatable where Object: Equatable {}
