/// The part of a list that one thread makes the keys of.
///
/// Invariant that makes the unchecked accesses right: a list that keeps its keys says exactly how many texts a part has; a key
/// shifted by `shift` is below the number of tallies; and those of all parts add up to the number of texts, so that every place is
/// below it.
final class SortPart<List: TextList>: @unchecked Sendable {
  private let list: List
  private let part: Int
  private let parts: Int
  private let shift: UInt64
  private var maker: KeyMaker
  /// For each bucket how many texts of this part are in it, then where the next one goes.
  let tally: SortBuffer<UInt32>
  /// The packed keys of all texts, where the list keeps them; else of those that were not made the fast way.
  private(set) var kept: SortBuffer<UInt64>
  private var others: [UInt64] = []
  private var count = 0

  /// - Parameter shift: how far keys are shifted to find their bucket.
  init(_ list: List, part: Int, of parts: Int, shift: UInt64, _ maker: KeyMaker) {
    self.list = list
    self.part = part
    self.parts = parts
    self.shift = shift
    self.maker = maker
    tally = SortBuffer(repeating: 0, count: 1 << Int(64 - shift))
    kept = SortBuffer(count: list.keepsKeys ? list.capacity(part: part, of: parts) : 0)
  }

  /// How the part went.
  var counts: SortCounts {
    var counts = maker.counts
    counts.texts = count
    return counts
  }

  /// Makes all keys and counts how many fall into each bucket.
  func makeKeys() {
    let (tally, kept, shift) = (tally.all, kept.all, shift)
    let (keeps, packer) = (list.keepsKeys, maker.packer)
    count = list.withReader(part: part, of: parts) { reader in
      var index = 0
      while let (text, handle) = reader.next() {
        let key = packer.key(text)?.rawValue ?? generalKey(handle)
        if keeps { unsafe kept.setUnchecked(index, key) }
        let bucket = Int(truncatingIfNeeded: key &>> shift)
        unsafe tally.setUnchecked(bucket, tally.unchecked(bucket) &+ 1)
        index &+= 1
      }
      return index
    }
  }

  @inline(never) private func generalKey(_ handle: UInt32) -> UInt64 {
    let key = list.withText(handle) { maker.generalKey($0).rawValue }
    if !list.keepsKeys { others.append(key) }
    return key
  }

  /// Puts every key with its handle into its bucket, behind those that are there.
  func deal(into keys: SortView<UInt64>, _ handles: SortView<UInt32>) {
    let (tally, kept, shift, packer) = (tally.all, kept.all, shift, maker.packer)
    func put(_ key: UInt64, _ handle: UInt32) {
      let bucket = Int(truncatingIfNeeded: key &>> shift)
      let place = unsafe tally.unchecked(bucket)
      unsafe tally.setUnchecked(bucket, place &+ 1)
      unsafe keys.setUnchecked(Int(place), key)
      unsafe handles.setUnchecked(Int(place), handle)
    }
    if list.keepsKeys {
      let first = UInt32(list.firstHandle(part: part, of: parts))
      for index in 0..<count { put(unsafe kept.unchecked(index), first &+ UInt32(truncatingIfNeeded: index)) }
    } else {
      list.withReader(part: part, of: parts) { reader in
        var next = 0
        while let (text, handle) = reader.next() {
          if let fast = packer.key(text) {
            put(fast.rawValue, handle)
          } else {
            put(others[next], handle)
            next += 1
          }
        }
      }
    }
    self.kept = SortBuffer(count: 0)
    others = []
  }
}
