import TestSupport
import Testing

@testable import PinyinCollation

/// seeds/hostile.txt: nothing stops the engine, and what holds about the lines.
@Suite struct HostileTests {
  @Test func everyLineHasASectionAndAKey() throws {
    let collation = try Engines.automatic.get()
    let lines = try Files.seedLines("hostile.txt")
    #expect(lines.count > 100)
    for line in lines {
      let text = String(decoding: line, as: UTF8.self)
      for engine in [collation, try Engines.person.get(), try Engines.text.get()] {
        let key = engine.sortKey(for: text)
        let section = engine.section(for: text)
        #expect((0..<27).contains(section) && Int(key.bytes[0]) == section + 1, "\(line.prefix(40))")
        let analysis = engine.analysis(of: text)
        #expect(analysis.section == engine.sectionTitles[section] && analysis.text == text)
        #expect(analysis.parts.map(\.text).joined() == text, "the parts are the text, \(line.prefix(40))")
      }
    }
  }

  /// A tie is for the canonically equivalent only, and the standard library says which they are.
  @Test func onlyCanonicallyEquivalentLinesTie() throws {
    let collation = try Engines.automatic.get()
    let texts = try Files.seedLines("hostile.txt").map { String(decoding: $0, as: UTF8.self) }
    let keys = texts.map { collation.sortKey(for: $0) }
    for left in texts.indices {
      for right in texts.indices.dropFirst(left + 1) {
        #expect((keys[left] == keys[right]) == (texts[left] == texts[right]), "lines \(left + 1) and \(right + 1)")
      }
    }
  }

  @Test func sortingKeepsEveryLine() throws {
    let texts = try Files.seedLines("hostile.txt").map { String(decoding: $0, as: UTF8.self) }
    let collation = try Engines.automatic.get()
    #expect(collation.order(of: texts).sorted() == Array(texts.indices))
    let sections = collation.sections(of: texts.indices, by: { texts[$0] })
    #expect(sections.flatMap(\.objects).sorted() == Array(texts.indices))
  }

  @Test(arguments: [
    ("\u{3000}\u{3000}曾国藩", "Z"), ("\u{FEFF}曾国藩", "Z"), ("\u{200B}单田芳", "S"), ("单\u{200B}田芳", "S"),
    ("曾\u{200D}志伟", "Z"),
    ("👨‍👩‍👧‍👦李娜", "L"), ("👨‍👩‍👧‍👦", "#"), ("🇨🇳姚明", "Y"), ("🇨🇳", "#"), ("🇨李娜", "L"), ("1️⃣王菲", "W"), ("#️⃣", "#"), ("❤️仇英", "Q"),
    ("❤仇英", "#"),
    ("❤\u{FE0E}仇英", "#"), ("👋🏽解缙", "X"), ("\u{FE0F}单雄信", "S"), ("\u{200D}单雄信", "S"), ("Ａｌｉｃｅ", "A"), ("１２３", "#"),
    ("Ｚｅｎｇ　Ｇｕｏｆａｎ", "Z"), ("（曾国藩）", "Z"), ("「单田芳」", "S"), ("“仇英”", "Q"), ("＊物业", "#"), ("أحمد", "#"),
    ("\u{202E}أحمد\u{202C}", "#"),
    ("דוד", "#"), ("\u{200F}曾国藩", "Z"), ("\u{2067}曾国藩\u{2069}", "Z"), ("\u{301}", "#"), ("\u{301}曾国藩", "#"),
    ("曾\u{301}国藩", "Z"),
    ("e\u{301}lodie", "E"), ("\u{3099}", "#"), ("\u{F9E1}白", "L"), ("\u{2F800}", "L"), ("⼊曾", "R"),
    ("葛\u{E0100}洪", "G"), ("\u{E0100}葛洪", "G"),
    ("葛\u{FE00}洪", "G"), ("仇\u{E01EF}英", "Q"), ("\u{E000}", "#"), ("\u{E000}曾", "#"), ("\u{10FFFD}李", "#"), ("㛃", "J"),
    ("䶮", "Y"), ("𠅤", "X"),
    ("〇", "L"), ("〡〢〣", "Y"), ("ㄗㄥ", "#"), ("⿰水每", "#"), ("㊥", "#"), ("\"曾\",1", "Z"), ("=1+1", "#"), ("--help", "#"),
    ("-", "#"), ("\\", "#"),
    ("\t曾国藩", "Z"), ("\r", "#"), ("曾国藩\r", "Z"), ("单\r田芳", "S"), ("C:\\曾", "C"), ("\u{7F}曾", "#"), ("\u{1B}[31m曾", "#"),
    ("\u{FFFD}曾", "#"),
  ])
  func sectionsOfHostileTexts(_ text: String, _ title: String) throws {
    #expect(try Engines.automatic.get().analysis(of: text).section == title)
  }

  @Test func theCompatibilityIdeographTiesWithItsEquivalentAlone() throws {
    let collation = try Engines.automatic.get()
    #expect(collation.compare("\u{F9E1}白", "李白") == 0)
    #expect(collation.compare("⼊曾", "入曾") != 0, "a radical is only compatible")
    #expect(collation.compare("葛\u{E0100}洪", "葛洪") != 0, "a variant is a text of its own")
    #expect(collation.compare("Ａ", "A") != 0)
  }

  @Test(arguments: [10_000, 100_000]) func longTextsAreKeptInFull(_ length: Int) throws {
    let collation = try Engines.automatic.get()
    let text = String(repeating: "张", count: length)
    #expect(collation.compare(text, text + "一") < 0 && collation.sortKey(for: text).bytes.count > length * 5)
    let latin = String(repeating: "a", count: length)
    #expect(collation.compare(latin + "b", latin + "c") < 0)
  }

  /// Each 子 of a given name is a decision of its own.
  @Test(.timeLimit(.minutes(1))) func longTextsAreExplainedInTimeThatGrowsAsTheyDo() throws {
    let analysis = try Engines.person.get().analysis(of: "王" + String(repeating: "子", count: 50_000))
    #expect(analysis.parts.count == 50_001 && analysis.parts.last?.rule == .given)
  }
}
