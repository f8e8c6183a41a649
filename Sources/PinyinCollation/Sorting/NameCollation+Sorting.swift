extension NameCollation {
  /// The texts in order. Equal ones keep the order they had.
  ///
  /// - Parameters:
  ///   - texts: names or other texts.
  ///   - threads: how many threads may work on a long list.
  /// - Complexity: O(*n*) for names, one packed key each; full keys only where packed ones tie.
  public func sorted(_ texts: some Sequence<String>, threads: Int = 1) -> [String] {
    sorted(texts, threads: threads, by: \.self)
  }

  /// Objects in the order of a name they have. Those with equal names keep the order they had.
  ///
  /// - Parameters:
  ///   - objects: anything that has a name.
  ///   - threads: how many threads may work on a long list.
  ///   - name: its name, such as `\.name`; asked once an object.
  /// - Complexity: O(*n*) for names
  public func sorted<Object>(
    _ objects: some Sequence<Object>, threads: Int = 1, by name: (Object) -> String
  ) -> [Object] {
    let objects = Array(objects)
    return order(of: objects.map(name), threads: threads).map { objects[$0] }
  }

  /// The order of texts as a permutation: the index of the text that stands first, second, and so on. Stable.
  ///
  /// - Parameters:
  ///   - texts: names or other texts.
  ///   - threads: how many threads may work on a long list.
  /// - Complexity: O(*n*) for names, 20 bytes a name beside the result.
  public func order(of texts: [String], threads: Int = 1) -> [Int] {
    var counts = SortCounts()
    return order(of: texts, threads: threads, counts: &counts)
  }

  /// The order of texts, and how it was found.
  package func order(of texts: [String], threads: Int, counts: inout SortCounts) -> [Int] {
    // Handles have 32 bits; longer lists than any memory holds today take the plain way.
    guard texts.count < Int(UInt32.max) else { return plainOrder(of: texts) }
    var sorter = NameSorter(StringList(strings: texts), self, threads: threads)
    let (handles, _, count) = sorter.sorted()
    counts = sorter.counts
    let sorted = handles.all
    return unsafe [Int](unsafeUninitializedCapacity: count) { order, filled in
      for index in 0..<count { unsafe order[index] = Int(sorted[index]) }
      filled = count
    }
  }

  /// The order by full sort keys alone: the plain way, for comparison.
  package func plainOrder(of texts: [String]) -> [Int] {
    let keys = texts.map { sortKey(for: $0).bytes }
    return keys.indices.sorted { left, right in
      keys[left] == keys[right] ? left < right : keys[left].lexicographicallyPrecedes(keys[right])
    }
  }

  /// The packed keys of texts, in the order of the texts: what is sorted.
  package func packedKeys(of texts: [String]) -> [UInt64] {
    var maker = KeyMaker(self)
    let packer = packer
    return texts.map { text in
      text.withTextBytes { bytes in (packer.key(bytes) ?? maker.generalKey(bytes)).rawValue }
    }
  }
}

extension NameCollation {
  /// The packed key as the general way makes it, whatever the text.
  package func generalPackedKey(of text: String) -> UInt64 { packed.key(of: reader.read(text)).rawValue }

  /// The packed key as the fast way makes it; `nil` where it does not know the text.
  package func fastPackedKey(of text: String) -> UInt64? { text.withTextBytes { packer.key($0)?.rawValue } }
}
