/// The arguments of the benchmark, checked.
struct Options {
  /// How many names; `nil` for all of a file, or as many as are usual where they are made up.
  var count: Int?
  /// A file of names, one a line.
  var file: String?
  /// Where the figures go as JSON.
  var json: String?
  var wantsHelp = false

  /// How many names are made up where nobody says.
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
      switch argument {
      case "--count":
        let text = try value()
        guard let number = Int(text), number > 0 else { throw Self.badUsage("--count \(text) is no number above 0.") }
        count = number
      case "--json": json = try value()
      case "--help", "-h": wantsHelp = true
      default:
        if argument.hasPrefix("-") { throw Self.badUsage("There is no option \(argument).") }
        guard file == nil else { throw Self.badUsage("\(argument) is a second file; one is possible.") }
        file = argument
      }
    }
  }

  private static func badUsage(_ message: String) -> Problem {
    Problem(message: message + "\n`name-bench --help` shows what is possible.", status: 2)
  }

  static let help = """
    name-bench sorts names with every engine in turn and shows the time and the accuracy of each.

    name-bench [FILE]   the names of a file, one a line; without FILE names are made up, the same in every run

    --count N           so many names (100000; of a file, its first N)
    --json FILE         the figures for programs as well
    --help

    median, minimum     of all repetitions, in milliseconds; each repetition runs every engine once, in turn
    ratio               the median divided by that of ours
    letters             of all surnames whose first letter is not that of the ordinary reading of their characters, the
                        share that the engine files under the right letter, each followed by the given name 国华;
                        an engine that has ordinary readings only gets 0 by definition
    """
}
