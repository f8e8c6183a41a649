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
    #expect(throws: Problem.self) { try Outcome.keys(count: 1, bytes: 9).check("an engine", count: 2) }
  }

  /// 曾国藩 stands under C for whoever only knows céng, and under Z for us.
  @Test func lettersOfEachEngine() throws {
    #expect(try PlainTableEngine().letter(of: "曾国藩") == "C")
    #expect(try ICUCompareEngine().letter(of: "曾国藩") == "C")
    #expect(try NameOrderEngine().letter(of: "曾国藩") == "Z")
    #expect(try CodePointEngine().letter(of: "曾国藩") == nil)
  }

  @Test func letterCasesAreThoseInQuestion() throws {
    let cases = try LetterTest().cases
    #expect(cases.contains(LetterTest.Case(name: "曾国华", letter: "Z")))
    #expect(cases.contains(LetterTest.Case(name: "尉迟国华", letter: "Y")))
    // 葛 is gě, not gé: another tone, the same letter.
    #expect(!cases.contains { $0.name == "葛国华" })
  }

  @Test func median() {
    #expect(Timing(nanoseconds: [3, 1, 2]).median == 2)
    #expect(Timing(nanoseconds: [4, 1, 2, 3]).median == 2.5)
    #expect(Timing().median == 0)
  }
}
