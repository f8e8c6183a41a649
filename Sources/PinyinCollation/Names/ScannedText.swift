/// A text as the engine walks it: scalars in canonical decomposition, each with what it is and where it came from.
///
/// One value may scan text after text; it keeps its memory.
package struct ScannedText: Sendable {
  /// The scalars, in canonical decomposition (NFD). A lone surrogate or broken UTF-8 is U+FFFD.
  package private(set) var scalars: [UInt32] = []
  /// What each scalar is, Han characters with their readings: the generic ones as long as nobody says otherwise.
  package private(set) var entries: [CharacterEntry] = []
  /// For each scalar the offset, in bytes of UTF-8, of the scalar of the source it came from; empty where they are not kept.
  package private(set) var offsets: [Int] = []
  /// The first scalar that counts: blanks, quotes, opening brackets, emoji before it are skipped.
  package private(set) var start = 0

  private let keepsOffsets: Bool

  /// No text yet.
  ///
  /// - Parameter keepsOffsets: whether somebody will ask what the scalars came from; a key does not need it.
  package init(keepsOffsets: Bool = true) { self.keepsOffsets = keepsOffsets }

  /// Scans a text.
  ///
  /// - Complexity: O(*n*)
  package init(_ text: String, characters: CharacterTable, canonical: CanonicalForm) {
    self.init()
    _ = text.withTextBytes { scan($0, characters: characters, canonical: canonical) }
  }

  /// Scans a text, forgetting the one before.
  ///
  /// - Returns: false where the bytes are no UTF-8, and nothing was scanned.
  /// - Complexity: O(*n*)
  package mutating func scan(_ bytes: TextBytes, characters: CharacterTable, canonical: CanonicalForm) -> Bool {
    scalars.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    if keepsOffsets { offsets.removeAll(keepingCapacity: true) }
    var isAffected = false
    var isWhole = true
    // A decomposition has two scalars a byte at most.
    scalars.append(addingCapacity: 2 * bytes.count) { scalars in
      var place = 0
      while place < bytes.count {
        let offset = place
        guard let scalar = bytes.scalar(at: &place) else {
          isWhole = false
          return
        }
        if canonical.isAffected(scalar) {
          isAffected = true
          canonical.decompose(scalar) { scalars.append($0) }
        } else {
          scalars.append(scalar)
        }
        if keepsOffsets { while offsets.count < scalars.count { offsets.append(offset) } }
      }
    }
    guard isWhole else { return false }
    if isAffected { orderMarks(canonical) }
    characters.append(scalars, to: &entries)
    start = firstThatCounts()
    return true
  }

  /// The part of the source that some scalars came from.
  package func sourceText(_ range: Range<Int>, of source: String) -> String {
    guard !range.isEmpty else { return "" }
    let bytes = source.utf8
    let end = range.upperBound < offsets.count ? offsets[range.upperBound] : bytes.count
    let from = bytes.index(bytes.startIndex, offsetBy: offsets[range.lowerBound])
    return String(source[from..<bytes.index(bytes.startIndex, offsetBy: end)])
  }

  /// Puts combining marks into canonical order: by class, stable, between scalars of class 0.
  private mutating func orderMarks(_ canonical: CanonicalForm) {
    var place = 0
    while place < scalars.count {
      guard canonical.combiningClass(scalars[place]) != 0 else {
        place += 1
        continue
      }
      let first = place
      while place < scalars.count, canonical.combiningClass(scalars[place]) != 0 { place += 1 }
      guard place - first > 1 else { continue }
      let order = (first..<place).sorted {
        let left = canonical.combiningClass(scalars[$0])
        let right = canonical.combiningClass(scalars[$1])
        return (left, $0) < (right, $1)
      }
      scalars.replaceSubrange(first..<place, with: order.map { scalars[$0] })
      if keepsOffsets { offsets.replaceSubrange(first..<place, with: order.map { offsets[$0] }) }
    }
  }

  /// Gives a Han character a reading; nothing else can have one.
  mutating func read(_ place: Int, as reading: Reading?) {
    guard let weight = entries[place].han else { return }
    entries[place] = CharacterEntry(weight.with(reading))
  }

  /// Gives each 々 the reading of the character before it.
  mutating func readRepetitions() {
    for place in scalars.indices.dropFirst() where scalars[place] == 0x3005 {
      read(place, as: entries[place - 1].han?.reading)
    }
  }

  private func firstThatCounts() -> Int {
    var place = 0
    while place < scalars.count {
      let traits = entries[place].traits
      if !traits.isDisjoint(with: .skippedAlone) {
        place += 1
      } else if traits.contains(.emojiOnRequest), place + 1 < scalars.count, scalars[place + 1] == 0xFE0F {
        // With U+20E3 behind it a keycap such as 1️⃣.
        place += place + 2 < scalars.count && scalars[place + 2] == 0x20E3 ? 3 : 2
      } else {
        break
      }
    }
    return place
  }
}
