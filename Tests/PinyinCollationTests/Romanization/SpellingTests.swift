import Testing

@testable import PinyinCollation

/// How the pieces of a text are put together.
@Suite struct SpellingTests {
  @Test(arguments: [
    (SpellingStyle.standard, "Zēng Guófān", "Zhèng-Lǐ Shūfāng", "Zhào Píng'ān"),
    (.toneless, "Zeng Guofan", "Zheng-Li Shufang", "Zhao Ping'an"),
    (.upperSurname, "ZENG Guofan", "ZHENG-LI Shufang", "ZHAO Ping'an"),
    (.initials, "Zeng G. F.", "Zheng-Li S. F.", "Zhao P. A."),
    (.givenFirst, "Guofan Zeng", "Shufang Zheng-Li", "Ping'an Zhao"),
    (.passport, "ZENG GUOFAN", "ZHENGLI SHUFANG", "ZHAO PINGAN"),
    (.zhuyin, "ㄗㄥ ㄍㄨㄛˊ ㄈㄢ", "ㄓㄥˋ ㄌㄧˇ ㄕㄨ ㄈㄤ", "ㄓㄠˋ ㄆㄧㄥˊ ㄢ"),
    (.digits, "Zeng1 Guo2fan1", "Zheng4-Li3 Shu1fang1", "Zhao4 Ping2an1"),
  ])
  func eachStyleHasItsForm(_ style: SpellingStyle, _ first: String, _ second: String, _ third: String) throws {
    let collation = try Engines.automatic.get()
    #expect(["曾国藩", "郑李淑芳", "赵平安"].map { collation.spelling(of: $0, style: style) } == [first, second, third])
  }

  /// A known word or name is one word; what nobody has cut into words stays in syllables.
  @Test(arguments: [
    ("单位", "dānwèi"), ("重庆", "Chóngqìng"), ("华为", "Huáwéi"), ("重庆大学", "Chóngqìng dà xué"), ("手机维修", "shǒu jī wéi xiū"),
    ("买买提·艾力", "Mǎimǎití·Àilì"), ("查尔斯·达尔文", "Chá'ěrsī·Dá'ěrwén"), ("西安", "Xī'ān"), ("乐乐", "Lèlè"),
  ])
  func otherTextIsSpelledByWordsWhereTheyAreKnown(_ text: String, _ spelling: String) throws {
    #expect(try Engines.automatic.get().spelling(of: text) == spelling)
  }

  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("  ", "  "), ("iPhone维修", "iPhone wéi xiū"), ("3号维修", "3 hào wéi xiū"),
    ("🌸曾国藩(同事)", "🌸Zēng Guófān(tóng shì)"), ("曾国藩 Мария", "Zēng Guófān Мария"), ("张 三", "Zhāng Sān"),
    ("张　三", "Zhāng Sān"), ("张\u{200B}三", "Zhāng Sān"), ("单雄信 同事", "Shàn Xióngxìn tóng shì"), ("1.曾国藩", "1.Zēng Guófān"),
    ("\u{F9E1}白", "Lǐ Bái"), ("张三\r", "Zhāng Sān\r"),
  ])
  func whatIsNotHanStaysAsItIs(_ text: String, _ spelling: String) throws {
    #expect(try Engines.automatic.get().spelling(of: text) == spelling)
  }

  /// 㐂 has no reading in Unihan's kMandarin.
  @Test func aCharacterWithoutAReadingStaysAsItIs() throws {
    let collation = try Engines.person.get()
    try #require(collation.analysis(of: "李白㐂").parts.last?.reading == nil)
    #expect(collation.spelling(of: "李白㐂") == "Lǐ Bái㐂")
    #expect(collation.spelling(of: "李白㐂", style: .initials) == "Li B. 㐂")
    #expect(collation.spelling(of: "李白㐂", style: .passport) == "LI BAI㐂")
  }

  @Test func titlesAndPrefixesKeepTheirPlace() throws {
    let collation = try Engines.automatic.get()
    #expect(collation.spelling(of: "曾国藩先生", style: .givenFirst) == "Guofan Zeng xiansheng")
    #expect(collation.spelling(of: "曾老师", style: .givenFirst) == "Zeng laoshi")
    #expect(collation.spelling(of: "老曾", style: .upperSurname) == "Lao ZENG")
    #expect(collation.spelling(of: "王大夫") == "Wáng dàifu")
    #expect(collation.spelling(of: "曾老师", style: .initials) == "Zeng laoshi")
  }

  @Test func namesInPartsAreSpelledWithTheirOwnReadings() throws {
    let collation = try Engines.automatic.get()
    let own = PersonName(family: "翟", given: "天临", phoneticFamily: "dí")
    #expect(try collation.spelling(of: own) == "Dí Tiānlín")
    #expect(try collation.spelling(of: PersonName(family: "", given: "国藩")) == "Guófān")
    #expect(try collation.spelling(of: PersonName(family: "Smith", given: "John"), style: .givenFirst) == "Smith John")
    let bad = PersonName(family: "翟", given: "天临", phoneticFamily: "xyz")
    #expect(throws: CollationError.self) { try collation.spelling(of: bad) }
    #if ICU
    #expect(throws: CollationError.self) { try collation.latinSpelling(of: bad) }
    #endif
  }

  #if ICU
  /// Expected values: Any-Latin of the ICU that is running, through ICU's own names for the scripts.
  @Test(arguments: [("Мария", "Cyrillic-Latin"), ("カタカナ", "Katakana-Latin"), ("Ωραία", "Greek-Latin")])
  func otherScriptsAreTransliteratedOnRequest(_ run: String, _ id: String) throws {
    let collation = try Engines.automatic.get()
    let latin = try Transliterator(id: id).transliterate(run)
    #expect(try collation.latinSpelling(of: "曾国藩 \(run)") == "Zēng Guófān \(latin)")
    #expect(collation.spelling(of: "曾国藩 \(run)") == "Zēng Guófān \(run)")
    #expect(try collation.latinSpelling(of: PersonName(family: "曾", given: "国藩 Li")) == "Zēng Guófān Li")
  }
  #endif
}
