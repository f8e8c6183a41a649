/// One approach to sorting names, as somebody would really write it.
protocol Engine {
  /// How the report calls it.
  var name: String { get }
  /// What it is, in a few words.
  var about: String { get }
  /// How many threads it works with.
  var threads: Int { get }

  /// Gets ready to work on names: what stands here is not timed.
  func work(on names: [String]) throws -> Work

  /// Does the least that needs the open engine with its tables: the key or the order of one name.
  func first(_ name: String) throws

  /// The letter under which it files a text; `nil` where it knows no letters.
  func letter(of text: String) throws -> Character?
}

extension Engine {
  var threads: Int { 1 }
  func first(_ name: String) throws { _ = try work(on: [name]).run() }
  func letter(of text: String) throws -> Character? { nil }
}

/// What is timed, and what has to happen before.
struct Work {
  /// Puts things back as they were; before each repetition, not timed.
  var reset: () throws -> Void = {}
  /// How many things are done in a repetition, where it is not one a name.
  var units: Int?
  /// The work itself.
  let run: () throws -> Outcome
}

/// What an engine made of the names.
enum Outcome {
  /// The order: the index of the name that stands first, second, and so on.
  case order([Int])
  /// The same with narrow indices.
  case narrowOrder([UInt32])
  /// The records themselves, in order.
  case contacts([Contact])
  /// How many things were made, filed or inserted.
  case count(Int)

  /// Makes sure that nothing was lost or doubled, so that no engine wins by doing less.
  ///
  /// - Throws: `Problem` that names the engine.
  func check(_ engine: String, count: Int) throws {
    switch self {
    case .count(let made):
      guard made == count else { throw Problem(message: "\(engine) answers with \(made) of \(count) names.") }
    case .order(let order):
      guard Self.isPermutation(order, count: count) else {
        throw Problem(message: "\(engine) does not answer with a permutation of \(count) names.")
      }
    case .narrowOrder(let order): try Self.order(order.map(Int.init)).check(engine, count: count)
    case .contacts(let contacts): try Self.order(contacts.map(\.id)).check(engine, count: count)
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
