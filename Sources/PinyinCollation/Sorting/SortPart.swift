/// The part of a list that one thread makes the keys of.
///
/// Invariant that makes the unchecked accesses right: a list of which keys are kept says exactly how many texts a part has; a key
/// shifted by `shift` is below the number of tallies; and those of all parts add up to the number of texts, so that every place is
/// below it.
final class SortPart<List: TextList>: @unchecked Sendable {
  private let list: List
  private let part: Int
  private let parts: Int
  private let layout: WordLayout
  private let maker: KeyMaker
  private let block: KeyBlock
  /// For each bucket how many texts of this part are in it, then where the next one goes.
  let tally: SortBuffer<UInt32>
  /// The packed keys of all texts of the part, where they are kept.
  private let kept: SortView<UInt64>
  /// Else those that the general way made.
  private var others: [UInt64] = []
  /// How the part went.
  private(set) var counts = SortCounts()

  /// - Parameter kept: memory for the keys of the whole list, where it keeps them.
  init(_ list: List, part: Int, of parts: Int, _ layout: WordLayout, kept: SortBuffer<UInt64>, _ maker: KeyMaker) {
    self.list = list
    self.part = part
    self.parts = parts
    self.layout = layout
    self.maker = maker
    block = KeyBlock(maker.packer)
    tally = SortBuffer(repeating: 0, count: 1 << layout.bucketBits)
    let ends = (list.firstHandle(part: part, of: parts), list.firstHandle(part: part + 1, of: parts))
    self.kept = kept.all[kept.all.count > 0 ? ends.0..<ends.1 : 0..<0]
  }

  /// Makes all keys and counts how many fall into each bucket.
  func makeKeys() {
    let (tally, shift) = (tally.all, UInt64(64 - layout.bucketBits))
    var general = GeneralWay(list, maker)
    let count = list.withReader(part: part, of: parts) { reader in
      reader.eachKey(block, kept: kept, general: { general.key($0) }) { key, _ in
        let bucket = Int(truncatingIfNeeded: key &>> shift)
        unsafe tally.setUnchecked(bucket, tally.unchecked(bucket) &+ 1)
      }
    }
    finish(general, count)
  }

  /// Makes the words where they are sorted, of a list that is not dealt out.
  func makeWords(_ words: SortView<UInt64>) {
    let layout = layout
    var general = GeneralWay(list, maker)
    let count = list.withReader(part: part, of: parts) { reader in
      var index = 0
      return reader.eachKey(block, kept: kept, general: { general.key($0) }) { key, handle in
        unsafe words.setUnchecked(index, layout.word(key, handle))
        index &+= 1
      }
    }
    finish(general, count)
  }

  private func finish(_ general: GeneralWay, _ count: Int) {
    others = general.keys
    counts = general.maker.counts
    counts.texts = count
    counts.vector = block.vectorKeys
  }

  /// The general way for the texts of a part. A value of its own, since what a class holds is guarded at every access.
  private struct GeneralWay {
    private let list: List
    private(set) var maker: KeyMaker
    /// The keys that were made, where the list does not keep all.
    private(set) var keys: [UInt64] = []

    init(_ list: List, _ maker: KeyMaker) { (self.list, self.maker) = (list, maker) }

    @inline(never) mutating func key(_ handle: UInt32) -> UInt64 {
      let key = list.withText(handle) { maker.generalKey($0).rawValue }
      if !list.keepsKeys { keys.append(key) }
      return key
    }
  }

  /// Puts the word of every text into its bucket, behind those that are there.
  func deal(into words: SortView<UInt64>) {
    let (tally, layout, others) = (tally.all, layout, others)
    let shift = UInt64(64 - layout.bucketBits)
    func put(_ key: UInt64, _ handle: UInt32) {
      let bucket = Int(truncatingIfNeeded: key &>> shift)
      let place = unsafe tally.unchecked(bucket)
      unsafe tally.setUnchecked(bucket, place &+ 1)
      unsafe words.setUnchecked(Int(place), layout.word(key, handle))
    }
    if list.keepsKeys {
      let first = UInt32(list.firstHandle(part: part, of: parts))
      for index in 0..<kept.count { put(unsafe kept.unchecked(index), first &+ UInt32(truncatingIfNeeded: index)) }
    } else {
      list.withReader(part: part, of: parts) { reader in
        var next = 0
        reader.eachKey(block, kept: kept) { _ in
          defer { next += 1 }
          return others[next]
        } _: {
          put($0, $1)
        }
      }
    }
    self.others = []
  }
}
