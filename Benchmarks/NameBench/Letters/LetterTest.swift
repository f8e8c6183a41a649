/// How many names with a polyphonic surname an engine files under the right letter.
struct LetterTest {
  /// A name, and the letter under which readers look for it.
  struct Case: Hashable {
    let name: String
    let letter: Character
  }

  let cases: [Case]
  /// Which names these are, for the report.
  let source: String

  /// How many cases an engine gets right; `nil` where it knows no letters.
  func right(_ engine: any Engine) throws -> Int? {
    var right = 0
    for test in cases {
      guard let letter = try engine.letter(of: test.name) else { return nil }
      if letter == test.letter { right += 1 }
    }
    return right
  }

  /// The people of the corpora where they are, the rows of our own table where not.
  static func usual() throws -> LetterTest { try people() ?? table() }
}
