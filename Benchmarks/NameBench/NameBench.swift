import Foundation
import PinyinCollation

/// The benchmark: every approach to sorting Chinese names side by side, with its time and with its accuracy.
@main enum NameBench {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.wantsHelp { return print(Options.help) }
      try run(options)
    } catch {
      let message = (error as? CollationError)?.message ?? (error as? Problem)?.message ?? "\(error)"
      FileHandle.standardError.write(Data("name-bench: \(message)\n".utf8))
      exit((error as? Problem)?.status ?? 1)
    }
  }

  private static func run(_ options: Options) throws {
    let list = try NameList(options)
    let ours = try NameOrderEngine()
    let engines: [any Engine] = [
      ours, try KeyBuildingEngine(), try PlainTableEngine(), try ICUCompareEngine(),
      try ICUSortKeysEngine(), CodePointEngine(),
    ]
    let letters = try LetterTest()
    let timings = try Timing.interleaved(engines, on: list.names)
    let report = try Report(list: list, engines: engines, timings: timings, letters: letters, reference: ours.name)
    print(report.table, terminator: "")
    guard let file = options.json else { return }
    let json = try report.json
    guard FileManager.default.createFile(atPath: file, contents: json) else {
      throw Problem(message: "\(file) cannot be written. Name a file in a folder that is there.")
    }
  }
}

/// Why the benchmark stops: a sentence for the user, and the exit status that goes with it.
struct Problem: Error {
  let message: String
  var status: Int32 = 1
}
