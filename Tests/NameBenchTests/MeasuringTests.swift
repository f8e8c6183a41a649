import Foundation
import Testing

@testable import name_bench

@Suite("Measuring") struct MeasuringTests {
  /// An engine whose answer is given.
  private struct Fixed: Engine {
    let name = "fixed"
    let about = "answers with what it was given"
    let outcome: Outcome
    func work(on names: [String]) -> Work { Work { outcome } }
  }

  @Test(arguments: [([3.0, 1, 2], 2.0), ([4, 1, 2, 3], 2.5), ([7], 7), ([], 0)] as [([Double], Double)])
  func median(_ values: [Double], _ expected: Double) { #expect(Timing.median(values) == expected) }

  @Test func timesOfOneThing() {
    let timing = Timing(stretches: [30.0, 10, 20].map { Stretch(wall: $0 * 2, cpu: $0) }, units: 4)
    #expect(timing.cpu == 20)
    #expect(timing.wall == 40)
    #expect(timing.minimum == 20)
    #expect(timing.perUnit == 5)
  }

  @Test(arguments: [(1.0, Round.most), (Round.budget / 10, 10), (Round.budget * 4, 3)])
  func slowOnesRunLessOften(_ first: Double, _ expected: Int) { #expect(Round.repetitions(first: first) == expected) }

  @Test func everyEngineIsTimed() throws {
    var round = try Round([Fixed(outcome: .order([1, 0])), CodePointEngine()], on: ["b", "a"])
    let timings = try round.run()
    #expect(timings.map(\.stretches.count) == [Round.most, Round.most])
    #expect(timings.map(\.units) == [2, 2])
  }

  @Test func wrongAnswerIsNotTimed() {
    #expect(throws: Problem.self) { try Round([Fixed(outcome: .order([0, 0]))], on: ["b", "a"]) }
  }

  /// Work that waits takes the wall's time and not the processor's; work that counts takes both.
  @Test func clocks() {
    let waiting = Stretch.measure { usleep(30_000) }.stretch
    #expect(waiting.wall >= 29e6)
    #expect(waiting.cpu < 15e6)
    var sum: UInt64 = 0
    let counting = Stretch.measure { for value in 0..<3_000_000 as Range<UInt64> { sum = sum &* 31 ^ value } }.stretch
    #expect(counting.cpu > 1e5)
    #expect(sum != 0)
  }

  @Test func columns() {
    #expect(TextTable.aligned([["a", "bb", "c"], ["dd", "e", "f"]], left: [0, 2]) == "a   bb  c\ndd   e  f\n")
  }

  @Test(arguments: [(1234.5, "1235"), (12.34, "12.3"), (1.2, "1.20"), (0, "0.00")] as [(Double, String)])
  func numbers(_ value: Double, _ expected: String) { #expect(TextTable.short(value) == expected) }

  @Test func noNumber() {
    #expect(TextTable.short(nil) == "-")
    #expect(TextTable.short(.infinity) == "-")
  }
}
