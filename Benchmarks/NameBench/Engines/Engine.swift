/// One approach to sorting names, as somebody would really write it.
protocol Engine {
  /// How the report calls it.
  var name: String { get }
  /// What it is, in a few words.
  var about: String { get }

  /// Does the work that is timed, from strings on.
  func run(_ names: [String]) throws -> Outcome

  /// The letter under which it files a text; `nil` where it knows no letters.
  func letter(of text: String) throws -> Character?
}

extension Engine {
  func letter(of text: String) throws -> Character? { nil }
}

/// What an engine made of the names.
enum Outcome {
  /// The order: the index of the name that stands first, second, and so on.
  case order([Int])
  /// Keys only: how many, and the bytes of them all.
  case keys(count: Int, bytes: Int)

  /// Makes sure that nothing was lost or doubled, so that no engine wins by doing less.
  ///
  /// - Throws: `Problem` that names the engine.
  func check(_ engine: String, count: Int) throws {
    switch self {
    case .keys(let keys, _):
      guard keys == count else { throw Problem(message: "\(engine) made \(keys) keys of \(count) names.") }
    case .order(let order):
      guard Self.isPermutation(order, count: count) else {
        throw Problem(message: "\(engine) does not answer with a permutation of \(count) names.")
      }
    }
  }

  /// Whether an array holds every index below a count exactly once.
  static func isPermutation(_ order: [Int], count: Int) -> Bool {
    guard order.count == count else { return false }
    var seen = [Bool](repeating: false, count: count)
    for index in order {
      guard seen.indices.contains(index), !seen[index] else { return false }
      seen[index] = true
    }
    return true
  }
}
