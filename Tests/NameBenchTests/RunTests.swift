#if ICU
import Foundation
import Testing

@testable import name_bench

@Suite("A run") struct RunTests {
  private func run(_ arguments: [String]) throws -> Run {
    var run = try Run(Options(arguments))
    try run.run(progress: { _ in })
    return run
  }

  @Test func sizesAndEngines() throws {
    let run = try run(["--quick", "--only", "code points,radix sort"])
    let found = run.results.map { "\($0.entry.name) \($0.count)" }
    let sizes = [1_000, 10_000, 100_000]
    #expect(Set(found) == Set(sizes.flatMap { ["code points \($0)", "radix sort \($0)"] }))
    #expect(run.results.allSatisfy { $0.timing.stretches.count >= 3 && $0.timing.cpu > 0 })
  }

  @Test func whatIsTooLongIsSaid() throws {
    let run = try run(["--count", "20000", "--only", "code points,Foundation"])
    #expect(run.results.map(\.entry.name) == ["code points"])
    #expect(run.notes.count == 1)
    #expect(run.notes.first?.contains("Foundation compare (10000 names at most)") == true)
  }

  /// No bar is set for the user's own names, and none is printed.
  @Test func ownNames() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UInt64.random(in: 0 ... .max))")
    try Data("曾国藩\r\n\n李白\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try run([file.path, "--only", "code points,plain table"])
    #expect(run.results.map(\.count) == [2, 2])
    let letters = try LetterTest.table()
    let report = Report(run, profiles: [], letters: letters, machine: Machine())
    #expect(report.bars.isEmpty)
    #expect(!report.text.contains("limit"))
    #expect(report.text.contains("plain table"))
  }

  @Test func missingFile() {
    #expect(throws: Problem.self) { try Run(Options(["/no/such/file"])) }
  }

  /// The chart reads these fields.
  @Test func json() throws {
    let run = try run(["--count", "1000", "--only", "radix sort"])
    let report = Report(run, profiles: [], letters: try LetterTest.table(), machine: Machine())
    let json = try #require(try JSONSerialization.jsonObject(with: report.json) as? [String: Any])
    let row = try #require((json["rows"] as? [[String: Any]])?.first)
    #expect(row["engine"] as? String == "radix sort")
    #expect(row["count"] as? Int == 1_000)
    #expect(row["nanosecondsPerUnit"] as? Double ?? 0 > 0)
    #expect(json["letterCases"] as? Int == report.letterCases)
  }
}
#endif
