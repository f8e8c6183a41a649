import TestSupport
import Testing

@testable import name_bench

@Suite("The floor") struct RadixSortTests {
  /// The standard library's sort of keys with their indices: the same order, the first of equal keys first.
  private func expected(_ keys: [UInt64]) -> [UInt32] {
    keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { UInt32($0) }
  }

  @Test(arguments: [0, 1, 2, 3, 1_000, 20_000]) func sorts(_ count: Int) {
    var generator = SeededGenerator(seed: 7)
    let keys = (0..<count).map { _ in generator.next() }
    #expect(RadixSort.order(of: keys) == expected(keys))
  }

  /// Every bit counts, those at the edges of digits too.
  @Test func everyBit() {
    let keys = (0..<64).reversed().map { UInt64(1) << UInt64($0) } + [0, .max]
    #expect(RadixSort.order(of: keys) == expected(keys))
  }

  @Test func equalKeysKeepTheirOrder() {
    var generator = SeededGenerator(seed: 8)
    let keys = (0..<5_000).map { _ in generator.next() % 17 << 50 }
    #expect(RadixSort.order(of: keys) == expected(keys))
  }
}
