import Testing

@testable import PinyinCollation

/// What people write as a reading, and what is none.
@Suite struct ReadingParsingTests {
  @Test(
    arguments: [
      ("zēng", "zeng", 1), ("Zēng", "zeng", 1), ("ZĒNG", "zeng", 1), ("zeng1", "zeng", 1), ("Zeng1", "zeng", 1),
      ("ze\u{304}ng", "zeng", 1), ("shàn", "shan", 4), ("shan4", "shan", 4), ("qiú", "qiu", 2), ("ou1", "ou", 1),
      ("lü4", "lü", 4), ("lv4", "lü", 4), ("lu:4", "lü", 4), ("lǜ", "lü", 4), ("LÜ4", "lü", 4),
      ("lu\u{308}\u{300}", "lü", 4),
      ("lüè", "lüe", 4), ("lve4", "lüe", 4), ("lu:e4", "lüe", 4), ("nǚ", "nü", 3), ("nv3", "nü", 3), ("ńg", "ng", 2),
      ("ng2", "ng", 2), ("ế", "ê", 2), ("ê2", "ê", 2), ("e\u{302}\u{301}", "ê", 2), ("ḿ", "m", 2), ("m\u{300}", "m", 4),
      ("ma", "ma", 5), ("ma5", "ma", 5), ("ma0", "ma", 5), ("hng", "hng", 5), ("r5", "?", 5), ("er2", "er", 2),
      ("xiōng", "xiong", 1), ("zhuāng", "zhuang", 1), ("a1", "a", 1), ("ǎ", "a", 3),
    ] as [(String, String, UInt8)])
  func spellingsAreUnderstood(_ text: String, _ syllable: String, _ tone: UInt8) throws {
    // 儿化 is written er, an r alone is no syllable.
    guard syllable != "?" else {
      #expect(throws: CollationError.self) { try Reading(parsing: text) }
      return
    }
    let reading = try Reading(parsing: text)
    #expect(reading.syllable.description == syllable && reading.tone.rawValue == tone)
  }

  @Test(arguments: [
    "", " ", "1", "5", "zeng6", "zeng7", "zeng8", "zeng9", "zeng11", "1zeng", "zēng1", "zēng5", "zéngé", "zg", "zengg",
    "bong", "fi", "ju:1", "jü1", "u:", ":", "v", "l:u4", "lü:4", "zeng ", "zeng-1", "zēng’", "曾", "ㄗㄥ", "zeng¹",
    "zeng１",
    "зeng1", "z\u{304}eng", "lue4", "nue4", "ou yang", "ōuyáng", "xi'an", "\u{304}", "zeng\0", "ëng", "zeng①",
  ])
  func whatIsNoReadingIsRefusedByName(_ text: String) throws {
    do {
      let reading = try Reading(parsing: text)
      Issue.record("\(text) was read as \(reading)")
    } catch {
      #expect(error.code == .badReading)
      #expect(error.message.contains("\u{201C}\(text)\u{201D}"), "\(error.message)")
      #expect(error.message.contains("zēng"), "the remedy: \(error.message)")
    }
  }

  @Test(arguments: [
    ("ōu yáng", ["ōu", "yáng"]), ("  ou1   yang2 ", ["ōu", "yáng"]), ("ōu\u{3000}yáng", ["ōu", "yáng"]),
    ("ōu\tyáng\n", ["ōu", "yáng"]), ("zēng", ["zēng"]), ("yi1 er3 gen1 jue2 luo2", ["yī", "ěr", "gēn", "jué", "luó"]),
  ])
  func severalSyllablesAreSeparatedByBlanks(_ text: String, _ readings: [String]) throws {
    #expect(try Reading.list(parsing: text).map(\.description) == readings)
  }

  @Test(arguments: [("", ""), ("   ", "   "), ("ōu xyz", "xyz"), ("ōu, yáng", ",")])
  func aListWithOneBadSyllableIsRefused(_ text: String, _ named: String) {
    do {
      let readings = try Reading.list(parsing: text)
      Issue.record("\(text) was read as \(readings)")
    } catch {
      #expect(error.code == .badReading && error.message.contains("\u{201C}\(named)\u{201D}"), "\(error.message)")
    }
  }
}
