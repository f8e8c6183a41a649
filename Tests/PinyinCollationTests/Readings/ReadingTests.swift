import Foundation
import Testing

@testable import PinyinCollation

/// A reading as it is written: tone marks where GB/T 28039 and the scheme of 1958 put them.
@Suite struct ReadingTests {
  @Test(arguments: [
    ("liu2", "liú"), ("gui3", "guǐ"), ("lü4", "lǜ"), ("lüe4", "lüè"), ("nü3", "nǚ"), ("nüe4", "nüè"),
    ("xiong2", "xióng"),
    ("ou1", "ōu"), ("gou3", "gǒu"), ("zeng1", "zēng"), ("shuang1", "shuāng"), ("xie4", "xiè"), ("hao3", "hǎo"),
    ("gei3", "gěi"), ("dui4", "duì"), ("diu1", "diū"), ("guo1", "guō"), ("yue4", "yuè"), ("yu2", "yú"), ("er2", "ér"),
    ("zhi1", "zhī"), ("quan2", "quán"), ("jiong3", "jiǒng"), ("e4", "è"), ("wo3", "wǒ"), ("o2", "ó"), ("yo1", "yō"),
    ("ng2", "ńg"), ("ng4", "ǹg"), ("n3", "ň"), ("m2", "ḿ"), ("hng5", "hng"), ("ê2", "ế"), ("ê4", "ề"), ("wu5", "wu"),
  ])
  func theMarkStandsWhereTheSchemePutsIt(_ digits: String, _ marked: String) throws {
    let text = try Reading(parsing: digits).description
    #expect(text == marked)
    #expect(Array(text.unicodeScalars) == Array(text.precomposedStringWithCanonicalMapping.unicodeScalars), "composed")
  }

  /// Unicode has no composed form of these.
  @Test(arguments: [("ê1", "ê\u{304}"), ("ê3", "ê\u{30C}"), ("m4", "m\u{300}"), ("m1", "m\u{304}"), ("n1", "n\u{304}")])
  func whatHasNoComposedFormKeepsItsMark(_ digits: String, _ marked: String) throws {
    #expect(try Reading(parsing: digits).description == marked)
  }

  @Test func everySyllableAndToneComesBackHoweverItIsWritten() throws {
    for syllable in Syllable.all {
      for tone in Tone.allCases {
        let reading = Reading(syllable, tone)
        let written = reading.description
        let spellings = [
          written, written.decomposedStringWithCanonicalMapping, written.uppercased(), "\(syllable)\(tone.rawValue)",
          "\(syllable)\(tone == .neutral ? 0 : tone.rawValue)".replacingOccurrences(of: "ü", with: "v"),
          "\(syllable)\(tone.rawValue)".replacingOccurrences(of: "ü", with: "u:"),
        ]
        for spelling in spellings { #expect(try Reading(parsing: spelling) == reading, "\(spelling)") }
        #expect(reading.syllable == syllable && reading.tone == tone)
        #expect(Reading(rawValue: reading.rawValue) == reading)
      }
    }
  }

  @Test func packedFormsThatSayNothingAreNone() {
    #expect(Reading(rawValue: 0) == nil)
    #expect(Reading(rawValue: SyllableTable.noReading << 3 | 1) == nil)
    for tone: UInt16 in [0, 6, 7] { #expect(Reading(rawValue: 100 << 3 | tone) == nil) }
  }

  /// The place of a pair: 曾 zēng, of 12 strokes, before 増 zēng, of 14; both behind every zen, before every zha.
  @Test func weightsOrderByReadingThenByStrokes() throws {
    let table = try CharacterTable.embedded.get()
    func weight(_ character: Unicode.Scalar, _ reading: String) throws -> HanWeight {
      try #require(table[character.value].han).with(try Reading(parsing: reading))
    }
    let weights = try [
      weight("曾", "céng"), weight("怎", "zěn"), weight("曾", "zēng"), weight("増", "zēng"), weight("曾", "zèng"),
      weight("查", "zhā"), weight("查", "chá").with(nil),
    ]
    #expect(weights == weights.sorted())
    #expect(weights.last?.reading == nil && weights[2].reading?.description == "zēng")
    #expect(weights[0].strokeRank == weights[2].strokeRank)
  }
}
