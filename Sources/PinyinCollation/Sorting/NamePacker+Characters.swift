/// The characters of a plain text, looked up.
extension NamePacker {
  /// Two to five characters. Where there are fewer than five, the last one stands in for those that are missing.
  struct Characters {
    let count: Int
    let first, second, third, fourth, last: PackedCharacter

    /// The first two.
    var firstPair: UInt32 { PackedTable.pair(first.place, second.place) }
    /// The last two.
    var lastPair: UInt32 {
      let before = count == 2 ? first : count == 3 ? second : count == 4 ? third : fourth
      return PackedTable.pair(before.place, last.place)
    }
    /// Whether they are the same character twice.
    var isDoubled: Bool { count == 2 && first.place == second.place }
  }

  /// The place in the table of the character whose three bytes are the lower ones; beyond the table for every other.
  @inline(__always) private static func place(_ bytes: UInt64) -> Int {
    let bytes = UInt32(truncatingIfNeeded: bytes)
    let scalar: UInt32 = (bytes & 0xFF) &<< 12 | bytes &>> 2 & 0xFC0 | bytes &>> 16 & 0x3F
    // What is left of the first byte says that there are three; without it the number is too low, and wraps around.
    return Int(scalar &- UInt32(0xE0 << 12 + PackedTable.beforeFirst))
  }

  /// The character whose three bytes are the lower ones; `nil` where it is not in the table, or more has to be known of it.
  @inline(__always) private func character(_ bytes: UInt64) -> PackedCharacter? {
    let place = Self.place(bytes)
    guard place < PackedTable.size else { return nil }
    let character = table.character(place)
    return character.flags & PackedFlag.isOdd == 0 ? character : nil
  }

  /// The characters of a short text; `nil` where one of them is not in the table, or more has to be known of it.
  @inline(__always) func characters(_ short: ShortText) -> Characters? {
    // Three bytes a character, and the number of bytes in the tag.
    let count = (Int(truncatingIfNeeded: short.tag) - 0xA0) / 3
    guard 2...5 ~= count, Int(truncatingIfNeeded: short.tag) == 0xA0 + 3 * count, let first = character(short.low),
      let second = character(short.low &>> 24),
      ownFirsts.isEmpty || !ownFirsts.contains(UInt32(first.place + PackedTable.beforeFirst))
    else { return nil }
    var (third, fourth, last) = (second, second, second)
    if count > 2 {
      guard let next = character(short.low &>> 48 | short.high &<< 16) else { return nil }
      (third, fourth, last) = (next, next, next)
    }
    if count > 3 {
      guard let next = character(short.high &>> 8) else { return nil }
      (fourth, last) = (next, next)
    }
    if count > 4 {
      guard let next = character(short.high &>> 32) else { return nil }
      last = next
    }
    return Characters(count: count, first: first, second: second, third: third, fourth: fourth, last: last)
  }
}
