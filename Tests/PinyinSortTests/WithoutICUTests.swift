#if !ICU
import Testing

/// What the command answers where it is built without ICU.
@Suite struct WithoutICUTests {
  @Test(arguments: [
    ["--plain"], ["sections", "--plain"], ["explain", "--plain"], ["key", "--plain"], ["spell", "--plain"],
    ["spell", "--any-latin"], ["explain", "--style", "passport", "--any-latin"],
  ])
  func whatAsksICUIsRefused(_ arguments: [String]) throws {
    let answer = try Command.run(arguments, Array("曾\n".utf8))
    #expect(answer.status == 2 && answer.bytes.isEmpty)
    #expect(answer.error.contains("\(arguments.last ?? "") asks ICU") && answer.error.contains("trait ICU"))
  }

  @Test func theVersionSaysSo() throws {
    #expect(try Command.run(["--version"]).text.hasSuffix(", without ICU\n"))
  }
}
#endif
