extension NameCollation {
  /// The texts in order. Equal ones keep the order they had.
  ///
  /// - Complexity: O(*n* log *n*), one key a text.
  public func sorted(_ texts: some Sequence<String>) -> [String] { sorted(texts, by: \.self) }

  /// Objects in the order of a name they have. Those with equal names keep the order they had.
  ///
  /// - Complexity: O(*n* log *n*), one key an object.
  public func sorted<Object>(_ objects: some Sequence<Object>, by name: (Object) -> String) -> [Object] {
    let objects = Array(objects)
    return order(of: objects.map(name)).map { objects[$0] }
  }

  /// The order of texts as a permutation: the index of the text that stands first, second, and so on. Stable.
  ///
  /// - Complexity: O(*n* log *n*), one key a text.
  public func order(of texts: [String]) -> [Int] {
    let keys = texts.map(sortKey(for:))
    // The standard library's sort is stable, but does not promise it: the index decides.
    return keys.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
  }
}
