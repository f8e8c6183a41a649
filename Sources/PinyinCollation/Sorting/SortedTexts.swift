/// What a sort leaves: words in order.
struct SortedTexts {
  /// The words.
  let words: SortView<UInt64>
  /// Their memory, where it is not the caller's.
  let memory: SortBuffer<UInt64>?
  let layout: WordLayout
  /// The packed keys of the texts in the order of the list; empty where they were not kept.
  let kept: SortBuffer<UInt64>
  /// How the sort went.
  let counts: SortCounts

  /// How many there are.
  var count: Int { words.count }

  /// The handle of the text that stands at a place.
  subscript(place: Int) -> UInt32 { layout.handle(words[place]) }

  /// The bucket of the packed key of the text that stands at a place: its first element.
  func bucket(at place: Int) -> Int { layout.bucketBits == 0 ? Int(words[place] >> 48) : key(at: place).bucket }

  /// The packed key of the text that stands at a place, where keys were kept.
  func key(at place: Int) -> PackedKey { PackedKey(rawValue: kept.all[Int(self[place])]) }

  /// Makes the words indices: nothing else can be asked then.
  func leaveHandles() {
    for place in 0..<words.count { unsafe words.setUnchecked(place, UInt64(layout.handle(words.unchecked(place)))) }
  }
}
