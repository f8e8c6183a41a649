/// How a packed key and a handle share a word of 64 bits, so that sorting moves one number a text.
///
/// From the highest bit down: the key behind the bits that its bucket says, as far as there is room; whether anything else was in
/// the key; the handle. So no two words of a list are alike, and they compare as the keys do, but for what found no room.
struct WordLayout: Sendable {
  /// Binary digits of a handle.
  let handleBits: Int
  /// The first bits of a key, which are left out: those that say its bucket.
  let bucketBits: Int
  /// The bits of a shifted key that do not show in its word: those without room, and whether it is open, since open keys that are
  /// alike have more.
  private let hidden: UInt64

  /// - Parameter handles: handles are below this.
  init(handles: Int, bucketBits: Int) {
    handleBits = Int.bitWidth - max(handles - 1, 1).leadingZeroBitCount
    self.bucketBits = bucketBits
    hidden = (2 << UInt64(handleBits)) - 1 | PackedKey.open << UInt64(bucketBits)
  }

  /// The bit that is set where more was in the key: all of it counts for texts whose words are alike above.
  var moreBit: Int { handleBits }

  /// The word of a text.
  @inline(__always) func word(_ key: UInt64, _ handle: UInt32) -> UInt64 {
    let key = key &<< UInt64(truncatingIfNeeded: bucketBits)
    let rest = key & hidden
    return key ^ rest | (rest == 0 ? 0 : 1) &<< UInt64(truncatingIfNeeded: moreBit) | UInt64(handle)
  }

  /// The handle in a word.
  @inline(__always) func handle(_ word: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: word & (1 &<< UInt64(truncatingIfNeeded: handleBits) &- 1))
  }

  /// The same word with another handle.
  func word(_ word: UInt64, handle: UInt32) -> UInt64 { word ^ UInt64(self.handle(word)) | UInt64(handle) }

  /// Whether two words are alike in all that they say of their keys but that there was more.
  @inline(__always) func isAlike(_ left: UInt64, _ right: UInt64) -> Bool {
    (left ^ right) &>> UInt64(truncatingIfNeeded: moreBit &+ 1) == 0
  }

  /// Whether two words differ in their handles only.
  @inline(__always) func isSame(_ left: UInt64, _ right: UInt64) -> Bool {
    (left ^ right) &>> UInt64(truncatingIfNeeded: moreBit) == 0
  }

  /// Whether there was more in the key of a word.
  @inline(__always) func hasMore(_ word: UInt64) -> Bool { word &>> UInt64(truncatingIfNeeded: moreBit) & 1 != 0 }
}
