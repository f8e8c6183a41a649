extension NameCollation {
  /// The sort key of a text: bytes to store and to order by.
  ///
  /// - Complexity: O(*n*)
  public func sortKey(for text: String) -> SortKey { builder.key(reader.read(text)) }

  /// The sort key of a record; the same as that of the name in one string, where its parts are found there.
  ///
  /// - Throws: ``CollationError/Code/badReading`` for a phonetic field that is no reading; the message names the field.
  public func sortKey(for name: PersonName) throws(CollationError) -> SortKey {
    builder.key(try reader.read(name).name)
  }

  /// The joined key of a record's fields: by the first, then by the second, and so on.
  ///
  /// 张三|李四 stands before 张三丰, since a field that ends stands before one that goes on.
  public func sortKey(forFields fields: [String]) -> SortKey { builder.key(fields.map { reader.read($0) }) }

  /// Whether two texts stand in ascending order, and whether they are equal: negative, zero, positive.
  ///
  /// Two texts tie only if they are canonically equivalent. To sort, use ``sorted(_:threads:)``, which makes every key once.
  public func compare(_ left: String, _ right: String) -> Int {
    let (left, right) = (sortKey(for: left), sortKey(for: right))
    return left == right ? 0 : left < right ? -1 : 1
  }

  /// What a stored key depends on: data, order, region, options, overrides. Store it beside keys, and compare keys only
  /// where it is the same.
  public var tag: String {
    let digest = (try? DataVersion.embedded.get().digest) ?? "none"
    let overrides = configuration.overrides.isEmpty ? "none" : String(configuration.overrides.digest, radix: 16)
    return [
      "pinyin-collation-1", "data=\(digest)", "order=\(configuration.order.rawValue)",
      "region=\(configuration.region.rawValue)", "kind=\(configuration.kind.rawValue)",
      "scripts=\(configuration.scripts.rawValue)", "symbols=\(configuration.symbols.rawValue)",
      "numbers=\(configuration.numbers.rawValue)", "overrides=\(overrides)",
    ].joined(separator: ";")
  }

  /// What keys with elements that are not Han depend on besides; keys with ``SortKey/isPureHan`` do not.
  public var runVersion: String { builder.runs.weights.version }

  /// Refuses keys that were made under another tag.
  ///
  /// - Throws: ``CollationError/Code/mixedTags`` with both tags in the message.
  public func check(tag other: String) throws(CollationError) {
    guard other == tag else {
      throw CollationError(
        .mixedTags,
        "These keys were made with \u{201C}\(other)\u{201D}, this engine makes \u{201C}\(tag)\u{201D}: their order means "
          + "nothing together. Make the stored keys again.")
    }
  }
}
