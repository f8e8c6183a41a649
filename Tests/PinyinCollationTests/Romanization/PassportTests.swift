import Testing

@testable import PinyinCollation

/// The machine-readable form.
///
/// - Source: GB/T 28039-2011, 6.1 and 6.2; National Immigration Administration, announcement of 2021-09-29 on the letter Ü
@Suite struct PassportTests {
  @Test(arguments: [
    ("吕", "LYU"), ("绿", "LYU"), ("律", "LYU"), ("履", "LYU"), ("旅", "LYU"), ("女", "NYU"), ("略", "LUE"), ("掠", "LUE"),
    ("虐", "NUE"), ("疟", "NUE"), ("路", "LU"), ("奴", "NU"), ("居", "JU"), ("玉", "YU"), ("学", "XUE"), ("云", "YUN"),
  ])
  func umlautIsYUAloneAndUBeforeE(_ character: String, _ spelling: String) throws {
    #expect(try Engines.text.get().spelling(of: character, style: .passport) == spelling)
  }

  /// Names as they stand in public: on shirts, in announcements, in the standard.
  @Test(arguments: [
    ("吕文君", "LYU WENJUN"), ("吕海洋", "LYU HAIYANG"), ("吕和平", "LYU HEPING"), ("诸葛孔明", "ZHUGE KONGMING"),
    ("李西安", "LI XIAN"), ("赵平安", "ZHAO PINGAN"), ("郑李淑芳", "ZHENGLI SHUFANG"), ("欧阳修", "OUYANG XIU"),
  ])
  func namesHaveNoApostropheAndNoHyphen(_ name: String, _ spelling: String) throws {
    #expect(try Engines.person.get().spelling(of: name, style: .passport) == spelling)
  }

  @Test func doubleSurnamesAreJoined() throws {
    let name = PersonName(family: "赵李", given: "书刚")
    #expect(try Engines.automatic.get().spelling(of: name, style: .passport) == "ZHAOLI SHUGANG")
  }

  @Test func everySyllableHasNothingButTheTwentySixCapitals() {
    #expect(Syllable.all.count > 400)
    for syllable in Syllable.all {
      let text = syllable.machineReadable
      #expect(!text.isEmpty && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }, "\(syllable)")
      if syllable.description.utf8.allSatisfy({ $0 < 0x80 }) { #expect(text.lowercased() == syllable.description) }
    }
  }

  /// What the rule is for: LU and LYU, NU and NYU are told apart. Only ê falls together with another syllable.
  @Test func differentSyllablesStayDifferent() {
    let byText = Dictionary(grouping: Syllable.all, by: \.machineReadable).filter { $0.value.count > 1 }
    #expect(byText.mapValues { $0.map(\.description) } == ["E": ["e", "ê"]])
  }
}
