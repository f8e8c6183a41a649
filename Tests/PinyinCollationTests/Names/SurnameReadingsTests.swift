import Foundation
import TestSupport
import Testing

@testable import PinyinCollation

/// Every row of surnames.tsv before a given name that makes no other surname.
@Suite struct SurnameReadingsTests {
  static let rows = (try? Files.rows(Files.package.appendingPathComponent("Data/surnames.tsv"))) ?? []

  /// Compounds that begin with a surname of millions and that hardly anybody bears: the surname of one character before a
  /// given name of three is likelier. Both cuts are read the same.
  static let outweighed: Set<String> = [
    "张廖", "張廖", "张简", "張簡", "石作", "王子", "王孙", "王孫", "胡母", "高堂",
  ]

  @Test func everySurnameIsReadAsItsRowSays() throws {
    #expect(Self.rows.count > 700)
    let collation = try Engines.person.get()
    for row in Self.rows {
      let surname = try #require(row["surname"])
      for given in ["国华", "國華"] {
        let analysis = collation.analysis(of: surname + given)
        #expect(analysis.reading == "\(row["reading"] ?? "") guó huá", "\(surname)\(given)")
        #expect(analysis.kind == .person)
        guard !Self.outweighed.contains(surname) else {
          #expect(analysis.family == String(surname.prefix(1)), "\(surname) is outweighed no longer")
          continue
        }
        #expect(analysis.family == surname && analysis.given == given, "\(surname)\(given)")
        #expect(analysis.rule == (surname.count > 1 ? .compound : .surname), "\(surname)")
        #expect(analysis.source == row["sources"], "\(surname)")
      }
    }
  }

  /// In parts there is nothing to find, so there is no exception.
  @Test func everySurnameIsReadAsItsRowSaysInParts() throws {
    let collation = try Engines.automatic.get()
    for row in Self.rows {
      let surname = try #require(row["surname"])
      let analysis = try collation.analysis(of: PersonName(family: surname, given: "国华"))
      #expect(analysis.reading == "\(row["reading"] ?? "") guó huá", "\(surname)")
      #expect(analysis.family == surname && analysis.given == "国华", "\(surname)")
      #expect(analysis.rule == (surname.count > 1 ? .compound : .surname), "\(surname)")
    }
  }

  @Test func everyAttestedSurnameKeepsItsOrdinaryReading() throws {
    let collation = try Engines.person.get()
    for row in try Files.rows(Files.package.appendingPathComponent("Data/attested.tsv")) {
      let analysis = collation.analysis(of: (row["surname"] ?? "") + "国华")
      #expect(analysis.reading == "\(row["reading"] ?? "") guó huá", "\(row["surname"] ?? "")")
      #expect(analysis.family == row["surname"], "\(row["surname"] ?? "")")
    }
  }

  @Test func everySurnameStandsUnderItsLetter() throws {
    let collation = try Engines.person.get()
    for row in Self.rows {
      let letter = row["reading"]?.prefix(1).folding(options: .diacriticInsensitive, locale: nil).uppercased()
      #expect(collation.analysis(of: (row["surname"] ?? "") + "国华").section == letter, "\(row["surname"] ?? "")")
    }
  }
}
