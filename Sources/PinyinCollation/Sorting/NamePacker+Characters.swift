/// The characters of a plain text, looked up.
extension NamePacker {
  /// Up to five characters, with their places in the table.
  struct Characters {
    var count: Int
    var first, second, third, fourth: PackedCharacter
    var last: PackedCharacter
    var firstPair, lastPair: UInt32
    var firstIndex, thirdIndex: Int
    var isDoubled: Bool
  }

  /// The place in the table of the character whose three bytes are the lower ones; beyond the table for every other.
  private static func place(_ bytes: UInt64) -> Int {
    let bytes = UInt32(truncatingIfNeeded: bytes)
    let scalar: UInt32 = (bytes & 0xFF) &<< 12 | bytes &>> 2 & 0xFC0 | bytes &>> 16 & 0x3F
    // What is left of the first byte says that there are three; without it the number is too low, and wraps around.
    return Int(scalar &- UInt32(0xE0 << 12 + PackedTable.beforeFirst))
  }

  /// The characters of a short text; `nil` where one of them is not in the table, or more has to be known of it.
  func characters(_ short: ShortText) -> Characters? {
    let count: Int
    switch short.tag {
    case 0xA6: count = 2
    case 0xA9: count = 3
    case 0xAC: count = 4
    case 0xAF: count = 5
    default: return nil
    }
    let (first, second) = (Self.place(short.low), Self.place(short.low >> 24))
    let third = count > 2 ? Self.place(short.low >> 48 | short.high << 16) : second
    let fourth = count > 3 ? Self.place(short.high >> 8) : third
    let last = count > 4 ? Self.place(short.high >> 32) : fourth
    guard max(max(first, second), max(max(third, fourth), last)) < PackedTable.size,
      ownFirsts.isEmpty || !ownFirsts.contains(UInt32(first + PackedTable.beforeFirst))
    else { return nil }
    let beforeLast = count == 2 ? first : count == 3 ? second : count == 4 ? third : fourth
    let text = Characters(
      count: count, first: table.character(first), second: table.character(second), third: table.character(third),
      fourth: table.character(fourth), last: table.character(last), firstPair: PackedTable.pair(first, second),
      lastPair: PackedTable.pair(beforeLast, last), firstIndex: first, thirdIndex: third, isDoubled: count == 2 && first == second)
    let flags = text.first.flags | text.second.flags | text.third.flags | text.fourth.flags | text.last.flags
    return flags & PackedFlag.isOdd == 0 ? text : nil
  }
}
