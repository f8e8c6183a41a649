import Foundation
import PinyinCollation

/// The benchmark: every approach to sorting Chinese names side by side, with its time and with its accuracy.
@main enum NameBench {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.wantsHelp { return print(Options.help) }
      switch options.verb {
      case .compare: try compare(options)
      case .printNames: try printNames(NameList(options).names)
      case .start(let engine): try start(Catalogue.entry(engine))
      case .memory(let engine): try memory(Catalogue.entry(engine), options)
      case .run(let engine, let times): try run(Catalogue.entry(engine), times, options)
      }
    } catch {
      let message = (error as? CollationError)?.message ?? (error as? Problem)?.message ?? "\(error)"
      say(message)
      exit((error as? Problem)?.status ?? 1)
    }
  }

  private static func compare(_ options: Options) throws {
    var run = try Run(options)
    try run.run(progress: say)
    say("memory and start")
    let letters = try LetterTest.usual()
    let profiles = try Profile.all(of: run, options, letters: letters)
    let report = Report(run, profiles: profiles, letters: letters, machine: Machine())
    print(report.text, terminator: "")
    guard let file = options.json else { return }
    let json = try report.json
    guard FileManager.default.createFile(atPath: file, contents: json) else {
      throw Problem(message: "\(file) cannot be written. Name a file in a folder that is there.")
    }
  }

  private static func printNames(_ names: [String]) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(names.map { $0 + "\n" }.joined().utf8))
  }

  private static func start(_ entry: Catalogue.Entry) throws {
    print(try Stretch.measure { try entry.open().first("曾国藩") }.stretch.cpu)
  }

  private static func memory(_ entry: Catalogue.Entry, _ options: Options) throws {
    let names = try NameList(options).names
    print(try Memory.bytesPerName(entry.open(), names).map { "\($0)" } ?? "unknown")
  }

  private static func run(_ entry: Catalogue.Entry, _ times: Int, _ options: Options) throws {
    let names = try NameList(options).names
    let work = try entry.open().work(on: names)
    for _ in 0..<times {
      try work.reset()
      _ = try work.run()
    }
  }

  private static func say(_ message: String) { FileHandle.standardError.write(Data("name-bench: \(message)\n".utf8)) }
}

/// Why the benchmark stops: a sentence for the user, and the exit status that goes with it.
struct Problem: Error {
  let message: String
  var status: Int32 = 1
}
