import Foundation
import TestSupport
import Testing

/// `pinyin-sort sort`: a permutation of the input, in order, byte for byte.
@Suite struct SortTests {
  @Test func linesComeInOrderWithOrWithoutTheVerb() throws {
    let input = "曾国藩\n陈毅\n单田芳\nAlice\n123\n阿乐\n"
    let sorted = "阿乐\nAlice\n陈毅\n单田芳\n曾国藩\n123\n"
    #expect(try Command.run(input: input).text == sorted)
    let answer = try Command.run("sort", input: input)
    #expect(answer.text == sorted && answer.status == 0 && answer.error.isEmpty)
  }

  #if ICU
  @Test func plainAnswersAsICU() throws {
    let answer = try Command.run("--plain", input: "陈毅\n曾国藩\n单田芳\n丁\n")
    #expect(answer.lines == ["曾国藩", "陈毅", "单田芳", "丁"])
  }
  #endif

  @Test func reverseTurnsTheOrderAndKeepsEqualLinesInTheirs() throws {
    let reversed = try Command.run("--reverse", input: "陈毅\n曾国藩\n李\n\u{F9E1}\n")
    #expect(reversed.bytes == Array("曾国藩\n李\n\u{F9E1}\n陈毅\n".utf8))
    #expect(try Command.run(input: "\u{F9E1}\n李\n").bytes == Array("\u{F9E1}\n李\n".utf8), "stable")
  }

  @Test func uniqueDropsLinesThatAreEqualByteForByte() throws {
    let answer = try Command.run("--unique", input: "李\n\u{F9E1}\n李\n曾\n曾\n")
    #expect(answer.bytes == Array("李\n\u{F9E1}\n曾\n".utf8))
  }

  @Test func noLineIsLostOrChanged() throws {
    for name in ["hostile.txt", "contacts.txt"] {
      let bytes = try Files.seed(name)
      for arguments in [[], ["--reverse"], ["--kind", "person"]] + Command.plain {
        let answer = try Command.run(arguments, bytes)
        #expect(answer.status == 0 && answer.bytes.last == UInt8(ascii: "\n"))
        #expect(Self.lines(answer.bytes) == Self.lines(bytes), "\(name) \(arguments)")
      }
    }
  }

  @Test(
    arguments: [
      [0xFF], [0xE6, 0x9B], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x00], [0xE6, 0x9B, 0xBE, 0x0D],
      [0xEF, 0xBB, 0xBF, 0xE6, 0x9B, 0xBE],
    ] as [[UInt8]])
  func bytesThatAreNoTextAreKept(_ line: [UInt8]) throws {
    let input = line + Array("\n阿\n".utf8)
    #expect(try Self.lines(Command.run([], input).bytes) == Self.lines(input))
  }

  @Test(arguments: [("", ""), ("\n", "\n"), ("曾", "曾\n"), ("\n\n曾\n\n", "曾\n\n\n\n"), ("李\r\n曾\r\n", "李\r\n曾\r\n")])
  func newlinesEndLinesAndDoNotBeginOne(_ input: String, _ output: String) throws {
    let answer = try Command.run(input: input)
    #expect(answer.status == 0 && answer.bytes == Array(output.utf8))
  }

  @Test func filesAreReadInTheirOrderAndDashIsStandardInput() throws {
    let folder = try Folder()
    let first = try folder.write("a", "曾\n陈")
    let second = try folder.write("b", "阿\n")
    #expect(try Command.run([first, second]).lines == ["阿", "陈", "曾"])
    #expect(try Command.run(["sort", first, "-", second], Array("李\n".utf8)).lines == ["阿", "陈", "李", "曾"])
    let twin = try folder.write("c", "\u{F9E1}\n")
    #expect(try Command.run([twin, "-"], Array("李\n".utf8)).bytes == Array("\u{F9E1}\n李\n".utf8))
    #expect(try Command.run(["--", first]).lines == ["陈", "曾"])
    #expect(try Command.run(["sort", "--", "--plain"]).error.contains("--plain cannot be opened"))
  }

  @Test func theOutputFileMayBeOneOfTheInputs() throws {
    let folder = try Folder()
    let file = try folder.write("names", "曾\n陈\n")
    let answer = try Command.run(["-o", file, file])
    #expect(answer.status == 0 && answer.bytes.isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "陈\n曾\n")
  }

  @Test func optionsMoveLatinAndSymbols() throws {
    let input = "李\nLi\n*\n"
    #expect(try Command.run("--latin", "first", input: input).lines == ["Li", "李", "*"])
    #expect(try Command.run("--latin=last", "--symbols=first", input: input).lines == ["*", "李", "Li"])
    #expect(try Command.run("--kind=text", input: "陈毅\n曾国藩\n").lines == ["曾国藩", "陈毅"])
  }

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
