import Testing

@testable import PinyinCollation

/// What serves where there is no ICU: Latin by the embedded table, everything else by code point, and a version that says so.
@Suite struct WithoutICUTests {
  private let engine: NameCollation

  init() throws {
    #if ICU
    engine = try NameCollation(Configuration(), generic: EmbeddedGenericReadings(), runs: EmbeddedRunWeights())
    #else
    engine = try NameCollation()
    #endif
  }

  @Test func theVersionOfTheWeightsSaysWhereTheyAreFrom() {
    #expect(engine.runVersion.hasPrefix("embedded, ") && engine.runVersion.contains("ICU 72.1"))
  }

  /// Blanks, punctuation, digits, Latin letters as UTS #10 has them; accents before case.
  @Test func latinStandsAsICUHasIt() {
    let texts = ["-", "1", "2", "a", "A", "ab", "Ab", "résumé", "resume", "Résumé", "z", "Zoe", "Zoë", "Øyvind"]
    let sorted = engine.sorted(texts.shuffled())
    // ICU's `zh` puts á and é of pinyin before the bare letter.
    #expect(
      sorted == ["a", "A", "ab", "Ab", "Øyvind", "résumé", "Résumé", "resume", "z", "Zoe", "Zoë", "-", "1", "2"])
  }

  /// Code points: И 0418, П 041F, א 05D0, あ 3042, 한 D55C (in parts 1112); no dictionary order is claimed.
  @Test func otherScriptsStandByCodePointBehindLatin() {
    let texts = ["한", "あ", "א", "П", "И"]
    #expect(engine.sorted(texts) == ["И", "П", "א", "한", "あ"])
    #expect(engine.sorted(["曾И", "曾z", "曾國"]) == ["曾國", "曾z", "曾И"])
    #expect(Set(texts.map(engine.section(for:))) == [26])
  }

  /// What ICU 72 says of them: symbols before digits, 🆗 with the letters of OK, a digit of another script by its value.
  @Test func symbolsEmojiAndDigitsStandAsICUHasThem() {
    let sorted = ["曾", "曾-", "曾→", "曾★", "曾♥", "曾❤", "曾🀄", "曾🌸", "曾1", "曾①", "曾٢٠", "曾٣", "曾国", "曾a", "曾🆗", "曾🈁"]
    #expect(engine.sorted(sorted.reversed()) == sorted)
    #expect(engine.order(of: sorted.reversed()) == engine.plainOrder(of: sorted.reversed()))
  }

  #if !ICU
  @Test func theEngineTakesTheEmbeddedWeightsByItself() throws {
    #expect(engine.builder.runs.weights is EmbeddedRunWeights)
  }
  #endif
}
