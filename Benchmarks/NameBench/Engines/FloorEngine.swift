import PinyinCollation

/// The floor: our own keys, already made, through a bare radix sort.
struct FloorEngine: Engine {
  let name = "radix sort"
  let about = "the floor F: our packed keys, made beforehand, sorted by their digits of 11 bits in six passes"
  private let collation: NameCollation

  /// Opens our engine, which makes the keys.
  init() throws { collation = try NameCollation() }

  func work(on names: [String]) -> Work {
    let keys = collation.packedKeys(of: names)
    return Work { .narrowOrder(RadixSort.order(of: keys)) }
  }
}
