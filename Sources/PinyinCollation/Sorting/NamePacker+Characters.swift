/// The characters of a plain text, looked up.
extension NamePacker {
  /// Up to five characters. Where there are fewer, the last one stands in for those that are missing.
  struct Characters {
    private(set) var count = 0
    private(set) var first, second, third, fourth, last: PackedCharacter

    /// Begins with the first one.
    @inline(__always) init(_ character: PackedCharacter) {
      (count, first, second, third, fourth, last) = (1, character, character, character, character, character)
    }

    /// Adds the next one.
    @inline(__always) mutating func append(_ character: PackedCharacter) {
      if count < 2 { second = character }
      if count < 3 { third = character }
      if count < 4 { fourth = character }
      last = character
      count &+= 1
    }

    /// The first two.
    var firstPair: UInt32 { PackedTable.pair(first.place, second.place) }
    /// The last two.
    var lastPair: UInt32 {
      let before = count == 2 ? first : count == 3 ? second : count == 4 ? third : fourth
      return PackedTable.pair(before.place, last.place)
    }
    /// Whether they are the same character twice.
    var isDoubled: Bool { count == 2 && first.place == second.place && first.generic == second.generic }
  }

  /// The characters of a short text; `nil` where one of them is not in the table, or more has to be known of it.
  @inline(__always) func characters(_ short: ShortText) -> Characters? {
    // Three bytes a character, and the number of bytes in the tag.
    let count = (Int(truncatingIfNeeded: short.tag) - 0xA0) / 3
    guard 2...5 ~= count, Int(truncatingIfNeeded: short.tag) == 0xA0 + 3 * count, let first = character(short.low),
      let second = character(short.low &>> 24), !isOwnFirst(UInt32(first.place + PackedTable.beforeFirst))
    else { return nil }
    var text = Characters(first)
    text.append(second)
    if count == 2 { return text }
    guard let third = character(short.low &>> 48 | short.high &<< 16) else { return nil }
    text.append(third)
    if count == 3 { return text }
    guard let fourth = character(short.high &>> 8) else { return nil }
    text.append(fourth)
    if count == 4 { return text }
    guard let fifth = character(short.high &>> 32) else { return nil }
    text.append(fifth)
    return text
  }

  /// The character whose three bytes are the lower ones.
  @inline(__always) private func character(_ bytes: UInt64) -> PackedCharacter? {
    let bytes = UInt32(truncatingIfNeeded: bytes)
    let scalar: UInt32 = (bytes & 0xFF) &<< 12 | bytes &>> 2 & 0xFC0 | bytes &>> 16 & 0x3F
    // What is left of the first byte says that there are three; without it the number is too low, and wraps around.
    return character(place: Int(scalar &- UInt32(0xE0 << 12 + PackedTable.beforeFirst)))
  }

  /// The character at a place of the table; `nil` beyond it, or where more has to be known.
  @inline(__always) private func character(place: Int) -> PackedCharacter? {
    guard place < PackedTable.size else { return nil }
    let character = table.character(place)
    return character.flags & PackedFlag.isOdd == 0 ? character : nil
  }

  /// The characters of any text that is Han all through; `nil` where more has to be known of one. Without a reading may be the last.
  func characters(_ bytes: TextBytes) -> Characters? {
    var place = 0
    // Of one character there is nothing to tell.
    guard bytes.count > 4, let scalar = bytes.scalar(at: &place), !isOwnFirst(scalar),
      let first = character(scalar: scalar)
    else { return nil }
    var text = Characters(first)
    while place < bytes.count {
      guard text.count < 5, text.last.generic != PackedKey.noReading, let scalar = bytes.scalar(at: &place),
        let next = character(scalar: scalar)
      else {
        return nil
      }
      text.append(next)
    }
    return text
  }

  private func character(scalar: UInt32) -> PackedCharacter? {
    PackedTable.scalars.contains(scalar)
      ? character(place: Int(scalar) - PackedTable.beforeFirst) : uncommon.character(scalar)
  }

  /// Whether a text of the caller's begins so.
  @inline(__always) private func isOwnFirst(_ scalar: UInt32) -> Bool {
    !ownFirsts.isEmpty && ownFirsts.contains(scalar)
  }
}
