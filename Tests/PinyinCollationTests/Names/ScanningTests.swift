import Testing

@testable import PinyinCollation

/// What stands before, in and behind a name without being part of it.
@Suite struct ScanningTests {
  @Test(arguments: [
    " ", "\u{3000}", "\t", "\n", "\r", "\u{A0}", "\u{FEFF}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{200F}", "\u{202E}",
    "\u{FE0F}", "\"", "'",
    "“", "‘", "「", "『", "«", "(", "（", "[", "【", "{", "《", "ʻ", "ʼ", "ʹ", "🎉", "❤️", "👨‍👩‍👧‍👦", "🇨🇳", "1️⃣", "👋🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "  🎉 “",
    "\u{AD}",
  ])
  func whatIsSkippedAtTheStartChangesNeitherSectionNorReading(_ before: String) throws {
    let analysis = try Engines.automatic.get().analysis(of: before + "曾国藩")
    #expect(analysis.section == "Z" && analysis.family == "曾" && analysis.given == "国藩")
    #expect(analysis.reading.hasSuffix("zēng guó fān") && analysis.text == before + "曾国藩")
  }

  @Test(arguments: ["*", "#", "@", "1", "+", "-", "=", ".", ")", "·", "&", "❤", "☎", "~", "%", "\u{301}", "／"])
  func whatIsNotSkippedKeepsTheEntryUnderTheNumberSign(_ before: String) throws {
    #expect(try Engines.automatic.get().analysis(of: before + "曾国藩").section == "#")
  }

  @Test(arguments: [
    "曾 国藩", "曾\u{3000}国藩", "曾\u{A0}国藩", "曾\u{200B}国藩", "曾\u{200D}国藩", "曾\t国藩", "曾 国 藩", "曾国藩 ", "曾国\u{FE0F}藩",
    "曾\u{FEFF}国藩",
  ])
  func blanksAndInvisiblesInANameDoNotCount(_ text: String) throws {
    let collation = try Engines.automatic.get()
    let analysis = collation.analysis(of: text)
    #expect(analysis.kind == .person && analysis.section == "Z")
    #expect(analysis.family.unicodeScalars.first == "曾" && analysis.parts.filter { $0.reading != nil }.count == 3)
    // On the first level it is the name itself: fā, fān, fán.
    #expect(collation.compare("曾国发", text) < 0 && collation.compare(text, "曾国凡") < 0)
    #expect(collation.compare(text, "曾国藩") != 0, "only what is canonically equivalent ties")
  }

  @Test(arguments: ["·", "•", "‧", "・", "･", "∙", "⋅", "．"]) func middleDotsInAForeignNameDoNotCount(_ dot: String)
    throws
  {
    let collation = try Engines.automatic.get()
    let text = "查理\(dot)卓别林"
    let analysis = collation.analysis(of: text)
    #expect(analysis.kind == .text && analysis.section == "C" && analysis.parts[0].reading?.description == "chá")
    #expect(collation.compare("查理卓别", text) < 0 && collation.compare(text, "查理卓别林业") < 0)
  }

  @Test func anAdditionBehindANameLeavesItAName() throws {
    for text in ["曾国藩(同事)", "曾国藩（同事）", "曾国藩123", "曾国藩-总督", "曾国藩,湖南"] {
      let analysis = try Engines.automatic.get().analysis(of: text)
      #expect(analysis.kind == .person && analysis.family == "曾" && analysis.given == "国藩", "\(text)")
    }
  }

  @Test(arguments: [
    ("\u{F9E1}白", "李白"), ("\u{F914}毅", "樂毅"), ("\u{2F800}国华", "丽国华"), ("⼊国华", "入国华"), ("\u{F967}一", "不一"),
  ])
  func compatibilityFormsAndRadicalsAreReadAsTheirCharacter(_ text: String, _ plain: String) throws {
    let collation = try Engines.automatic.get()
    #expect(collation.analysis(of: text).section == collation.analysis(of: plain).section)
    let readings = [text, plain].map { collation.analysis(of: $0).parts.compactMap(\.reading) }
    #expect(readings[0] == readings[1] && readings[0].count == plain.count)
    #expect((collation.compare(text, plain) == 0) == (text == plain), "a tie only for the canonically equivalent")
  }

  @Test func theIterationMarkIsReadLikeTheCharacterBeforeIt() throws {
    #expect(try Engines.automatic.get().analysis(of: "佐々木").reading == "zuǒ zuǒ mù")
    #expect(try Engines.automatic.get().analysis(of: "々木").parts[0].reading == nil)
  }
}
