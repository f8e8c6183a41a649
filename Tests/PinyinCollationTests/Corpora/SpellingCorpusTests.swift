import Foundation
import TestSupport
import Testing

@testable import PinyinCollation

/// How authors spell their own names, where that list lies beside the checkout.
@Suite(.enabled(if: Files.haveCorpora, "the corpora are not there")) struct SpellingCorpusTests {
  /// Names of minorities without a surname, and slips of the source, are the rest.
  @Test func namesAreSpelledAsTheirBearersDo() throws {
    let rows = try Files.rows(Files.corpora.appendingPathComponent("people.tsv")).filter {
      $0["scheme"] == "mainland pinyin" && $0["source"]?.hasPrefix("ACL") == true && $0["given_reading"] != ""
    }
    #expect(rows.count == 1034)
    let collation = try NameCollation()
    let same = rows.filter { row in
      let expected = "\(row["family_reading"] ?? "") \(row["given_reading"] ?? "")"
      return Self.bare(collation.spelling(of: row["name"] ?? "", style: .passport)) == Self.bare(expected)
    }
    #expect(same.count >= 990, "\(same.count) of \(rows.count)")
  }

  /// Authors disagree about ü, case and the apostrophe; where the blank stands, they do not.
  private static func bare(_ name: String) -> String {
    var text = name.uppercased().filter { $0.isLetter || $0 == " " }
    for (umlaut, plain) in [("LYU", "LV"), ("NYU", "NV"), ("LU:", "LV"), ("Ü", "V")] {
      text = text.replacingOccurrences(of: umlaut, with: plain)
    }
    return text
  }
}
