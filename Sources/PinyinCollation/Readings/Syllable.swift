/// A syllable of Mandarin without its tone, such as *zeng* or *lü*.
///
/// Syllables form a closed list (Data/syllables.tsv). Each has a slot, its place in the order, with gaps for
/// newcomers: adding one does not move the rest. The order is that of ICU: letter by letter, ü just after u where
/// all else is equal (lu, lü, luan, lüe, lun).
public struct Syllable: RawRepresentable, Comparable, Hashable, Sendable, CustomStringConvertible {
  /// The slot of the syllable, 1 to 1022.
  public let rawValue: UInt16

  /// The syllable of a slot; `nil` where the slot is a gap.
  public init?(rawValue: UInt16) {
    guard let table = try? SyllableTable.embedded.get(), table.spelling(ofSlot: rawValue) != nil else { return nil }
    self.rawValue = rawValue
  }

  /// Takes a slot that an embedded table vouches for.
  init(slot: UInt16) { rawValue = slot }

  /// The syllable with this spelling: lower case, ü as `ü`, ê as `ê`.
  ///
  /// - Complexity: O(1)
  public init?(spelling: String) {
    guard let slot = SyllableTable.embeddedSlots[spelling] else { return nil }
    rawValue = slot
  }

  /// The spelling: lower case, ü as `ü`.
  public var description: String {
    (try? SyllableTable.embedded.get().spelling(ofSlot: rawValue)) ?? ""
  }

  /// The letter under which the syllable is filed, `A` to `Z`: ê under E, m under M, n and ng under N, hng under H.
  ///
  /// - Complexity: O(1)
  public var letter: Character {
    let first = (try? SyllableTable.embedded.get().firstLetter(ofSlot: rawValue)) ?? 0
    return first == 0 ? "#" : Character(Unicode.Scalar(first))
  }

  /// Whether one syllable stands before another.
  public static func < (left: Syllable, right: Syllable) -> Bool { left.rawValue < right.rawValue }

  /// All syllables, in order.
  public static var all: [Syllable] {
    SyllableTable.embeddedSlots.values.sorted().map(Syllable.init(slot:))
  }
}
