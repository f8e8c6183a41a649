import Testing

@testable import name_bench

@Suite("Options of the benchmark") struct OptionsTests {
  @Test func fileAndCount() throws {
    let options = try Options(["names.txt", "--count", "500", "--json", "out.json"])
    #expect(options.file == "names.txt")
    #expect(options.count == 500)
    #expect(options.json == "out.json")
    #expect(options.verb == .compare)
  }

  @Test func onlyTakesBeginnings() throws {
    let names = try Options(["--only", "radix,ICU s"]).entries().map(\.name)
    #expect(names == ["radix sort", "ICU sort keys"])
    #expect(try Options([]).entries().count == Catalogue.entries.count)
  }

  @Test func oneFigure() throws {
    #expect(try Options(["--start", "ours"]).verb == .start("ours"))
    #expect(try Options(["--run", "ours", "2"]).verb == .run("ours", times: 2))
  }

  @Test(arguments: [["--count"], ["--count", "0"], ["--count", "x"], ["--run", "ours"], ["--bogus"], ["a", "b"]])
  func badUsage(_ arguments: [String]) {
    #expect { try Options(arguments) } throws: { ($0 as? Problem)?.status == 2 }
  }

  @Test func unknownEngine() throws {
    let options = try Options(["--only", "bogus"])
    #expect(throws: Problem.self) { try options.entries() }
    #expect(throws: Problem.self) { try Catalogue.entry("bogus") }
  }
}
