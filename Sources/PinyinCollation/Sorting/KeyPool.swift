/// Full keys of texts, one behind the other, and what it takes to put them into order.
///
/// One value takes list after list; it keeps its memory.
struct KeyPool {
  private var bytes: [UInt8] = []
  private var keys: [Key] = []
  /// For each hash of a text the number of a key, or -1: equal texts have equal keys.
  private var places: [Int32] = []

  private struct Key {
    let handle: UInt32
    /// Where the text stands, which is kept before its key.
    let text: Int
    let start: Int
    let end: Int
    /// Eight bytes of the key from where the first two keys of all differ.
    var word: UInt64 = 0
  }

  /// The handle of a key.
  subscript(index: Int) -> UInt32 { keys[index].handle }

  /// Forgets all keys; so many come next.
  mutating func removeAll(for count: Int) {
    bytes.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    places.append(contentsOf: repeatElement(-1, count: 2 << (Int.bitWidth - count.leadingZeroBitCount)))
  }

  /// Adds a key; it is made only where the text is not there yet.
  mutating func add(_ handle: UInt32, _ text: TextBytes, _ write: (inout [UInt8]) -> Void) {
    var place = Self.hash(text) & (places.count - 1)
    while places[place] >= 0 {
      let key = keys[Int(places[place])]
      if isText(key, text) {
        return keys.append(Key(handle: handle, text: key.text, start: key.start, end: key.end))
      }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = Int32(keys.count)
    let first = bytes.count
    bytes.append(addingCapacity: text.count) { bytes in for place in 0..<text.count { bytes.append(text[place]) } }
    let start = bytes.count
    write(&bytes)
    keys.append(Key(handle: handle, text: first, start: start, end: bytes.count))
  }

  private static func hash(_ text: TextBytes) -> Int {
    var (hash, place) = (UInt64(text.count), 0)
    while place + 8 <= text.count {
      hash = (hash ^ text.longWord(at: place)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      place += 8
    }
    while place < text.count {
      hash = (hash ^ UInt64(text[place])) &* 0x9E37_79B9_7F4A_7C15
      place += 1
    }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }

  private func isText(_ key: Key, _ text: TextBytes) -> Bool {
    key.start - key.text == text.count && (0..<text.count).allSatisfy { bytes[key.text + $0] == text[$0] }
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
    if left.start == right.start { return left.handle < right.handle }
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
