#if ICU
import PinyinCollation
import Testing

@testable import name_bench

@Suite("Engines") struct EngineTests {
  @Test func permutation() { #expect(Outcome.isPermutation([2, 0, 1], count: 3)) }

  @Test(arguments: [[0, 1], [0, 1, 1], [0, 1, 3], [0, 1, -1]]) func noPermutation(_ order: [Int]) {
    #expect(!Outcome.isPermutation(order, count: 3))
  }

  @Test func lostNameIsRefused() {
    #expect(throws: Problem.self) { try Outcome.order([0]).check("an engine", count: 2) }
    #expect(throws: Problem.self) { try Outcome.narrowOrder([0, 0]).check("an engine", count: 2) }
    #expect(throws: Problem.self) { try Outcome.count(1).check("an engine", count: 2) }
    let twice = Contact(id: 1, name: "李白", telephone: "1")
    #expect(throws: Problem.self) { try Outcome.contacts([twice, twice]).check("an engine", count: 2) }
  }

  @Test func everyEntryIsTheEngineItSaysItIs() throws {
    #expect(Set(Catalogue.entries.map(\.name)).count == Catalogue.entries.count)
    for entry in Catalogue.entries where entry.content == .plain {
      #expect(try entry.open().name == entry.name)
    }
  }

  @Test(arguments: Catalogue.entries.map(\.name)) func nothingIsLost(_ name: String) throws {
    let names = try NameList(count: 300, .mixed).names
    let work = try Catalogue.entry(name).open().work(on: names)
    // Twice, since what a repetition leaves behind must not reach the next one.
    for _ in 0..<2 {
      try work.reset()
      try work.run().check(name, count: names.count)
    }
  }

  /// Peers that sort by ICU's order agree, or one of them is used wrongly.
  @Test(arguments: ["ICU sort keys", "ICU AlphabeticIndex"]) func oneOrderOfICU(_ name: String) throws {
    let names = Array(Set(try NameList(count: 400).names)).sorted()
    let expected = try ICUCompareEngine().work(on: names).run()
    let found = try Catalogue.entry(name).open().work(on: names).run()
    guard case .order(let expected) = expected, case .order(let found) = found else {
      Issue.record("no order")
      return
    }
    #expect(found == expected)
  }

  /// 曾国藩 stands under C for whoever only knows céng, and under Z for who knows surnames.
  @Test(arguments: [
    ("ours", "Z"), ("ICU Han-Latin/Names", "Z"), ("plain table", "C"), ("tidy table", "C"), ("ICU compare", "C"),
    ("ICU sort keys", "C"), ("ICU AlphabeticIndex", "C"), ("Foundation compare", "C"),
  ]) func letterOfAPolyphonicSurname(_ engine: String, _ letter: Character) throws {
    #expect(try Catalogue.entry(engine).open().letter(of: "曾国藩") == letter)
  }

  @Test(arguments: [
    "ours", "ICU Han-Latin/Names", "plain table", "tidy table", "ICU compare", "ICU sort keys", "ICU AlphabeticIndex",
    "Foundation compare",
  ]) func lettersOfOrdinarySurnames(_ engine: String) throws {
    let engine = try Catalogue.entry(engine).open()
    let names: [(String, Character)] = [("阿明", "A"), ("何伟", "H"), ("江平", "J"), ("王芳", "W"), ("赵云", "Z")]
    for (name, letter) in names { #expect(try engine.letter(of: name) == letter, "\(name)") }
  }

  @Test(arguments: ["code points", "radix sort"]) func noLetters(_ engine: String) throws {
    #expect(try Catalogue.entry(engine).open().letter(of: "曾国藩") == nil)
  }
}
#endif
