import PinyinCollation

/// Ours: contacts filed under their letters and sorted.
struct SectionsEngine: Engine {
  let name = "ours, sections"
  let about = "NameCollation.sections(of:by:) of contacts"
  private let collation: NameCollation

  /// Opens the engine with its default configuration.
  init() throws { collation = try NameCollation() }

  func work(on names: [String]) -> Work {
    let contacts = Contact.list(names)
    return Work { .count(collation.sections(of: contacts, by: \.name).reduce(0) { $0 + $1.objects.count }) }
  }
}

/// Ours: new contacts put one by one into an index that is there already.
struct InsertEngine: Engine {
  /// How many contacts are inserted in a repetition.
  static let newcomers = 100

  let name = "ours, one insert"
  let about = "SectionedIndex.insert(_:), a contact at a time into an index of all others"
  private let collation: NameCollation

  /// Opens the engine with its default configuration.
  init() throws { collation = try NameCollation() }

  func work(on names: [String]) -> Work {
    let (newcomers, others) = Self.split(names)
    var index = collation.sectionedIndex(of: [Contact](), by: \.name)
    // Made anew each time: a copy of a shared one would be made while the clock runs.
    return Work(reset: { index = collation.sectionedIndex(of: others, by: \.name) }, units: newcomers.count) {
      for contact in newcomers { index.insert(contact) }
      return .count(names.count)
    }
  }

  /// Contacts to insert, and those among which they come.
  static func split(_ names: [String]) -> (newcomers: ArraySlice<Contact>, others: [Contact]) {
    let contacts = Contact.list(names)
    return (contacts.prefix(newcomers), Array(contacts.dropFirst(newcomers)))
  }
}

/// What an insert costs at least where contacts lie in one sorted array: a key, a binary search, an array that moves up.
struct ArrayInsertEngine: Engine {
  let name = "array insert"
  let about = "our key of a new contact, a binary search and one insert into a sorted array of keys and contacts"
  private let collation: NameCollation

  /// Opens our engine, which makes the keys.
  init() throws { collation = try NameCollation() }

  func work(on names: [String]) -> Work {
    let (newcomers, others) = InsertEngine.split(names)
    let sorted = others.map(entry).sorted { $0.key < $1.key }
    var entries = sorted
    return Work(reset: { entries = sorted.map(\.self) }, units: newcomers.count) {
      for contact in newcomers { insert(entry(contact), into: &entries) }
      return .count(entries.count)
    }
  }

  private typealias Entry = (key: SortKey, contact: Contact)

  private func entry(_ contact: Contact) -> Entry { (collation.sortKey(for: contact.name), contact) }

  private func insert(_ entry: Entry, into entries: inout [Entry]) {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entry.key < entries[middle].key { high = middle } else { low = middle + 1 }
    }
    entries.insert(entry, at: low)
  }
}
