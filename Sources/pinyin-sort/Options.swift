import PinyinCollation

/// The arguments of the command, checked.
struct Options {
  enum Verb: String, CaseIterable { case sort, sections, explain, spell, key }

  var verb = Verb.sort
  var files: [String] = []
  var configuration = Configuration()
  var isPlain = false
  var isReversed = false
  var isUnique = false
  var isJSON = false
  var hasHeader = false
  var wantsWhy = false
  var wantsAll = false
  var style: SpellingStyle?
  var isAnyLatin = false
  /// How many threads may work on long lists.
  var threads = File.processors
  var output: String?
  var wantsHelp = false
  var wantsVersion = false

  /// Reads the arguments behind the command's name.
  ///
  /// - Throws: `Failure` with status 2 for what makes no sense, with status 1 for a table of overrides that cannot be
  ///   read.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    if let first = rest.first, let named = Verb(rawValue: first) {
      verb = named
      rest.removeFirst()
    }
    var overrides: String?
    while let argument = rest.popFirst() {
      // --option value and --option=value are the same.
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let isLong = argument.hasPrefix("--") && parts.count == 2
      let name = isLong ? parts[0] : argument
      func value() throws -> String {
        if isLong { return parts[1] }
        guard let next = rest.popFirst() else { throw Failure.badUsage("\(name) needs a value.") }
        return next
      }
      func choice<Value: RawRepresentable<String> & CaseIterable>(_: Value.Type) throws -> Value {
        try Self.choice(name, value(), Value.allCases.map { ($0.rawValue, $0) })
      }
      switch name {
      case "--kind": configuration.kind = try choice(KindPolicy.self)
      case "--order": configuration.order = try choice(Order.self)
      case "--region": configuration.region = try choice(Region.self)
      case "--latin":
        configuration.scripts = try Self.choice(name, value(), [("first", .latinFirst), ("last", .hanFirst)])
      case "--symbols":
        configuration.symbols = try Self.choice(name, value(), [("first", .first), ("last", .last)])
      case "--numeric": configuration.numbers = .byValue
      case "--style": style = try choice(SpellingStyle.self)
      case "--overrides": overrides = try value()
      case "--threads":
        let text = try value()
        guard let number = Int(text), (1...64).contains(number) else {
          throw Failure.badUsage("--threads \(text) is not possible; write a number from 1 to 64.")
        }
        threads = number
      case "-o": output = try value()
      case "--plain": isPlain = true
      case "--reverse": isReversed = true
      case "--unique": isUnique = true
      case "--json": isJSON = true
      case "--header": hasHeader = true
      case "--why": wantsWhy = true
      case "--all": wantsAll = true
      case "--any-latin": isAnyLatin = true
      case "--help", "-h": wantsHelp = true
      case "--version": wantsVersion = true
      case "--":
        files += rest
        rest = []
      case "-": files.append(name)
      default:
        if argument.hasPrefix("-") { throw Failure.badUsage("There is no option \(argument).") }
        files.append(argument)
      }
      let takesNoValue = [
        "--plain", "--reverse", "--unique", "--json", "--header", "--why", "--all", "--any-latin", "--numeric",
        "--help",
        "--version",
      ]
      if isLong, takesNoValue.contains(name) { throw Failure.badUsage("\(name) takes no value.") }
    }
    guard !wantsHelp, !wantsVersion else { return }
    try checkTogether()
    if let overrides {
      let table = String(decoding: try File.reading(overrides).readAll(), as: UTF8.self)
      configuration.overrides = try Overrides(table: table, file: overrides)
    }
  }

  /// Options that mean nothing for a verb are refused, so that nobody believes in them.
  private func checkTogether() throws {
    if isPlain, wantsWhy { throw Failure.badUsage("--why explains the surname layer, which --plain leaves out.") }
    if isPlain, wantsAll { throw Failure.badUsage("--all names readings of surnames, which --plain does not know.") }
    if wantsAll, wantsWhy { throw Failure.badUsage("--why names all readings of the surname, also without --all.") }
    if hasHeader, wantsWhy { throw Failure.badUsage("--why prints sentences, which have no --header.") }
    if isPlain, style != nil || isAnyLatin {
      throw Failure.badUsage("--style and --any-latin spell what the surname layer reads, which --plain leaves out.")
    }
    if wantsWhy, style != nil { throw Failure.badUsage("--why prints sentences, which have no --style.") }
    if isAnyLatin, verb == .explain, style == nil { throw Failure.badUsage("explain --any-latin needs a --style.") }
    let belongings: [(used: Bool, name: String, verbs: [Verb])] = [
      (isJSON, "--json", [.sections]), (hasHeader, "--header", [.explain]),
      (wantsWhy, "--why", [.explain]), (wantsAll, "--all", [.explain]), (style != nil, "--style", [.explain, .spell]),
      (isAnyLatin, "--any-latin", [.explain, .spell]),
      (isReversed, "--reverse", [.sort]), (isUnique, "--unique", [.sort, .sections]),
    ]
    for belonging in belongings where belonging.used && !belonging.verbs.contains(verb) {
      let verbs = belonging.verbs.map(\.rawValue).joined(separator: " and ")
      throw Failure.badUsage("\(belonging.name) belongs to \(verbs), not to \(verb.rawValue).")
    }
    // Last, so that a mistake that is one everywhere has the same message everywhere.
    if !LiveICU.isThere {
      if isPlain { throw LiveICU.refusal(of: "--plain") }
      if isAnyLatin { throw LiveICU.refusal(of: "--any-latin") }
    }
  }

  private static func choice<Value>(_ name: String, _ text: String, _ choices: [(String, Value)]) throws -> Value {
    for choice in choices where choice.0 == text { return choice.1 }
    let names = choices.map(\.0).joined(separator: ", ")
    throw Failure.badUsage("\(name) \(text) is not possible; write one of \(names).")
  }
}
