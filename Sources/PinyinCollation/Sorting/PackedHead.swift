/// The beginning of a packed key while it is made: its first element, and the codes of as many as have room where that is not Han.
struct PackedHead {
  /// The upper 16 bits.
  var first: UInt64 = 0
  /// Whether they are the rank of a Han character; then the rest is that of `PackedFields`.
  var isHan = false
  private var codes: UInt64 = 0
  /// Bits of 47 that are left.
  private var room = 47

  /// Whether no code is there yet.
  @inline(__always) var isEmpty: Bool { room == 47 }

  /// Adds a code, or as much of it as there is room for; nothing counts behind one that several elements share.
  ///
  /// - Returns: whether there is room for another.
  @inline(__always) mutating func add(_ code: RunOrder.Code) -> Bool {
    let cut = max(0, code.width - room)
    room = max(0, room - code.width)
    codes |= (code.value >> UInt64(cut)) << UInt64(room)
    return code.isOwn && room > 0
  }

  /// Puts the key behind all others that begin alike: the last element is behind the one whose code it has.
  mutating func fill() {
    codes |= (1 << UInt64(room)) - 1
    room = 0
  }

  /// The key, open.
  var key: PackedKey { PackedKey(rawValue: first << 48 | codes << 1 | PackedKey.open) }
}
