/// The caller's own readings. They outrank every table of the package: this 翟 family is Dí, 乐嘉 is Lè Jiā.
public struct Overrides: Hashable, Sendable {
  /// What a reading of the caller's is about.
  public enum Scope: String, CaseIterable, Hashable, Sendable {
    /// A surname, wherever a person bears it.
    case surname
    /// A whole name of a person.
    case name
    /// A whole text that is no person's name.
    case word
  }

  /// One reading of the caller's.
  struct Entry: Hashable, Sendable {
    let scope: Scope
    let readings: [Reading]
  }

  /// By text in canonical decomposition. Names and words share one table: the last of them wins.
  private var surnames: [[UInt32]: Entry] = [:]
  private var wholes: [[UInt32]: Entry] = [:]
  private var longestSurname = 0

  /// No overrides.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { surnames.isEmpty && wholes.isEmpty }

  /// Sets a reading; an earlier one for the same text is replaced.
  ///
  /// - Parameters:
  ///   - scope: what the reading is about.
  ///   - text: the surname, name or word, in Han characters only.
  ///   - reading: one syllable for each character, with tone marks or digits; without them the tone is neutral.
  /// - Throws: ``CollationError/Code/badReading`` or ``CollationError/Code/badOverride`` with a message that names the
  ///   text.
  public mutating func set(_ scope: Scope, _ text: String, reading: String) throws(CollationError) {
    let characters = try CharacterTable.embedded.get()
    let scanned = ScannedText(text, characters: characters, canonical: try CanonicalForm.embedded.get())
    guard !scanned.scalars.isEmpty, scanned.entries.allSatisfy(\.isHan) else {
      throw CollationError(
        .badOverride, "\u{201C}\(text)\u{201D} cannot have a reading of its own: write Han characters only.")
    }
    let readings = try Reading.list(parsing: reading, count: scanned.scalars.count)
    guard readings.count == scanned.scalars.count else {
      throw CollationError(
        .badOverride,
        "\u{201C}\(text)\u{201D} has \(scanned.scalars.count) characters and \u{201C}\(reading)\u{201D} has \(readings.count) "
          + "syllables: write one for each.")
    }
    let entry = Entry(scope: scope, readings: readings)
    if scope == .surname {
      surnames[scanned.scalars] = entry
      longestSurname = max(longestSurname, readings.count)
    } else {
      wholes[scanned.scalars] = entry
    }
  }

  /// The caller's reading of a whole text.
  func whole(_ text: [UInt32]) -> Entry? { wholes.isEmpty ? nil : wholes[text] }

  /// The caller's reading of exactly this surname.
  func surname(_ text: some Collection<UInt32>) -> [Reading]? {
    surnames.isEmpty ? nil : surnames[Array(text)]?.readings
  }

  /// The caller's surnames with which a text begins, the longest first: their readings.
  func surnames(at text: some Collection<UInt32>) -> [[Reading]] {
    guard longestSurname > 0 else { return [] }
    return stride(from: min(longestSurname, text.count), to: 0, by: -1).compactMap {
      surnames[Array(text.prefix($0))]?.readings
    }
  }

  /// The first scalars of all texts.
  var firstScalars: Set<UInt32> {
    isEmpty ? [] : Set(surnames.keys.compactMap(\.first) + wholes.keys.compactMap(\.first))
  }

  /// A number that differs, as far as 64 bits can, when any reading differs: part of the tag beside stored keys.
  ///
  /// - Source: FNV-1a, over the entries in the order of their texts.
  var digest: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ value: UInt32) {
      for shift in stride(from: 0, to: 32, by: 8) {
        hash = (hash ^ UInt64(value >> UInt32(shift) & 0xFF)) &* 0x100_0000_01B3
      }
    }
    for table in [surnames, wholes] {
      for (text, entry) in table.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        entry.scope.rawValue.unicodeScalars.forEach { add($0.value) }
        text.forEach(add)
        entry.readings.forEach { add(UInt32($0.rawValue)) }
        add(.max)
      }
    }
    return hash
  }
}
