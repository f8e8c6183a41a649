/// Objects under their letters and in order, kept so while single ones come, go and change: the model of a contact list.
///
/// ```swift
/// var index = collation.sectionedIndex(of: contacts, by: \.name)
/// let place = index.insert(newContact)
/// index[place.section].objects[place.row]
/// ```
///
/// Every object's packed key is kept beside it, so that finding a place is a binary search.
public struct SectionedIndex<Object> {
  /// Where an object stands.
  public struct Place: Hashable, Sendable {
    /// The section, an index into ``SectionedIndex/sectionTitles``.
    public let section: Int
    /// The place among the objects of the section.
    public let row: Int

    /// A place of its two parts.
    public init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }
  }

  /// The engine that orders.
  public let collation: NameCollation
  /// The titles of all sections, empty ones too.
  public let sectionTitles: [String]
  private let name: (Object) -> String
  /// The objects of each section in order, and their packed keys.
  private var objects: [[Object]]
  private var keys: [[UInt64]]

  /// Files and sorts objects.
  init(_ collation: NameCollation, _ all: [Object], threads: Int, by name: @escaping (Object) -> String) {
    self.collation = collation
    self.name = name
    sectionTitles = collation.sectionTitles
    (objects, keys) = ([], [])
    let (order, sorted, ends) = collation.sectionedKeys(of: all.map(name), threads: threads)
    var first = 0
    for end in ends {
      objects.append(order[first..<end].map { all[$0] })
      keys.append(sorted[first..<end].map(\.rawValue))
      first = end
    }
  }

  /// How many objects there are.
  ///
  /// - Complexity: O(1)
  public var count: Int { keys.reduce(0) { $0 + $1.count } }

  /// The objects of a section in order; none for an index that is no section.
  public subscript(section: Int) -> [Object] { objects.indices.contains(section) ? objects[section] : [] }

  /// The object at a place; `nil` where there is none.
  public subscript(place: Place) -> Object? {
    let objects = self[place.section]
    return objects.indices.contains(place.row) ? objects[place.row] : nil
  }

  /// Puts an object where it belongs, behind those with an equal name.
  ///
  /// - Returns: where it stands now.
  /// - Complexity: O(log *n*) comparisons and one move within a section.
  @discardableResult public mutating func insert(_ object: Object) -> Place {
    var maker = KeyMaker(collation)
    let text = name(object)
    let key = maker.key(text)
    let section = collation.packed.section(of: key)
    let row = firstRow(in: section, behind: text, key, &maker)
    objects[section].insert(object, at: row)
    keys[section].insert(key.rawValue, at: row)
    return Place(section: section, row: row)
  }

  /// Takes an object away.
  ///
  /// - Returns: the object; `nil` where the place holds none.
  /// - Complexity: one move within a section
  @discardableResult public mutating func remove(at place: Place) -> Object? {
    guard self[place] != nil else { return nil }
    keys[place.section].remove(at: place.row)
    return objects[place.section].remove(at: place.row)
  }

  /// Puts another object in place of one, such as a contact whose name has changed, and moves it where it belongs.
  ///
  /// - Returns: where it stands now; `nil` where the place holds no object, and nothing has changed.
  /// - Complexity: as of ``insert(_:)``
  @discardableResult public mutating func move(at place: Place, to object: Object) -> Place? {
    remove(at: place) == nil ? nil : insert(object)
  }

  /// The first object with a name, as the engine compares names; `nil` where there is none.
  ///
  /// - Complexity: O(log *n*) comparisons
  public func place(ofName text: String) -> Place? {
    var maker = KeyMaker(collation)
    let key = maker.key(text)
    let section = collation.packed.section(of: key)
    let full = maker.fullKey(text)
    let row = keys[section].indices.partitioningIndex(where: { order($0, in: section, text, key, full, &maker) >= 0 })
    guard row < keys[section].count, order(row, in: section, text, key, full, &maker) == 0 else { return nil }
    return Place(section: section, row: row)
  }

  private func firstRow(in section: Int, behind text: String, _ key: PackedKey, _ maker: inout KeyMaker) -> Int {
    var full: [UInt8]?
    return keys[section].indices.partitioningIndex(where: { row in
      let other = keys[section][row]
      guard (other ^ key.rawValue) <= PackedKey.open else { return other > key.rawValue }
      // Equal as far as packed keys go: closed ones are equal, of others the full keys decide.
      guard (other | key.rawValue) & PackedKey.open != 0 else { return false }
      let own = full ?? maker.fullKey(text)
      full = own
      return own.lexicographicallyPrecedes(maker.fullKey(name(objects[section][row])))
    })
  }

  /// Negative, zero or positive as the object of a row stands before, with or behind a text.
  private func order(
    _ row: Int, in section: Int, _ text: String, _ key: PackedKey, _ full: [UInt8], _ maker: inout KeyMaker
  ) -> Int {
    let other = keys[section][row]
    guard (other ^ key.rawValue) <= PackedKey.open else { return other < key.rawValue ? -1 : 1 }
    let otherFull = maker.fullKey(name(objects[section][row]))
    return otherFull == full ? 0 : otherFull.lexicographicallyPrecedes(full) ? -1 : 1
  }
}

extension NameCollation {
  /// Files objects under their letters, sorted, in an index that single objects can enter and leave.
  ///
  /// - Parameters:
  ///   - objects: anything that has a name.
  ///   - threads: how many threads may work on a long list.
  ///   - name: its name, such as `\.name`; asked again for names that look alike.
  /// - Complexity: O(*n*) for names
  public func sectionedIndex<Object>(
    of objects: some Sequence<Object>, threads: Int = 1, by name: @escaping (Object) -> String
  ) -> SectionedIndex<Object> {
    SectionedIndex(self, Array(objects), threads: threads, by: name)
  }
}
