import Foundation
import Testing

/// The rows of surnames.tsv and attested.tsv, and mistakes that other lists make.
@Suite struct SurnameRowsTests {
  @Test func theSurnamesOfTheTablesAreWhatTheyShouldBe() throws {
    for row in try DataTable.rows("attested") { #expect(row["surname"].unicodeScalars.count == 1, "\(row)") }
    for row in try DataTable.rows("surnames") {
      #expect((1...5).contains(row["surname"].unicodeScalars.count), "\(row) is longer than what is looked up")
    }
  }

  @Test func taiwanReadingsAreWellFormedAndDiffer() throws {
    let pinyin = try Pinyin()
    for row in try DataTable.rows("surnames") where !row["taiwan"].isEmpty {
      #expect(pinyin.fault(of: row["taiwan"], for: row["surname"]) == nil, "\(row)")
      #expect(row["taiwan"] != row["reading"], "\(row) needs no Taiwan reading")
      #expect(!row["note"].isEmpty, "\(row): who says so?")
    }
  }

  @Test func alternatesAreWellFormedAndDiffer() throws {
    let pinyin = try Pinyin()
    for row in try DataTable.rows("surnames") where !row["alternates"].isEmpty {
      let alternates = row["alternates"].components(separatedBy: " / ")
      for alternate in alternates { #expect(pinyin.fault(of: alternate, for: row["surname"]) == nil, "\(row)") }
      #expect(!alternates.contains(row["reading"]), "\(row)")
      #expect(Set(alternates).count == alternates.count, "\(row)")
    }
  }

  /// The most frequent surname of the mainland has fewer than 110 million bearers.
  @Test(arguments: ["surnames", "attested"]) func peopleAreSane(_ name: String) throws {
    for row in try DataTable.rows(name) where !row["people"].isEmpty {
      let people = try #require(Double(row["people"]), "\(row)")
      #expect(people > 0 && people < 11000, "\(row): \(people)")
      #expect(row["people"].wholeMatch(of: /\d+(\.\d\d?)?/) != nil, "\(row) is finer than hundreds")
    }
  }

  @Test(arguments: ["surnames", "attested"]) func rowsStandByBearersThenByCodePoint(_ name: String) throws {
    let rows = try DataTable.rows(name)
    for (left, right) in zip(rows, rows.dropFirst()) {
      let people = [left, right].map { Double($0["people"]) ?? -1 }
      let texts = [left, right].map { $0["surname"].unicodeScalars.map(\.value) }
      #expect(
        people[0] > people[1] || people[0] == people[1] && texts[0].lexicographicallyPrecedes(texts[1]),
        "\(left) before \(right)")
    }
  }

  /// The five largest surnames of the census, each above 60 million, and no other above.
  @Test func theLargestSurnamesAreThere() throws {
    let rows = try DataTable.rows("attested") + DataTable.rows("surnames")
    let large = rows.filter { Double($0["people"]) ?? 0 > 6000 }.map { $0["surname"] }
    #expect(Set(large) == ["王", "李", "张", "張", "刘", "劉", "陈", "陳"])
  }

  @Test(arguments: [
    ("宗政", "gōng yě"), ("万俟", "wàn sì"), ("萬俟", "wàn sì"), ("澹台", "dàn tái"), ("澹臺", "dàn tái"),
    ("单于", "dān yú"), ("單于", "dān yú"), ("尉迟", "wèi chí"), ("尉遲", "wèi chí"), ("令狐", "lìng hú"),
    ("长孙", "cháng sūn"), ("尉", "yù"), ("万", "mò"), ("曾", "céng"), ("单", "dān"), ("解", "jiě"), ("仇", "chóu"),
    ("区", "qū"), ("朴", "pǔ"), ("盖", "gài"), ("查", "chá"), ("任", "rèn"), ("华", "huá"), ("纪", "jì"),
  ])
  func noReadingIsAMistakeOfOthers(_ surname: String, _ wrong: String) throws {
    let rows = try (DataTable.rows("surnames") + DataTable.rows("attested")).filter { $0["surname"] == surname }
    #expect(rows.count == 1, "\(surname) is missing")
    #expect(rows.first?["reading"] != wrong)
  }

  @Test(arguments: ["玉迟", "玉遲", "蔚迟", "欧杨", "司徙", "暖阳", "皇埔", "諸蔦", "淡台", "申徙"])
  func noSurnameIsAMisprintOfOthers(_ misprint: String) throws {
    #expect(try !DataTable.rows("surnames").contains { $0["surname"] == misprint })
  }
}
