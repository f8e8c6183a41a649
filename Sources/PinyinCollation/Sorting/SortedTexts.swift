/// What a sort leaves: the handles of a list in order, with their packed keys.
struct SortedTexts {
  /// The handles in order.
  let handles: SortBuffer<UInt32>
  /// Their packed keys.
  let keys: SortBuffer<UInt64>
  /// How many there are.
  let count: Int
  /// How the sort went.
  let counts: SortCounts

  /// The handles as indices.
  var order: [Int] {
    let handles = handles.all[0..<count]
    return unsafe [Int](unsafeUninitializedCapacity: count) { order, filled in
      for index in 0..<count { unsafe order[index] = Int(handles.unchecked(index)) }
      filled = count
    }
  }
}
