/// The elements behind the first one of a packed key, while it is made.
struct PackedFields {
  private var bits: UInt64 = 0
  private var count = 0
  private var isSeparated = false

  /// Where the flag and the value of an element stand. Of the last value only the upper 12 bits are kept.
  private static let places: [(flag: UInt64, value: UInt64)] = [(47, 31), (30, 14), (13, 1)]

  /// Adds an element.
  ///
  /// - Returns: whether there is room for another.
  mutating func add(_ value: UInt64) -> Bool {
    guard count < 3 else { return false }
    let place = Self.places[count]
    if !isSeparated { bits |= 1 << place.flag }
    bits |= (count == 2 ? value >> 4 : value) << place.value
    isSeparated = false
    count += 1
    return count < 3
  }

  /// Adds the end of a family name.
  mutating func addSeparator() -> Bool {
    isSeparated = true
    return true
  }

  /// Puts the key behind all others that begin alike: the last element is a pair between two ranks.
  mutating func fill() {
    guard count < 3 else { return }
    let below = count == 0 ? 48 : Self.places[count - 1].value
    bits |= (1 << below) - 1
  }

  /// The lower 48 bits of the key.
  func finished() -> UInt64 {
    // A separator with nothing behind it.
    isSeparated && count < 2 ? bits | (PackedKey.separatorAndEnd << Self.places[count].value) : bits
  }
}
