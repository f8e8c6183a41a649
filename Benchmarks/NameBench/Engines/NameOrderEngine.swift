import PinyinCollation

/// Ours: the order of names, the surname read as a surname.
struct NameOrderEngine: Engine {
  let name = "ours"
  let about = "NameCollation.order(of:)"
  private let collation: NameCollation
  private let titles: [String]

  /// Opens the engine with its default configuration.
  init() throws {
    collation = try NameCollation()
    titles = collation.sectionTitles
  }

  func run(_ names: [String]) -> Outcome { .order(collation.order(of: names)) }

  func letter(of text: String) -> Character? { titles[collation.section(for: text)].first }
}

/// The part of ours that comes before any comparison.
struct KeyBuildingEngine: Engine {
  let name = "ours, keys only"
  let about = "NameCollation.sortKey(for:), nothing sorted"
  private let collation: NameCollation

  /// Opens the engine with its default configuration.
  init() throws { collation = try NameCollation() }

  func run(_ names: [String]) -> Outcome {
    let keys = names.map(collation.sortKey(for:))
    return .keys(count: keys.count, bytes: keys.reduce(0) { $0 + $1.bytes.count })
  }
}
