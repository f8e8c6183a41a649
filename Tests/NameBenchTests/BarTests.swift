import Testing

@testable import name_bench

@Suite("Bars") struct BarTests {
  private func row(_ engine: String, _ count: Int, cpu: Double, wall: Double? = nil, units: Int? = nil) -> Report.Row {
    Report.Row(
      engine: engine, count: count, unit: "name", repetitions: 3, medianWallNanoseconds: wall ?? cpu,
      minimumWallNanoseconds: wall ?? cpu, medianCPUNanoseconds: cpu, nanosecondsPerUnit: cpu / Double(units ?? count))
  }

  private func profile(_ engine: String, start: Double? = nil, memory: Double? = nil, _ count: Int = 1_000_000)
    -> Profile
  {
    Profile(
      engine: engine, about: "", rightLetters: nil, bytesPerName: memory, memoryCount: count, startNanoseconds: start)
  }

  private func bar(_ work: String, _ unit: String, _ rows: [Report.Row], _ profiles: [Profile] = []) throws -> Bar {
    try #require(Bar.all(Figures(rows: rows, profiles: profiles)).first { $0.work == work && $0.unit == unit })
  }

  @Test func nothingMeasured() {
    let bars = Bar.all(Figures(rows: [], profiles: []))
    #expect(bars.allSatisfy { $0.figure == nil && $0.isMet == nil })
    #expect(Set(bars.map { $0.work + $0.unit }).count == bars.count)
  }

  @Test(arguments: [(Bar.Side.atMost, 2.0, true), (.atMost, 2.1, false), (.atLeast, 2.0, true), (.atLeast, 1.9, false)])
  func verdict(_ side: Bar.Side, _ figure: Double, _ isMet: Bool) {
    #expect(Bar(work: "w", side: side, limit: 2, unit: "F", figure: figure).isMet == isMet)
  }

  @Test func floor() throws {
    let rows = [row("ours", 1_000_000, cpu: 60e6), row("radix sort", 1_000_000, cpu: 40e6)]
    let million = try bar("order, 1M", "F", rows)
    #expect(million.figure == 1.5)
    #expect(million.isMet == false)
    // Another size has another floor.
    #expect(try bar("order, 100k", "F", rows).figure == nil)
  }

  /// Of a peer the time is wanted in multiples of ours, not the other way round.
  @Test func peers() throws {
    let rows = [row("ours", 1_000_000, cpu: 50), row("ICU compare", 1_000_000, cpu: 4_000)]
    let compare = try bar("order, 1M", "× ICU compare", rows)
    #expect(compare.figure == 80)
    #expect(compare.isMet == true)
  }

  /// A second thread does not save the processor's time.
  @Test func threadsByTheWall() throws {
    let rows = [
      row("ours", 1_000_000, cpu: 60, wall: 60), row("ours, 2 threads", 1_000_000, cpu: 64, wall: 40),
    ]
    #expect(try bar("two threads, 1M", "× one thread", rows).figure == 1.5)
  }

  @Test func insertsByTheInsert() throws {
    let rows = [
      row("ours, sections", 10_000, cpu: 1_000_000), row("ours, one insert", 10_000, cpu: 100_000, units: 100),
      row("ours, one insert", 100_000, cpu: 300_000, units: 100),
      row("array insert", 100_000, cpu: 200_000, units: 100),
    ]
    #expect(try bar("one insert, 10k", "× sections again", rows).figure == 1_000)
    #expect(try bar("one insert, 100k", "× array insert", rows).isMet == false)
  }

  @Test func growthByTheName() throws {
    let rows = [row("ours", 100_000, cpu: 4_000_000), row("ours", 10_000_000, cpu: 600_000_000)]
    #expect(try bar("time a name, 10M", "× 100k", rows).figure == 1.5)
  }

  @Test func startAndMemory() throws {
    let profiles = [profile("ours", start: 3, memory: 24), profile("ICU sort keys", start: 4)]
    #expect(try bar("start and first key", "× ICU's collator", [], profiles).figure == 0.75)
    #expect(try bar("memory beside the names, 1M", "B a name", [], profiles).isMet == true)
    // A hundred thousand names say nothing about a million.
    let few = [profile("ours", memory: 24, 100_000)]
    #expect(try bar("memory beside the names, 1M", "B a name", [], few).figure == nil)
  }
}
