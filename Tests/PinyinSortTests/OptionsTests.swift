import PinyinCollation
import TestSupport
import Testing

@testable import pinyin_sort

/// The arguments, without a process.
@Suite struct OptionsTests {
  @Test func withoutArgumentsLinesAreSorted() throws {
    let options = try Options([])
    #expect(options.verb == .sort && options.files.isEmpty && options.output == nil)
    #expect(options.configuration == Configuration())
    #expect(!options.isPlain && !options.isReversed && !options.isUnique && !options.isJSON && !options.hasHeader)
  }

  @Test(arguments: ["sort", "sections", "explain", "key"]) func theVerbStandsFirst(_ verb: String) throws {
    #expect(try Options([verb]).verb.rawValue == verb)
    // Anywhere else it is a file.
    let later = try Options(["a", verb])
    #expect(later.verb == .sort && later.files == ["a", verb])
  }

  @Test(arguments: [
    ["--kind", "person", "--latin", "first", "--symbols", "first"],
    ["--kind=person", "--latin=first", "--symbols=first"],
    ["--kind", "text", "--kind=person", "--latin", "first", "--symbols=first"],
  ])
  func valuesStandBehindABlankOrAnEqualsSign(_ arguments: [String]) throws {
    let configuration = try Options(arguments).configuration
    #expect(configuration.kind == .person && configuration.scripts == .latinFirst && configuration.symbols == .first)
  }

  @Test func everythingBehindTwoDashesIsAFile() throws {
    let options = try Options(["--reverse", "--", "--plain", "-", "sort"])
    #expect(options.files == ["--plain", "-", "sort"] && options.isReversed && !options.isPlain)
    #expect(try Options(["-", "a=b"]).files == ["-", "a=b"])
  }

  @Test func flagsAreSet() throws {
    #expect(try Options(["sections", "--json", "--unique"] + (Command.plain.first ?? [])).isJSON)
    #expect(try Options(["explain", "--header"]).hasHeader)
    #expect(try Options(["-o", "out", "in"]).output == "out")
    #expect(try Options(["--version"]).wantsVersion)
    #expect(try Options(["-h"]).wantsHelp)
    #expect(try Options(["--order=stroke", "--region", "tw"]).configuration.order == .stroke)
  }

  @Test(arguments: [["--bogus"], ["--kind"], ["--kind", "x"], ["--plain=1"], ["--json"], ["-n"]])
  func mistakesAreUsage(_ arguments: [String]) {
    #expect {
      try Options(arguments)
    } throws: {
      ($0 as? Failure)?.status == 2
    }
  }

  @Test func errorsOfTheLibraryHaveTheirStatus() {
    #expect(Failure.of(CollationError(.orderNotAvailable, "x")).status == 2)
    #expect(Failure.of(CollationError(.badOverride, "x")).status == 1)
    #expect(Failure.of(CollationError(.icu, "x")).message == "x")
  }

  @Test(arguments: [
    "sort", "sections", "explain", "key", "--kind", "--overrides", "--latin", "--symbols", "--order", "--region",
    "--plain",
    "--numeric", "--reverse", "--unique", "--json", "--header", "-o", "--version", "--help",
  ])
  func theHelpNamesEverything(_ word: String) { #expect(Usage.help.contains(word)) }

  @Test func theHelpIsNarrow() {
    for line in Usage.help.split(separator: "\n") { #expect(line.count <= 120) }
  }
}
