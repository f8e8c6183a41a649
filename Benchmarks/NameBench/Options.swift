/// The arguments of the benchmark, checked.
struct Options: Equatable {
  /// What the program does.
  enum Verb: Equatable {
    /// Compares engines.
    case compare
    /// Prints names instead of sorting them.
    case printNames
    /// One figure of one engine, in a process of its own.
    case start(String), memory(String), run(String, times: Int)
  }

  var verb = Verb.compare
  /// How many names; `nil` for all of a file, or the usual sizes.
  var count: Int?
  /// A file of names, one a line.
  var file: String?
  /// Where the figures go as JSON.
  var json: String?
  /// Only engines whose names begin so; all where empty.
  var only: [String] = []
  var isQuick = false
  var content = NameContent.plain
  var wantsHelp = false

  /// How many names are printed where nobody says.
  static let usualCount = 100_000

  /// Reads the arguments behind the command's name.
  ///
  /// - Throws: `Problem` with status 2 for what makes no sense.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      func value() throws -> String {
        guard let next = rest.popFirst() else { throw Self.badUsage("\(argument) needs a value.") }
        return next
      }
      func number(from least: Int) throws -> Int {
        let text = try value()
        guard let number = Int(text), number >= least else {
          throw Self.badUsage("\(argument) \(text) is no number from \(least) on.")
        }
        return number
      }
      switch argument {
      case "--count": count = try number(from: 1)
      case "--json": json = try value()
      case "--only": only = try value().split(separator: ",").map(String.init)
      case "--quick": isQuick = true
      case "--mixed": content = .mixed
      case "--print": verb = .printNames
      case "--start": verb = .start(try value())
      case "--memory": verb = .memory(try value())
      case "--run": verb = .run(try value(), times: try number(from: 0))
      case "--help", "-h": wantsHelp = true
      default:
        if argument.hasPrefix("-") { throw Self.badUsage("There is no option \(argument).") }
        guard file == nil else { throw Self.badUsage("\(argument) is a second file; one is possible.") }
        file = argument
      }
    }
  }

  /// The engines that are asked for.
  ///
  /// - Throws: `Problem` where there is no such engine.
  func entries() throws -> [Catalogue.Entry] {
    let all = Catalogue.entries
    for start in only where !all.contains(where: { $0.name.hasPrefix(start) }) {
      throw Self.badUsage("No engine is called \u{201C}\(start)\u{201D}. There are: \(all.map(\.name)).")
    }
    return all.filter { entry in only.isEmpty || only.contains { entry.name.hasPrefix($0) } }
  }

  private static func badUsage(_ message: String) -> Problem {
    Problem(message: message + "\n`name-bench --help` shows what is possible.", status: 2)
  }
}
