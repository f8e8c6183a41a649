import Testing

@testable import PinyinCollation

/// The further readings of a character, as Unihan 15 has them.
@Suite struct AttestedReadingsTests {
  /// kMandarin stands first.
  @Test(
    arguments: [
      ("曾", "céng"), ("单", "dān"), ("仇", "chóu"), ("解", "jiě"), ("区", "qū"), ("查", "chá"), ("朴", "pǔ"), ("李", "lǐ"),
      ("㛃", "jié"),
    ] as [(Unicode.Scalar, String)])
  func theMostUsualIsFirst(_ character: Unicode.Scalar, _ reading: String) throws {
    #expect(try AttestedReadings().readings(of: character).first?.description == reading)
  }

  @Test(
    arguments: [
      ("曾", ["céng", "zēng"]), ("单", ["dān", "chán", "shàn"]), ("仇", ["chóu", "qiú"]), ("解", ["jiě", "jiè", "xiè"]),
      ("区", ["qū", "ōu"]), ("查", ["chá", "zhā"]), ("乐", ["lè", "yuè"]), ("万", ["wàn", "mò"]), ("尉", ["wèi", "yù"]),
      ("翟", ["dí", "zhái"]), ("盖", ["gài", "gě"]), ("朴", ["pǔ", "piáo", "pò", "pō"]), ("嗯", ["ńg", "ňg", "ǹg"]),
    ] as [(Unicode.Scalar, [String])])
  func whatDictionariesKnowIsThere(_ character: Unicode.Scalar, _ readings: [String]) throws {
    let known = try AttestedReadings().readings(of: character).map(\.description)
    #expect(Set(known).isSuperset(of: readings), "\(known)")
    #expect(Set(known).count == known.count, "\(known)")
  }

  @Test(arguments: ["A", "1", "あ", "가", "\u{0}", "\u{10FFFF}", "😀"] as [Unicode.Scalar])
  func whatIsNoHanHasNone(_ character: Unicode.Scalar) throws {
    #expect(try AttestedReadings().readings(of: character).isEmpty)
  }

  /// The generic readings: those of ICU, 曾 included.
  @Test(
    arguments: [
      ("曾", "céng"), ("单", "dān"), ("李", "lǐ"), ("\u{F9E1}", "lǐ"), ("䶮", "yǎn"), ("〇", "líng"), ("𠅤", "xí"),
      ("A", nil), ("😀", nil),
    ] as [(Unicode.Scalar, String?)])
  func genericReadingsAreEmbedded(_ character: Unicode.Scalar, _ reading: String?) throws {
    #expect(try EmbeddedGenericReadings().reading(of: character)?.description == reading)
  }
}
