import CNameData
import Foundation
import PinyinCollation
import Testing

/// Data/generated is what Data/ says: every row of the TSV comes back through the library's own look-up.
@Suite struct GeneratedSurnamesTests {
  @Test func everyQuestionedSurnameComesBack() throws {
    let table = try SurnameTable.embedded.get()
    for row in try DataTable.rows("surnames") {
      let surname = try #require(table.surname(scalars(row["surname"])), "\(row) is missing: run make data")
      let places = 0..<surname.length
      let readings = places.map { table.reading(of: surname, at: $0, in: .mainland)?.description ?? "" }
      #expect(readings.joined(separator: " ") == row["reading"], "\(row)")
      let taiwan = places.map { table.reading(of: surname, at: $0, in: .taiwan)?.description ?? "" }
      #expect(taiwan.joined(separator: " ") == (row["taiwan"].isEmpty ? row["reading"] : row["taiwan"]), "\(row)")
      #expect(surname.people == hundreds(row["people"]), "\(row)")
      #expect(table.source(of: surname) == row["sources"], "\(row)")
      #expect(table.alternates(of: surname) == row["alternates"], "\(row)")
    }
  }

  @Test func everyAttestedSurnameComesBack() throws {
    let table = try SurnameTable.embedded.get()
    for row in try DataTable.rows("attested") {
      let scalar = try #require(scalars(row["surname"]).first)
      let surname = try #require(table.single(scalar), "\(row) is missing: run make data")
      #expect(table.reading(of: surname, at: 0, in: .mainland)?.description == row["reading"], "\(row)")
      #expect(surname.people == hundreds(row["people"]), "\(row)")
      #expect(table.source(of: surname).contains(row["source"]), "\(row)")
    }
  }

  @Test func thereIsNothingElseInTheTable() throws {
    let lexicon = try Lexicon(TableFile(NAME_DATA_SURNAMES, name: "surnames"))
    let rows = try DataTable.rows("surnames") + DataTable.rows("attested")
    #expect(Set((0..<lexicon.texts.count).map { lexicon.texts[$0] }) == Set(rows.map { scalars($0["surname"]) }))
    #expect(lexicon.texts.count == rows.count)
  }

  @Test func compoundsAreFoundAtTheStartOfATextTheLongestFirst() throws {
    let table = try SurnameTable.embedded.get()
    for row in try DataTable.rows("surnames") where row["surname"].unicodeScalars.count > 1 {
      let found = table.compounds(at: scalars(row["surname"] + "国华"))
      #expect(found.contains { $0.length == row["surname"].unicodeScalars.count }, "\(row)")
      #expect(found.map(\.length) == found.map(\.length).sorted(by: >), "\(row)")
    }
  }

  @Test(arguments: ["的", "A", "王王", "", "𰻝"]) func whatIsNoSurnameIsNotFound(_ text: String) throws {
    #expect(try SurnameTable.embedded.get().surname(scalars(text)) == nil)
  }

  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  /// A figure in 10,000s as the table has it, in hundreds.
  private func hundreds(_ figure: String) -> UInt32 { UInt32(((Double(figure) ?? 0) * 100).rounded()) }
}
