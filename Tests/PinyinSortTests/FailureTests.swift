import Foundation
import TestSupport
import Testing

/// Exit statuses and messages: 1 for bad input, 2 for bad usage, and always what to do.
@Suite struct FailureTests {
  @Test(arguments: ["sort", "sections", "explain", "key"]) func aMissingFileIsNamed(_ verb: String) throws {
    let answer = try Command.run([verb, "no/such/file.txt"])
    #expect(answer.status == 1 && answer.bytes.isEmpty)
    #expect(answer.error.hasPrefix("pinyin-sort: no/such/file.txt cannot be opened: "), "\(answer.error)")
  }

  @Test func aFolderIsNoFile() throws {
    let folder = try Folder()
    let answer = try Command.run([folder.url.path])
    #expect(answer.status == 1 && answer.error.contains(folder.url.path))
  }

  @Test func anOutputThatCannotBeWrittenIsNamed() throws {
    let answer = try Command.run(["-o", "no/such/folder/out.txt"], Array("曾\n".utf8))
    #expect(answer.status == 1 && answer.error.contains("no/such/folder/out.txt cannot be written"))
  }

  @Test(arguments: [
    ["--bogus"], ["-x"], ["--kind"], ["--kind", "robot"], ["--kind="], ["--order=abc"], ["--latin", "middle"],
    ["--symbols", ""], ["--region", "us"], ["-o"], ["--overrides"], ["--plain=yes"], ["--reverse=1"], ["--json=x"],
    ["--json"], ["--header"], ["sort", "--header"], ["explain", "--json"], ["sections", "--reverse"],
    ["key", "--unique"], ["explain", "--reverse"], ["--header="],
  ])
  func badUsageIsTwoAndPointsToTheHelp(_ arguments: [String]) throws {
    let answer = try Command.run(arguments, Array("曾\n".utf8))
    #expect(answer.status == 2 && answer.bytes.isEmpty)
    let named = arguments.last { $0.hasPrefix("-") }?.prefix { $0 != "=" } ?? ""
    #expect(answer.error.contains(named) && answer.error.contains("pinyin-sort --help"), "\(answer.error)")
  }

  @Test func aBadLineOfOverridesIsNamedByItsNumber() throws {
    let folder = try Folder()
    let table = try folder.write("own.tsv", "kind\ttext\treading\nsurname\t翟\tdí\nsurname\t翟\tdx\nname\t乐嘉\tlè\n")
    let answer = try Command.run(["--overrides", table], Array("曾\n".utf8))
    #expect(answer.status == 1 && answer.bytes.isEmpty)
    #expect(answer.error.contains("own.tsv") && answer.error.contains("line 3:") && answer.error.contains("line 4:"))
    let missing = try Command.run(["--overrides", "no/such.tsv"])
    #expect(missing.status == 1 && missing.error.contains("no/such.tsv cannot be opened"))
  }

  @Test func anOutputIsNotTouchedWhereTheInputFails() throws {
    let folder = try Folder()
    let output = try folder.write("out.txt", "mine\n")
    #expect(try Command.run(["-o", output, "no/such/file"]).status == 1)
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "mine\n")
  }

  @Test(arguments: [["--help"], ["-h"], ["sections", "--help"], ["--help", "no/such/file"]])
  func helpAnswersWhateverElseIsAsked(_ arguments: [String]) throws {
    let answer = try Command.run(arguments)
    #expect(answer.status == 0 && answer.text.contains("pinyin-sort sections") && answer.error.isEmpty)
  }

  @Test func theVersionNamesTheData() throws {
    let version = try Command.run(["--version"])
    let pattern = /pinyin-sort \d+\.\d+\.\d+, data .+ \([0-9a-f]{16}\)(, without ICU)?\n/
    #expect(version.status == 0 && version.text.wholeMatch(of: pattern) != nil, "\(version.text)")
  }

  @Test(arguments: [
    ["LANG": "C", "LC_ALL": "C"], ["LANG": "de_DE.UTF-8"], ["LC_ALL": "zh_TW"],
    ["LC_ALL": "zh_TW.UTF-8", "LANGUAGE": "zh_TW"],
    ["TZ": "Asia/Shanghai"], ["LC_ALL": "tr_TR.UTF-8"], ["LANG": "", "LC_ALL": ""], ["LC_ALL": "no_such_LOCALE"],
  ])
  func theAnswerDoesNotDependOnTheEnvironment(_ environment: [String: String]) throws {
    let bytes = try Files.seed("contacts.txt") + Files.seed("hostile.txt").prefix(5000)
    for arguments in [["sort"], ["sections"], ["explain"], ["key"]] + Command.plain {
      let usual = try Command.run(arguments, bytes, environment: ["LC_ALL": "C.UTF-8"])
      #expect(try Command.run(arguments, bytes, environment: environment).bytes == usual.bytes, "\(arguments)")
    }
  }
}
