import Testing

@testable import PinyinCollation

/// Pinyin in one field, as people and their address books write it.
@Suite struct PinyinFieldTests {
  @Test(arguments: [
    "zēng guó fān", "zēngguófān", "Zēng Guófān", "ZĒNG GUÓ FĀN", "ZĒNGGUÓFĀN", "zēng-guó-fān", "Zēng Guó-fān",
    "zēng'guó'fān", "zēng’guó’fān", "zēngguó fān", "  zēng   guó\tfān ", "zēng\u{3000}guó\u{3000}fān",
    "zeng1 guo2 fan1",
    "zeng1guo2fan1", "Zeng1 Guo2fan1", "ZENG1GUO2FAN1", "zeng1-guo2-fan1", "zeng1'guo2'fan1", "zēng guo2 fān",
    "zeng1guó fan1",
    "ze\u{304}ngguo\u{301}fa\u{304}n", "ZE\u{304}NG GUO\u{301} FA\u{304}N", "ｚｅｎｇ１ｇｕｏ２ｆａｎ１", "Ｚeng１　ｇuo２　fan１",
    "zēnɡ ɡuó fān",
    "zēng guó fɑ\u{304}n", "zēnɡɡuófɑ\u{304}n", "zēng‐guó‑fān", "zēng`guó`fān", "zēng–guó–fān", "\nzēng\nguó\nfān\n",
    "'zēngguófān'",
  ])
  func allSpellingsAreOneReading(_ text: String) throws {
    #expect(try Reading.list(parsing: text, count: 3).map(\.description) == ["zēng", "guó", "fān"])
    #expect(try Reading.list(parsing: text).map(\.description) == ["zēng", "guó", "fān"])
  }

  @Test(arguments: [
    ("zenggf", "gf"), ("zēngg", "g"), ("zēngguófānx", "x"), ("zēng gou2q", "q"), ("xyz", "xyz"), ("Smith", "Smith"),
    ("zeng1 gzo2", "gzo2"), ("zhēnq", "q"), ("bōng", "ng"), ("fī", "fī"), ("zéngé2", "é2"), ("zēng1", "g1"),
    ("zeng6", "6"),
    ("zeng9 guo2", "9"), ("zeng11", "1"), ("1zeng", "1"), ("zeng 1", "1"), ("zeng-1", "1"), ("zeng1, guo2", ","),
    ("zēng.guó", "."), ("曾国藩", "曾"), ("zēng国fān", "国"), ("ㄗㄥ", "ㄗ"), ("zeng¹", "¹"), ("zeng①", "①"), ("зeng1", "з"),
    ("z\u{304}eng", "z\u{304}"), ("zëng", "ë"), ("zẽng", "ẽ"), ("zeng(1)", "("), ("zeng\0", "\0"), ("jü:1", ":"),
    (":zeng", ":"), ("zeng/guo", "/"), ("zeng_guo", "_"), ("😀", "😀"),
  ])
  func nonsenseIsRefusedWithItsPiece(_ text: String, _ piece: String) {
    do {
      let readings = try Reading.list(parsing: text)
      Issue.record("\(text) was read as \(readings)")
    } catch {
      #expect(error.code == .badReading && error.message.contains("\u{201C}\(text)\u{201D}"), "\(error.message)")
      #expect(
        error.message.contains("\u{201C}\(piece)\u{201D}") || error.message.contains(" \(piece)"), "\(error.message)")
    }
  }

  @Test(arguments: [
    ("lǜ", "lǜ"), ("lü4", "lǜ"), ("lv4", "lǜ"), ("lu:4", "lǜ"), ("LYU4", "lǜ"), ("ｌｖ４", "lǜ"), ("lu\u{308}4", "lǜ"),
    ("lu4", "lù"),
    ("nyu3", "nǚ"), ("nv3", "nǚ"), ("lve4", "lüè"), ("lue4", "lüè"), ("nyue4", "nüè"), ("yu2", "yú"), ("yue4", "yuè"),
    ("tian1yu3", "tiān yǔ"), ("lv4yu2", "lǜ yú"), ("an1yu3", "ān yǔ"), ("ng2", "ńg"), ("ê4", "ề"),
  ])
  func umlautsAreWrittenInManyWays(_ text: String, _ reading: String) throws {
    #expect(try Reading.list(parsing: text).map(\.description).joined(separator: " ") == reading)
  }

  /// How many characters there are decides where pinyin leaves it open.
  @Test(arguments: [
    ("xian", 1, "xian"), ("xian", 2, "xi an"), ("xi'an", 2, "xi an"), ("xi'an", 1, "xi an"), ("xīān", 1, "xi an"),
    ("tianan", 2, "tian an"),
    ("tianan", 3, "ti an an"), ("nanning", 2, "nan ning"), ("changan", 2, "chang an"), ("jiu", 1, "jiu"),
    ("jiu", 2, "ji u"),
    ("liao", 1, "liao"), ("liao", 2, "li ao"), ("zengguofan", 3, "zeng guo fan"), ("lüe", 1, "lüe"),
    ("dier", 2, "di er"),
    ("ouyangxiu", 3, "ou yang xiu"), ("biao", 2, "bi ao"), ("yuan", 2, "yu an"), ("yuan", 1, "yuan"),
  ])
  func theNumberOfCharactersDecides(_ text: String, _ count: Int, _ syllables: String) throws {
    let found = try Reading.list(parsing: text, count: count).map(\.syllable.description)
    // ji|u is none: u alone is no syllable, so the text stays as it is.
    #expect(found.joined(separator: " ") == (syllables == "ji u" ? "jiu" : syllables))
  }

  @Test func aLongFieldIsRefusedQuickly() {
    for text in [String(repeating: "a", count: 100_000), String(repeating: "xian", count: 60)] {
      #expect(throws: CollationError.self) { try Reading.list(parsing: text, count: 3) }
    }
    #expect(throws: Never.self) { try Reading.list(parsing: String(repeating: "xian", count: 50), count: 70) }
  }
}
