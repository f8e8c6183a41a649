import Testing

/// `pinyin-sort explain --all`: a ninth column with the readings of other families.
@Suite struct AlternativesCommandTests {
  @Test func allAddsAColumn() throws {
    let rows = try Command.run("explain", "--all", "--header", input: "覃海洋\n乐嘉\n曾国藩\n单位\nabc\n").rows
    try #require(rows.count == 6 && rows.allSatisfy { $0.count == 9 })
    #expect(rows.map(\.[8]) == ["alternatives", "tán / xún", "lè", "", "", ""])
    let plain = try Command.run("explain", "--header", input: "覃海洋\n乐嘉\n曾国藩\n单位\nabc\n").rows
    #expect(rows.map { Array($0.dropLast()) } == plain)
  }

  @Test func whyNamesThemToo() throws {
    let lines = try Command.run("explain", "--why", input: "覃海洋\n曾国藩\n").lines
    #expect(lines.filter { $0.contains("Other families") } == ["  Other families read the surname tán / xún."])
  }

  @Test(arguments: [
    ["explain", "--all", "--plain"], ["explain", "--all", "--why"], ["sort", "--all"], ["explain", "--all=yes"],
  ])
  func whatMeansNothingIsRefused(_ arguments: [String]) throws {
    let answer = try Command.run(arguments)
    #expect(answer.status == 2 && answer.error.contains("--all"), "\(answer.error)")
  }
}
