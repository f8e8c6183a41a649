import Testing

@testable import PinyinCollation

/// Han characters to which ICU's pinyin order gives no place of their own, and the letters of all.
@Suite struct HanOrderTests {
  @Test func charactersThatICULeavesOutStandUnderTheirOwnLetter() throws {
    let engine = try NameCollation()
    let titles = engine.sectionTitles
    // Readings from Unihan kMandarin; the letters are those the issue of such names expects.
    for (character, letter) in [("㛃", "J"), ("䶮", "Y"), ("𠅤", "X"), ("㐱", "Z"), ("𬱖", "D"), ("𫖯", "F")] {
      #expect(titles[engine.section(for: character)] == letter, "\(character)")
    }
  }

  @Test func everyReadingFilesItsCharacterUnderItsLetter() throws {
    var configuration = Configuration()
    configuration.kind = .text
    let texts = try NameCollation(configuration)
    let titles = texts.sectionTitles
    let table = try CharacterTable.embedded.get()
    for scalar in UInt32(0x3400)...0x323AF {
      guard let weight = table[scalar].han, let character = Unicode.Scalar(scalar) else { continue }
      let title = titles[texts.section(for: String(character))]
      #expect(title == weight.reading.map { String($0.syllable.letter) } ?? "#")
    }
  }

  @Test func charactersWithoutAReadingStandBehindAllOthersByStrokesAndCodePoint() throws {
    let table = try CharacterTable.embedded.get()
    let unread = (UInt32(0x3400)...0x323AF).filter { table[$0].isHan && table[$0].han?.reading == nil }
    #expect(unread.count > 50000)
    // 丅 has 2 strokes, U+20000 and U+20001 2 and 3 strokes with radical 1 (Unihan kTotalStrokes, kRSUnicode).
    // Unihan 15.0 has no reading for these; kTotalStrokes: U+20002 2, U+20004 3, U+20006 3, U+20007 4, U+20008 4.
    let engine = try NameCollation()
    #expect(
      engine.sorted(["𠀈", "𠀂", "曾", "𠀆", "A", "𠀇", "𠀄", "9"]) == ["A", "曾", "9", "𠀂", "𠀄", "𠀆", "𠀇", "𠀈"])
    #expect(engine.sectionTitles[engine.section(for: "𠀄")] == "#")
  }
}
