import TestSupport
import Testing

@testable import PinyinCollation

/// The sorter against full keys and the standard library's sort.
@Suite struct NameSorterTests {
  /// Sizes around every change of path.
  @Test(arguments: [0, 1, 2, 23, 24, 25, 26, 100, 1000, 5000, 16_384, 16_385, 50_000], [1, 2, 3])
  func everySizeAndNumberOfThreads(_ count: Int, _ threads: Int) throws {
    let collation = try Engines.automatic.get()
    var texts = try AdversarialTexts(seed: UInt64(count))
    let list = texts.list(count)
    #expect(collation.order(of: list, threads: threads) == collation.plainOrder(of: list))
  }

  /// Four million texts in portions, no two alike.
  @Test(arguments: 0..<8) func adversarialTexts(_ portion: Int) throws {
    let collation = try NameCollation(PackedKeyTests.configurations[[0, 0, 0, 1, 2, 3, 0, 0][portion]])
    var texts = try AdversarialTexts(seed: 1000 + UInt64(portion))
    let list = texts.list(500_000)
    #expect(collation.order(of: list, threads: 2) == collation.plainOrder(of: list))
  }

  @Test func equalTextsKeepTheirOrder() throws {
    let collation = try Engines.automatic.get()
    let list = (0..<3000).map { ["张伟", "🌸张伟", "Zoë", "Zoe\u{308}", "王小明"][$0 % 5] }
    let order = collation.order(of: list)
    #expect(order == collation.plainOrder(of: list))
    let first = order.filter { list[$0] == "张伟" }
    #expect(first == first.sorted() && first.count == 600)
  }

  /// The counters tell which way was taken.
  @Test func countersTellTheWay() throws {
    let collation = try Engines.automatic.get()
    var counts = SortCounts()
    _ = collation.order(of: ["王小明", "曾国藩", "单雄信"], threads: 4, counts: &counts)
    #expect(
      counts.texts == 3 && counts.general == 0 && counts.full == 0 && counts.radixSorts == 0 && counts.threads == 1)
    _ = collation.order(of: ["王小明", "Zoë", "Zoe\u{308}", "Zoë", "曾国藩"], threads: 1, counts: &counts)
    #expect(counts.general == 3, "only what is not plain")
    #expect(counts.full == 2, "full keys only for what ties, one for texts that are equal")
    let many = (0..<60_000).compactMap { Unicode.Scalar(0x4E00 + UInt32($0 % 20_000)).map { "王\($0)明" } }
    _ = collation.order(of: many, threads: 2, counts: &counts)
    #expect(counts.texts == 60_000 && counts.threads == 2 && counts.radixSorts > 0)
  }

  @Test func sortingInPlaceIsSorting() throws {
    struct Contact: Equatable {
      let name: String
      let number: Int
    }
    let collation = try Engines.automatic.get()
    var texts = try AdversarialTexts(seed: 21)
    let contacts = texts.list(4000).enumerated().map { Contact(name: $1, number: $0) }
    var sorted = contacts
    collation.sort(&sorted, by: \.name)
    #expect(sorted == collation.plainOrder(of: contacts.map(\.name)).map { contacts[$0] })
    #expect(collation.sorted(contacts, by: \.name) == sorted)
    var none: [Contact] = []
    collation.sort(&none, by: \.name)
    #expect(none.isEmpty)
  }

  /// The words alone, against the standard library: keys with long common beginnings, few values, all alike; with short handles,
  /// and with long ones that leave much of a key out.
  @Test(arguments: [UInt64.max, 0xFFFF, 0xFFFF_0000_0000_0000, 0x3, 0x0000_FFFF_FFC0_0000], [0, 8, 16])
  func wordsAreSorted(_ mask: UInt64, _ bucketBits: Int) {
    var random = SeededGenerator(seed: mask)
    for (count, handles) in [(2, 2), (24, 24), (25, 1 << 32), (300, 300), (20_000, 1 << 30), (100_000, 100_000)] {
      let layout = WordLayout(handles: handles, bucketBits: bucketBits)
      let keys = (0..<count).map { _ in
        UInt64.random(in: 0...(.max), using: &random) & mask & (.max >> UInt64(bucketBits))
      }
      let words = SortBuffer<UInt64>(count: count)
      for index in 0..<count { words.all[index] = layout.word(keys[index], UInt32(index)) }
      var sorter = WordSorter(layout, largest: count)
      // What no longer shows in the words is for whoever has the keys.
      sorter.sort(words.all) { words in
        let handles = (0..<words.count).map { layout.handle(words[$0]) }
        let sorted = handles.sorted { (keys[Int($0)], $0) < (keys[Int($1)], $1) }
        for (place, handle) in sorted.enumerated() { words[place] = layout.word(words[place], handle: handle) }
      }
      let expected = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
      #expect((0..<count).allSatisfy { Int(layout.handle(words.all[$0])) == expected[$0] })
    }
  }
}
