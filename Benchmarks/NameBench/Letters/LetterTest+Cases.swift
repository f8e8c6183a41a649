import Foundation
import PinyinCollation
import TestSupport

extension LetterTest {
  /// The given name that stands behind each surname of the table: two common characters with one reading each.
  static let given = "国华"

  /// People of the mainland whose surname has another syllable than the generic reading of its characters, from the
  /// corpora that lie beside a developer's checkout; `nil` where they are not there.
  ///
  /// They are independent of our tables. The choice of rows is that of the corpora's score.py.
  static func people(_ folder: URL = corpora) throws -> LetterTest? {
    let file = folder.appendingPathComponent("people.tsv")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let cases = try Files.rows(file).compactMap { row -> Case? in
      guard let name = row["name"], let scheme = row["scheme"], let tier = row["tier"], tier == "A" || tier == "A*",
        scheme.contains("pinyin"), !scheme.contains("mixed"), !scheme.contains("Taiwan"),
        let letter = row["family_reading"]?.first
      else { return nil }
      return Case(name: name, letter: Character(letter.uppercased()))
    }
    return LetterTest(cases: cases, source: "people with a polyphonic surname")
  }

  /// Where the corpora are: the folder in SHARED, or beside the checkout.
  private static var corpora: URL {
    guard let shared = ProcessInfo.processInfo.environment["SHARED"], !shared.isEmpty else { return Files.corpora }
    return URL(fileURLWithPath: shared).appendingPathComponent("corpora")
  }

  /// The rows of Data/surnames.tsv whose reading begins with another letter than the generic reading of their first
  /// character. Each row counts once, however many people bear the surname.
  ///
  /// So an engine that knows nothing but generic readings has 0% by definition, and ours is measured against its own
  /// table: the figure says whether the surname layer reaches the answer, not whether the table is right.
  static func table() throws -> LetterTest {
    let generic = try EmbeddedGenericReadings()
    let cases = try DataTable.rows("surnames").compactMap { row -> Case? in
      guard let surname = row["surname"], let text = row["reading"], let first = surname.unicodeScalars.first,
        let reading = try Reading.list(parsing: text).first
      else { return nil }
      let letter = reading.syllable.letter
      guard letter != generic.reading(of: first)?.syllable.letter else { return nil }
      return Case(name: surname + given, letter: letter)
    }
    return LetterTest(cases: cases, source: "surnames of our own table, each before \(given)")
  }
}
