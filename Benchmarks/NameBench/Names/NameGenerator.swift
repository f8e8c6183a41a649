import Foundation
import PinyinCollation
import TestSupport

/// Makes up names as a register of the mainland has them: surnames as often as people bear them, characters of given
/// names as often as they stand there.
///
/// - Source: Data/surnames.tsv, Data/attested.tsv, Data/name_characters.tsv
struct NameGenerator {
  private let singles: WeightedChoice<String>
  private let compounds: WeightedChoice<String>
  private let first: WeightedChoice<String>
  private let last: WeightedChoice<String>
  private let shapes: WeightedChoice<Shape>

  /// What a name is made of.
  private enum Shape { case singleAndTwo, singleAndOne, compoundAndTwo, compoundAndOne }

  /// Shares of the shapes, in thousandths: three characters, two, and a compound surname before two characters or one.
  private static let shares: [(Shape, Int)] = [
    (.singleAndTwo, 700), (.singleAndOne, 280), (.compoundAndTwo, 14), (.compoundAndOne, 6),
  ]
  /// Tenths of 10,000 people for a surname that is attested without a figure: far below the lowest figure, 5.
  private static let unknownPeople = 1

  /// Reads the tables.
  ///
  /// Figures stand beside traditional forms as well and must not be added up over forms, so a form that ICU's Hant-Hans
  /// changes is left out: the names are in simplified characters.
  init() throws {
    let simplified = try Transliterator(id: "Hant-Hans")
    func weighted(_ table: String, _ column: String, _ weight: (String) -> Int?) throws -> [(String, Int)] {
      let name = table == "name_characters" ? "character" : "surname"
      return try DataTable.rows(table).compactMap { row in
        guard let text = row[name], let cell = row[column], let weight = weight(cell) else { return nil }
        return try simplified.transliterate(text) == text ? (text, weight) : nil
      }
    }
    func people(_ cell: String) -> Int? {
      cell.isEmpty ? Self.unknownPeople : Double(cell).map { Int(($0 * 10).rounded()) }
    }
    let surnames = try weighted("surnames", "people", people) + weighted("attested", "people", people)
    singles = try WeightedChoice("surnames", surnames.filter { $0.0.unicodeScalars.count == 1 })
    compounds = try WeightedChoice("compound surnames", surnames.filter { $0.0.unicodeScalars.count > 1 })
    first = try WeightedChoice("given names", weighted("name_characters", "first", { Int($0) }))
    last = try WeightedChoice("given names", weighted("name_characters", "last", { Int($0) }))
    shapes = try WeightedChoice("shapes of names", Self.shares)
  }

  /// So many names; the same seed gives the same names.
  func names(_ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in name(using: &generator) }
  }

  private func name(using generator: inout SeededGenerator) -> String {
    let shape = shapes.pick(using: &generator)
    var name =
      switch shape {
      case .singleAndTwo, .singleAndOne: singles.pick(using: &generator)
      case .compoundAndTwo, .compoundAndOne: compounds.pick(using: &generator)
      }
    if shape == .singleAndTwo || shape == .compoundAndTwo { name += first.pick(using: &generator) }
    return name + last.pick(using: &generator)
  }
}

/// The tables of Data/, as they are in the checkout that the benchmark was built from.
enum DataTable {
  /// The rows of a table, by column.
  static func rows(_ name: String) throws -> [[String: String]] {
    try Files.rows(Files.package.appendingPathComponent("Data/\(name).tsv"))
  }
}
