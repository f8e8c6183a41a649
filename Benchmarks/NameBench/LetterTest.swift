import PinyinCollation

/// How many of the surnames in question an engine files under the right letter.
///
/// In question are the rows of Data/surnames.tsv whose reading begins with another letter than the generic reading of their
/// first character. Each row counts once, however many people bear the surname.
///
/// So an engine that knows nothing but generic readings has 0% by definition, and ours is measured against its own table:
/// the figure says whether the surname layer reaches the answer, not whether the table is right.
struct LetterTest {
  /// A name, and the letter under which readers look for it.
  struct Case: Hashable {
    let name: String
    let letter: Character
  }

  /// The given name that stands behind each surname: two common characters with one reading each.
  static let given = "国华"

  let cases: [Case]

  /// Takes the surnames in question from the table.
  init() throws {
    let generic = try EmbeddedGenericReadings()
    cases = try DataTable.rows("surnames").compactMap { row in
      guard let surname = row["surname"], let text = row["reading"], let first = surname.unicodeScalars.first,
        let reading = try Reading.list(parsing: text).first
      else { return nil }
      let letter = reading.syllable.letter
      guard letter != generic.reading(of: first)?.syllable.letter else { return nil }
      return Case(name: surname + Self.given, letter: letter)
    }
  }

  /// How many cases an engine gets right; `nil` where it knows no letters.
  func right(_ engine: any Engine) throws -> Int? {
    var right = 0
    for test in cases {
      guard let letter = try engine.letter(of: test.name) else { return nil }
      if letter == test.letter { right += 1 }
    }
    return right
  }
}
