import Testing

@testable import PinyinCollation

/// Tones and syllables: their order, their letters, the closed list.
@Suite struct ToneTests {
  @Test func tonesAscendAndTheNeutralOneIsLast() {
    #expect(Tone.allCases.sorted() == [.first, .second, .third, .fourth, .neutral])
    #expect(Tone(rawValue: 0) == nil && Tone(rawValue: 6) == nil)
  }

  /// ICU has ü just behind u where all else is equal.
  @Test(arguments: [
    ["lu", "lü", "luan", "lüe", "lun", "luo"], ["nu", "nü", "nuan", "nüe", "nun", "nuo"],
    ["a", "ai", "an", "ang", "ao", "ba"], ["e", "ê", "ei", "en", "eng", "er"], ["zei", "zen", "zeng", "zha", "zhai"],
    ["lia", "lian", "liang", "liao", "lie"], ["hm", "hng", "hong"], ["xi", "xia", "xian", "xin", "xing"],
  ])
  func syllablesStandInTheOrderOfICU(_ spellings: [String]) throws {
    let syllables = try spellings.map { try #require(Syllable(spelling: $0), "\($0)") }
    #expect(syllables == syllables.sorted())
  }

  @Test func toneDecidesOnlyWithinASyllable() throws {
    let spellings = ["lù", "lu", "lǖ", "lǘ", "lǚ", "lǜ", "lü", "luān", "luan", "lüè", "lūn"]
    let readings = try spellings.map { try Reading(parsing: $0) }
    #expect(readings == readings.sorted() && Set(readings).count == readings.count)
  }

  @Test(
    arguments: [
      ("ê", "E"), ("m", "M"), ("n", "N"), ("ng", "N"), ("hng", "H"), ("hm", "H"), ("zhang", "Z"), ("ü", "?"),
      ("lü", "L"),
      ("er", "E"), ("o", "O"), ("yo", "Y"), ("a", "A"), ("wu", "W"),
    ] as [(String, Character)])
  func syllablesAreFiledUnderTheirFirstLetter(_ spelling: String, _ letter: Character) {
    // ü alone is written yu and no syllable.
    #expect(Syllable(spelling: spelling)?.letter ?? "?" == letter)
  }

  @Test func noSyllableIsFiledUnderIUV() {
    let letters = Set(Syllable.all.map(\.letter))
    #expect(letters == Set("ABCDEFGHJKLMNOPQRSTWXYZ"))
  }

  @Test func theListIsSortedAndClosed() {
    let all = Syllable.all
    #expect(all.count > 410 && all == all.sorted() && Set(all).count == all.count)
    #expect(all.allSatisfy { Syllable(rawValue: $0.rawValue) == $0 && Syllable(spelling: $0.description) == $0 })
    // A gap, the slots that stand for nothing, and one behind the table.
    for slot: UInt16 in [0, 1023, 1024, .max] { #expect(Syllable(rawValue: slot) == nil, "\(slot)") }
  }

  @Test(arguments: ["", "zg", "lve", "Zeng", "zēng", "ZENG", "zeng ", "bing1", "jü"])
  func whatIsNotSpelledSoIsNoSyllable(_ spelling: String) { #expect(Syllable(spelling: spelling) == nil) }
}
