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
  @inlinable public func sorted<Object>(
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
  /// - Complexity: O(*n*) for names, at most 16 bytes a name beside the result.
  public func order(of texts: [String], threads: Int = 1) -> [Int] {
    var counts = SortCounts()
    return order(of: texts, threads: threads, counts: &counts)
  }

  /// The order of texts, and how it was found.
  package func order(of texts: [String], threads: Int, counts: inout SortCounts) -> [Int] {
    sort(texts, threads: threads) { counts = $0.counts } ?? plainOrder(of: texts)
  }

  /// Sorts texts by their packed keys.
  ///
  /// - Parameters:
  ///   - keepsKeys: whether `body` is going to ask for packed keys.
  ///   - body: may look at what was sorted before only indices are left.
  /// - Returns: `nil` for longer lists than handles of 32 bits can name: they take the plain way.
  func sort(
    _ texts: [String], threads: Int, keepsKeys: Bool = false, _ body: (SortedTexts) -> Void
  ) -> [Int]? {
    guard texts.count < Int(UInt32.max) else { return nil }
    var sorter = NameSorter(StringList(strings: texts), self, threads: threads, keepsKeys: keepsKeys)
    return [Int](words: texts.count) { words in
      let sorted = sorter.sort(into: words)
      body(sorted)
      sorted.leaveHandles()
    }
  }

  /// The order by full sort keys alone: the plain way, for comparison.
  package func plainOrder(of texts: [String]) -> [Int] {
    Self.order(of: texts.map { sortKey(for: $0) })
  }

  /// The packed keys of texts, in the order of the texts: what is sorted.
  ///
  /// - Parameter isVector: false for the slow twin, which makes one after the other.
  package func packedKeys(of texts: [String], isVector: Bool = true) -> [UInt64] {
    var maker = KeyMaker(self)
    let block = KeyBlock(packer, isVector: isVector)
    packer.table.bringNear(for: texts.count)
    return [UInt64](words: texts.count) { keys in
      _ = StringReader.with(texts, in: texts.indices) { reader in
        reader.eachKey(block, kept: keys) { handle in
          texts[Int(handle)].withTextBytes { maker.generalKey($0).rawValue }
        } _: { _, _ in
        }
      }
    }
  }
}

extension NameCollation {
  /// The packed key as the general way makes it, whatever the text.
  package func generalPackedKey(of text: String) -> UInt64 { packed.key(of: reader.read(text)).rawValue }

  /// The packed key as the fast way makes it; `nil` where it does not know the text.
  package func fastPackedKey(of text: String) -> UInt64? {
    (packer.key(ShortText(text)) ?? text.withTextBytes(packer.rareKey))?.rawValue
  }
}
