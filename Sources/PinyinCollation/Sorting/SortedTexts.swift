/// What a sort leaves: the handles of a list in order.
struct SortedTexts {
  /// Words in order.
  let words: SortBuffer<UInt64>
  let layout: WordLayout
  /// The packed keys of the texts, where handles count them and the list keeps them.
  let kept: SortBuffer<UInt64>
  /// How many there are.
  let count: Int
  /// How the sort went.
  let counts: SortCounts

  /// The handle of the text that stands at a place.
  subscript(place: Int) -> UInt32 { layout.handle(words.all[place]) }

  /// The packed key of the text that stands at a place; only of a list that keeps its keys.
  func key(at place: Int) -> PackedKey { PackedKey(rawValue: kept.all[Int(self[place])]) }

  /// The handles as indices.
  var order: [Int] {
    let (words, layout) = (words.all[0..<count], layout)
    return unsafe [Int](unsafeUninitializedCapacity: count) { order, filled in
      for index in 0..<count { unsafe order[index] = Int(layout.handle(words.unchecked(index))) }
      filled = count
    }
  }
}
