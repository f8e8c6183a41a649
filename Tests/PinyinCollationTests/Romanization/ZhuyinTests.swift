import Testing

@testable import PinyinCollation

/// Zhuyin against live ICU, whose Latin-Bopomofo knows nearly all syllables, and by hand where it does not.
@Suite struct ZhuyinTests {
  /// Syllables that ICU 72 does not know and cuts in two, or leaves in Latin. The letters are those of initial and final, as
  /// dictionaries have them for 剋 kēi, 忒 tēi, 誒 ê; hng and ng from the letter ㄫ.
  static let unknownToICU = [
    "biang": "ㄅㄧㄤ", "cei": "ㄘㄟ", "ê": "ㄝ", "hng": "ㄏㄫ", "kei": "ㄎㄟ", "len": "ㄌㄣ", "ng": "ㄫ", "rua": "ㄖㄨㄚ",
    "tei": "ㄊㄟ",
  ]

  #if ICU
  @Test(arguments: Tone.allCases) func lettersAndToneAreThoseOfICU(_ tone: Tone) throws {
    let transliterator = try Transliterator(id: "Latin-Bopomofo")
    for syllable in Syllable.all where Self.unknownToICU[syllable.description] == nil {
      let reading = Reading(syllable, tone)
      var letters = try transliterator.transliterate(reading.description)
      // ICU writes the dot of the neutral tone behind; it stands before the letters in print.
      if letters.last == "˙" { letters = "˙" + letters.dropLast() }
      #expect(reading.zhuyin == letters, "\(reading)")
    }
  }
  #endif

  @Test func theRestIsSpelledByInitialAndFinal() throws {
    for (spelling, letters) in Self.unknownToICU {
      #expect(Reading(try #require(Syllable(spelling: spelling)), .first).zhuyin == letters)
    }
  }

  /// Examples of the dictionaries of Taiwan's ministry of education.
  @Test(arguments: [
    ("zēng", "ㄗㄥ"), ("guó", "ㄍㄨㄛˊ"), ("fān", "ㄈㄢ"), ("ōu", "ㄡ"), ("yáng", "ㄧㄤˊ"), ("lǚ", "ㄌㄩˇ"), ("lüè", "ㄌㄩㄝˋ"),
    ("xué", "ㄒㄩㄝˊ"), ("yuán", "ㄩㄢˊ"), ("zhī", "ㄓ"), ("shì", "ㄕˋ"), ("rì", "ㄖˋ"), ("sì", "ㄙˋ"), ("ér", "ㄦˊ"),
    ("wēng", "ㄨㄥ"), ("dōng", "ㄉㄨㄥ"), ("xióng", "ㄒㄩㄥˊ"), ("yǒng", "ㄩㄥˇ"), ("liú", "ㄌㄧㄡˊ"), ("guǐ", "ㄍㄨㄟˇ"),
    ("sūn", "ㄙㄨㄣ"), ("wáng", "ㄨㄤˊ"), ("yái", "ㄧㄞˊ"), ("de", "˙ㄉㄜ"), ("zi", "˙ㄗ"), ("ńg", "ㄫˊ"), ("m", "˙ㄇ"),
  ])
  func readingsAreSpelledAsDictionariesDo(_ pinyin: String, _ zhuyin: String) throws {
    #expect(try Reading(parsing: pinyin).zhuyin == zhuyin)
    #expect(try Reading(parsingZhuyin: zhuyin).description == pinyin)
  }

  @Test func listsHaveBlanksBetweenSyllablesOrNone() throws {
    let readings = try Reading.list(parsingZhuyin: " ㄡ　ㄧㄤˊ ㄒㄧㄡ\n")
    #expect(readings.map(\.description) == ["ōu", "yáng", "xiū"])
    #expect(throws: CollationError.self) { try Reading.list(parsingZhuyin: " ") }
    #expect(try Reading.list(parsingZhuyin: "ㄡㄧㄤˊㄒㄧㄡ") == readings)
    for text in ["ㄡㄧㄤˊˊ", "ㄅㄓㄆ", "ㄡyang", String(repeating: "ㄚ", count: 100_000)] {
      #expect(throws: CollationError.self, "\(text.prefix(9))") { try Reading.list(parsingZhuyin: text) }
    }
  }

  @Test(arguments: [
    "", "ˊ", "˙", "˙˙ㄗ", "˙ㄗ˙", "˙ㄗㄥˊ", "ㄗㄥˊˊ", "ㄗˊㄥ", "ㄅㄓ", "ㄈㄧ", "ㄐㄨ", "ㄓㄧ", "ㄝㄟ", "zēng", "曾", "ㄗㄥ1", "ㄗㄥ ", "ㄪ",
    "ㄗㄥ\u{301}",
  ])
  func whatIsNoZhuyinIsRefusedByName(_ text: String) {
    do {
      let reading = try Reading(parsingZhuyin: text)
      Issue.record("\(text) was read as \(reading)")
    } catch {
      #expect(error.code == .badReading)
      #expect(error.message.contains("\u{201C}\(text)\u{201D}"), "\(error.message)")
    }
  }
}
