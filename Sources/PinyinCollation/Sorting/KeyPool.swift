/// Full keys of texts, one behind the other, and what it takes to put them into order.
///
/// One value takes list after list; it keeps its memory.
struct KeyPool {
  private var bytes: [UInt8] = []
  private var keys: [Key] = []

  private struct Key {
    let handle: UInt32
    let start: Int
    var end: Int
    /// Eight bytes of the key from where the first two keys of all differ.
    var word: UInt64 = 0
  }

  /// How many keys there are.
  var count: Int { keys.count }

  /// The handle of a key.
  subscript(index: Int) -> UInt32 { keys[index].handle }

  /// Forgets all keys.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
  }

  /// Adds a key.
  mutating func add(_ handle: UInt32, _ write: (inout [UInt8]) -> Void) {
    let start = bytes.count
    write(&bytes)
    keys.append(Key(handle: handle, start: start, end: bytes.count))
  }

  /// Puts the keys into order; handles ascend where nothing tells two apart, so the order is stable.
  mutating func sort() {
    // So that eight bytes can be read at every place.
    for _ in 0..<8 { bytes.append(0) }
    let bytes = bytes
    let shared = Self.shared(keys, bytes)
    for index in keys.indices {
      let place = keys[index].start + shared
      // A key that ends before has zeros there, and where they tie with bytes the whole keys decide.
      let missing = max(0, place + 8 - keys[index].end)
      keys[index].word = Self.word(bytes, at: place) & (~0 << UInt64(8 * missing))
    }
    keys.sort { left, right in
      if left.word != right.word { return left.word < right.word }
      return Self.precedes(left, right, from: shared, bytes)
    }
  }

  /// How many bytes all keys have in common at their start.
  private static func shared(_ keys: [Key], _ bytes: [UInt8]) -> Int {
    var shared = (keys.map { $0.end - $0.start }.min() ?? 0)
    for key in keys.dropFirst() {
      var place = 0
      while place < shared {
        let difference = word(bytes, at: keys[0].start + place) ^ word(bytes, at: key.start + place)
        if difference != 0 {
          shared = min(shared, place + difference.leadingZeroBitCount / 8)
          break
        }
        place += 8
      }
    }
    return shared
  }

  private static func precedes(_ left: Key, _ right: Key, from place: Int, _ bytes: [UInt8]) -> Bool {
    let (leftCount, rightCount) = (left.end - left.start, right.end - right.start)
    let count = min(leftCount, rightCount)
    var place = place
    while place + 8 <= count {
      let (leftWord, rightWord) = (word(bytes, at: left.start + place), word(bytes, at: right.start + place))
      if leftWord != rightWord { return leftWord < rightWord }
      place += 8
    }
    while place < count {
      let (leftByte, rightByte) = (bytes[left.start + place], bytes[right.start + place])
      if leftByte != rightByte { return leftByte < rightByte }
      place += 1
    }
    return leftCount == rightCount ? left.handle < right.handle : leftCount < rightCount
  }

  /// Eight bytes as a number that compares as they do.
  @inline(__always) private static func word(_ bytes: [UInt8], at place: Int) -> UInt64 {
    UInt64(bigEndian: unsafe bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }
}
