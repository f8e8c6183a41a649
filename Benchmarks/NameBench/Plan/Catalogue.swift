import PinyinCollation

/// What can be measured: engines by name, and the sizes at which each is.
struct Catalogue {
  /// An engine that is not open yet.
  struct Entry: Sendable {
    let name: String
    /// Numbers of names at which it is run.
    var sizes = 1...1_000_000
    /// Which names it sorts.
    var content = NameContent.plain
    /// What it does with them.
    var task = Task.order
    let open: @Sendable () throws -> any Engine
  }

  /// What an engine does: only those of one task compare with one another.
  enum Task { case order, keys, records, sections, insert }

  /// Ours first, then the floor, then peers from the plainest on, then the other things that ours does.
  static let entries = [
    Entry(name: "ours", sizes: 1...10_000_000) { try NameOrderEngine() },
    Entry(name: "ours, 2 threads", sizes: 1_000_000...10_000_000) { try NameOrderEngine(threads: 2) },
    Entry(name: "radix sort", sizes: 1...10_000_000) { try FloorEngine() },
    Entry(name: "code points") { CodePointEngine() },
    Entry(name: "plain table") { try PlainTableEngine() },
    Entry(name: "tidy table") { try TidyTableEngine() },
    Entry(name: "ICU compare") { try ICUCompareEngine() },
    Entry(name: "ICU sort keys") { try ICUSortKeysEngine() },
    // Its time grows with the square of the number: a minute for a million.
    Entry(name: "ICU AlphabeticIndex", sizes: 1...100_000) { try AlphabeticIndexEngine() },
    Entry(name: "ICU Han-Latin/Names", sizes: 1...10_000) { try TransliterationEngine() },
    Entry(name: "Foundation compare", sizes: 1...10_000) { FoundationEngine() },
    Entry(name: "ours, keys only", sizes: 1...10_000_000, task: .keys) { try KeyBuildingEngine() },
    Entry(name: "ours, keys only, person", sizes: 100_000...1_000_000, task: .keys) {
      try KeyBuildingEngine(kind: .person)
    },
    Entry(name: "ours, [Contact]", task: .records) { try ContactSortEngine() },
    Entry(name: "ours, sections", sizes: 1...100_000, task: .sections) { try SectionsEngine() },
    Entry(name: "ours, one insert", sizes: 10_000...100_000, task: .insert) { try InsertEngine() },
    Entry(name: "array insert", sizes: 10_000...100_000, task: .insert) { try ArrayInsertEngine() },
    Entry(name: "ours, mixed", sizes: 100_000...1_000_000, content: .mixed) { try NameOrderEngine() },
  ]

  /// The entry of a name.
  ///
  /// - Throws: `Problem` with the names that there are.
  static func entry(_ name: String) throws -> Entry {
    guard let entry = entries.first(where: { $0.name == name }) else {
      let names = entries.map(\.name).joined(separator: "; ")
      throw Problem(message: "There is no engine \u{201C}\(name)\u{201D}. There are: \(names).", status: 2)
    }
    return entry
  }
}

/// What kind of names are sorted.
enum NameContent: String, Codable, Sendable {
  /// Chinese names and nothing else.
  case plain
  /// One in ten is something else: Latin, emoji, digits, rare characters.
  case mixed
}
