/// Full keys of texts, one behind the other, and what it takes to put the texts into order.
///
/// One value takes list after list; it keeps its memory.
struct KeyPool {
  private var bytes: [UInt8] = []
  /// One for each text that is another one.
  private var keys: [Key] = []
  /// For each hash of a text the number of a key, or -1.
  private var places: [Int32] = []
  /// For each text its handle and the number of its key.
  private var members: [(handle: UInt32, key: Int32)] = []
  private var handles: [UInt32] = []

  private struct Key {
    /// Where the text stands, which is kept before its key.
    let text: Int
    let start: Int
    let end: Int
    /// How many texts have it.
    var count = 1
    /// Eight bytes of the key from where the first two keys of all differ.
    var word: UInt64 = 0
  }

  /// The handle of the text that stands at a place, once they are sorted.
  subscript(place: Int) -> UInt32 { handles[place] }

  /// Forgets all keys; so many texts come next.
  mutating func removeAll(for count: Int) {
    bytes.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    places.append(contentsOf: repeatElement(-1, count: 2 << (Int.bitWidth - count.leadingZeroBitCount)))
  }

  /// Adds a text; handles ascend.
  ///
  /// - Parameter write: makes its key; asked only where the text is not there yet.
  mutating func add(_ handle: UInt32, _ text: TextBytes, _ write: (inout [UInt8]) -> Void) {
    var place = text.hash & (places.count - 1)
    while places[place] >= 0 {
      let number = places[place]
      if isText(keys[Int(number)], text) {
        keys[Int(number)].count += 1
        return members.append((handle, number))
      }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = Int32(keys.count)
    members.append((handle, places[place]))
    let first = bytes.count
    bytes.append(addingCapacity: text.count) { bytes in for place in 0..<text.count { bytes.append(text[place]) } }
    let start = bytes.count
    write(&bytes)
    keys.append(Key(text: first, start: start, end: bytes.count))
  }

  private func isText(_ key: Key, _ text: TextBytes) -> Bool {
    key.start - key.text == text.count && (0..<text.count).allSatisfy { bytes[key.text + $0] == text[$0] }
  }

  /// Puts the texts into order. Stable.
  mutating func sort() {
    let order = sortedKeys()
    // Where the next text with each key goes; texts with equal keys share one place, that of the first of these keys.
    var next = [Int](repeating: 0, count: keys.count)
    var share = [Int](repeating: 0, count: keys.count)
    var count = 0
    for (rank, number) in order.enumerated() {
      let isSame = rank > 0 && Self.compare(keys[order[rank - 1]], keys[number], from: 0, bytes) == 0
      share[number] = isSame ? share[order[rank - 1]] : number
      next[number] = count
      count += keys[number].count
    }
    handles.removeAll(keepingCapacity: true)
    handles.append(contentsOf: repeatElement(0, count: count))
    for member in members {
      let key = share[Int(member.key)]
      handles[next[key]] = member.handle
      next[key] += 1
    }
  }

  /// The numbers of the keys in their order.
  private mutating func sortedKeys() -> [Int] {
    if keys.count == 1 { return [0] }
    // So that eight bytes can be read at every place.
    for _ in 0..<8 { bytes.append(0) }
    let shared = shared()
    for index in keys.indices {
      let place = keys[index].start + shared
      // A key that ends before has zeros there, and where they tie with bytes the whole keys decide.
      let missing = max(0, place + 8 - keys[index].end)
      keys[index].word = Self.word(bytes, at: place) & (~0 << UInt64(8 * missing))
    }
    let (keys, bytes) = (keys, bytes)
    return keys.indices.sorted { left, right in
      let (left, right) = (keys[left], keys[right])
      return left.word != right.word ? left.word < right.word : Self.compare(left, right, from: shared, bytes) < 0
    }
  }

  /// How many bytes all keys have in common at their start.
  private func shared() -> Int {
    var shared = (keys.map { $0.end - $0.start }.min() ?? 0)
    for key in keys.dropFirst() {
      var place = 0
      while place < shared {
        let difference = Self.word(bytes, at: keys[0].start + place) ^ Self.word(bytes, at: key.start + place)
        if difference != 0 {
          shared = min(shared, place + difference.leadingZeroBitCount / 8)
          break
        }
        place += 8
      }
    }
    return shared
  }

  /// Below 0 where the left key stands before the right one, 0 where they are equal.
  private static func compare(_ left: Key, _ right: Key, from place: Int, _ bytes: [UInt8]) -> Int {
    let (leftCount, rightCount) = (left.end - left.start, right.end - right.start)
    let count = min(leftCount, rightCount)
    for place in place..<max(place, count) {
      let (leftByte, rightByte) = (bytes[left.start + place], bytes[right.start + place])
      if leftByte != rightByte { return Int(leftByte) - Int(rightByte) }
    }
    return leftCount - rightCount
  }

  /// Eight bytes as a number that compares as they do.
  @inline(__always) private static func word(_ bytes: [UInt8], at place: Int) -> UInt64 {
    UInt64(bigEndian: unsafe bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }
}
