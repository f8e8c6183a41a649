import Testing

@testable import PinyinCollation

/// Reading, spelling, reading: every legal syllable in every tone comes back.
@Suite struct RoundTripTests {
  static let all = Syllable.all.flatMap { syllable in Tone.allCases.map { Reading(syllable, $0) } }

  @Test func allSyllablesAreThere() { #expect(Self.all.count == 426 * 5) }

  @Test(arguments: [SpellingStyle.standard, .digits])
  func lettersWithTonesComeBack(_ style: SpellingStyle) throws {
    for reading in Self.all {
      #expect(try Reading(parsing: reading.spelling(in: style)) == reading, "\(reading)")
    }
    #expect(Set(Self.all.map { $0.spelling(in: style) }).count == Self.all.count)
  }

  @Test func zhuyinComesBack() throws {
    for reading in Self.all {
      let zhuyin = reading.spelling(in: .zhuyin)
      #expect(try Reading(parsingZhuyin: zhuyin) == reading, "\(zhuyin)")
      if reading.tone == .neutral {
        #expect(zhuyin.first == "˙")
        #expect(try Reading(parsingZhuyin: zhuyin.dropFirst() + "˙") == reading, "the dot behind")
      }
      if reading.tone == .first { #expect(try Reading(parsingZhuyin: zhuyin + "ˉ") == reading, "the mark written") }
    }
    #expect(Set(Self.all.map(\.zhuyin)).count == Self.all.count)
  }

  /// Styles without tones keep the syllable.
  @Test(arguments: [SpellingStyle.toneless, .upperSurname, .initials, .givenFirst])
  func withoutTonesTheSyllableComesBack(_ style: SpellingStyle) throws {
    for reading in Self.all {
      #expect(try Reading(parsing: reading.spelling(in: style)).syllable == reading.syllable, "\(reading)")
    }
  }

  /// A name in a style is a list of readings again.
  @Test func namesComeBackFromZhuyinAndDigits() throws {
    let collation = try Engines.automatic.get()
    for text in ["曾国藩", "欧阳修", "尉迟恭", "赵平安", "吕略", "单位"] {
      let readings = collation.analysis(of: text).parts.compactMap(\.reading)
      #expect(try Reading.list(parsingZhuyin: collation.spelling(of: text, style: .zhuyin)) == readings, "\(text)")
    }
  }
}
