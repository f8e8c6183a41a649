import CNameKeys

/// Makes the packed keys of some texts at once: four at a time, where the processor can.
///
/// Invariant that makes the unsafe pointers right: there is room for `size` keys and numbers, and no more texts come at once; `ShortTexts`
/// counts its texts; and the tables live as long as the process, of the sizes that `PackedTable` has checked.
@safe final class KeyBlock {
  /// Texts at most.
  static let size = 64

  private let packer: NamePacker
  private let isVector: Bool
  private let doubts = SortBuffer<UInt32>(count: size)
  /// Room for texts that do not lie in memory as `ShortText`s, two words each.
  let room = SortBuffer<UInt64>(count: 2 * size)
  /// Room for keys that nobody else has room for.
  let keys = SortBuffer<UInt64>(count: size)
  /// How many keys were made four at a time.
  private(set) var vectorKeys = 0

  /// Whether this processor can make four at a time.
  static let isPossible = name_keys_can()

  /// - Parameter isVector: false for the slow twin, whatever the processor can.
  init(_ packer: NamePacker, isVector: Bool = true) {
    self.packer = packer
    self.isVector = isVector && packer.isCommonUsed && Self.isPossible
  }

  /// Makes the keys of texts.
  ///
  /// - Parameters:
  ///   - texts: at most `size`.
  ///   - keys: room for as many keys.
  ///   - general: makes the key of the text with a number that the packer does not know.
  @inline(__always) func makeKeys(_ texts: ShortTexts, _ keys: SortView<UInt64>, general: (Int) -> UInt64) {
    precondition(texts.count <= Self.size && texts.count <= keys.count, "more texts than there is room for")
    guard isVector else {
      for number in 0..<texts.count { keys[number] = packer.key(texts[number])?.rawValue ?? general(number) }
      return
    }
    let doubts = makeFourByFour(texts, keys)
    for place in 0..<doubts.count {
      let number = Int(doubts[place])
      keys[number] = packer.rareKey(texts[number])?.rawValue ?? general(number)
    }
  }

  /// - Returns: the numbers of the texts in doubt, which have no keys yet.
  private func makeFourByFour(_ texts: ShortTexts, _ keys: SortView<UInt64>) -> SortView<UInt32> {
    var tables = unsafe packer.table.keyTables
    let doubtful = unsafe name_keys_make(&tables, texts.words, texts.count, keys.pointer, doubts.all.pointer)
    vectorKeys += texts.count - doubtful
    return doubts.all[0..<doubtful]
  }
}
