import PinyinCollation

/// The command: reads its arguments, runs one of its verbs, answers with 0 (done), 1 (bad input) or 2 (bad usage).
@main enum PinyinSort {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.wantsHelp { return try File.standardOutput.write(Array(Usage.help.utf8)) }
      if options.wantsVersion { return try File.standardOutput.write(Array(Usage.version().utf8)) }
      try run(options)
    } catch let failure as Failure {
      failure.exit()
    } catch let error as CollationError {
      Failure.of(error).exit()
    } catch {
      Failure.badInput("\(error)").exit()
    }
  }

  private static func run(_ options: Options) throws {
    let engine = try Engine(options)
    let lines = try Input(options.files)
    let output = try Output(options.output)
    switch options.verb {
    case .sort: try Sort.run(lines, engine, options, output)
    case .sections: try Sections.run(lines, engine, options, output)
    case .explain: try Explain.run(lines, engine, options, output)
    case .spell: try Spell.run(lines, engine, options, output)
    case .key: try Key.run(lines, engine, output)
    }
    try output.close()
  }
}
