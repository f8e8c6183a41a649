import PinyinCollation

/// Ours: the order of names, the surname read as a surname.
struct NameOrderEngine: Engine {
  var name: String { threads == 1 ? "ours" : "ours, \(threads) threads" }
  var about: String { "NameCollation.order(of:\(threads == 1 ? "" : "threads:"))" }
  let threads: Int
  private let collation: NameCollation

  /// Opens the engine with its default configuration, and nothing more.
  init(threads: Int = 1) throws {
    self.threads = threads
    collation = try NameCollation()
  }

  func work(on names: [String]) -> Work { Work { .order(collation.order(of: names, threads: threads)) } }

  func first(_ name: String) { _ = collation.sortKey(for: name) }

  func letter(of text: String) -> Character? { collation.sectionTitles[collation.section(for: text)].first }
}

/// The part of ours that comes before any comparison.
struct KeyBuildingEngine: Engine {
  let name: String
  let about: String
  private let collation: NameCollation

  /// Opens the engine.
  init(kind: KindPolicy = .automatic) throws {
    name = kind == .automatic ? "ours, keys only" : "ours, keys only, \(kind.rawValue)"
    about = "packed keys\(kind == .automatic ? "" : " with kind \(kind.rawValue)"), nothing sorted"
    var configuration = Configuration()
    configuration.kind = kind
    collation = try NameCollation(configuration)
  }

  func work(on names: [String]) -> Work { Work { .count(collation.packedKeys(of: names).count) } }
}

/// Ours on records: an array of contacts sorted where it lies.
struct ContactSortEngine: Engine {
  let name = "ours, [Contact]"
  let about = "NameCollation.sort(_:by:) of structs with a name, in place"
  private let collation: NameCollation

  /// Opens the engine with its default configuration.
  init() throws { collation = try NameCollation() }

  func work(on names: [String]) -> Work {
    let unsorted = Contact.list(names)
    var contacts: [Contact] = []
    // A copy of its own: a shared one would be copied while the clock runs.
    return Work(reset: { contacts = unsorted.map(\.self) }) {
      collation.sort(&contacts, by: \.name)
      return .contacts(contacts)
    }
  }
}
