import Foundation
import Testing

@testable import PinyinCollation

/// Our own canonical decomposition against the standard library's canonical equivalence.
@Suite struct CanonicalFormTests {
  private static func decomposed(_ text: String) throws -> [UInt32] {
    try ScannedText(text, characters: CharacterTable.embedded.get(), canonical: CanonicalForm.embedded.get()).scalars
  }

  private static func string(_ scalars: [UInt32]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.map { Unicode.Scalar($0) ?? "\u{FFFD}" })
    return String(text)
  }

  /// Samples in the manner of NormalizationTest.txt: each row is one text in several forms.
  @Test(arguments: [
    ["é", "e\u{301}"], ["ẹ̇", "e\u{323}\u{307}", "e\u{307}\u{323}", "ė\u{323}"], ["Å", "A\u{30A}", "\u{212B}"],
    ["Ω", "\u{2126}"],
    ["가", "\u{1100}\u{1161}"], ["각", "\u{1100}\u{1161}\u{11A8}", "가\u{11A8}"], ["힣", "\u{1112}\u{1175}\u{11C2}"],
    ["李", "\u{F9E1}"], ["羅", "\u{F90F}"], ["丽", "\u{2F800}"], ["勺", "\u{2F828}"], ["𪘀", "\u{2FA1D}"],
    ["艹", "\u{FA5E}"],
    ["ǖ", "u\u{308}\u{304}", "ü\u{304}"], ["ế", "e\u{302}\u{301}", "ê\u{301}"], ["が", "か\u{3099}"],
    ["क़", "\u{915}\u{93C}"],
    ["a\u{5AE}\u{300}\u{315}b", "a\u{315}\u{300}\u{5AE}b", "a\u{300}\u{315}\u{5AE}b"], ["\u{344}", "\u{308}\u{301}"],
    ["\u{1D15E}", "\u{1D157}\u{1D165}"], ["\u{F73}", "\u{F71}\u{F72}"], ["曾\u{327}\u{301}", "曾\u{301}\u{327}"],
    ["·", "\u{387}"], [";", "\u{37E}"], ["`", "\u{1FEF}"], ["〈", "\u{2329}"], ["\u{2002}", "\u{2000}"],
  ])
  func equivalentTextsDecomposeAlike(_ forms: [String]) throws {
    let first = try Self.decomposed(forms[0])
    #expect(Self.string(first) == forms[0])
    for form in forms {
      #expect(form == forms[0], "the standard library agrees")
      #expect(try Self.decomposed(form) == first, "\(form.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test(arguments: [
    ["ｅ", "e"], ["①", "1"], ["ﬁ", "fi"], ["a\u{301}\u{300}", "a\u{300}\u{301}"], ["\u{1D15E}", "\u{1D15F}"],
    ["⼊", "入"], ["㐀", "一"],
  ])
  func textsThatOnlyLookAlikeStayApart(_ forms: [String]) throws {
    #expect(forms[0] != forms[1])
    #expect(try Self.decomposed(forms[0]) != Self.decomposed(forms[1]))
  }

  /// Every scalar that Unicode had when the table was made, against Foundation's decomposition.
  @Test func everyScalarDecomposesAsTheStandardSays() throws {
    let canonical = try CanonicalForm.embedded.get()
    var changed = 0
    for value in UInt32(0)..<0x110000 {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 15,
        (age.major, age.minor) <= (15, 0)
      else { continue }
      var text: [UInt32] = []
      canonical.decompose(value) { text.append($0) }
      let combining = UInt32(scalar.properties.canonicalCombiningClass.rawValue)
      if canonical.combiningClass(value) != combining { Issue.record("class of U+\(String(value, radix: 16))") }
      if text == [value], !canonical.isAffected(value) || combining != 0 {
        // Most of them; comparing strings is slow.
        guard scalar.properties.isAlphabetic || combining != 0 else { continue }
      }
      let expected = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
      if text != expected { Issue.record("U+\(String(value, radix: 16)): \(text) instead of \(expected)") }
      if text != [value] {
        changed += 1
        if !canonical.isAffected(value) { Issue.record("U+\(String(value, radix: 16)) counts as not affected") }
      }
    }
    #expect(changed > 13_000)
  }

  @Test func marksAreOrderedStablyHoweverManyThereAre() throws {
    let marks = Array(repeating: ["\u{301}", "\u{327}", "\u{308}"], count: 50).flatMap(\.self).joined()
    let scalars = try Self.decomposed("曾" + marks + "国")
    #expect(Self.string(scalars) == "曾" + marks + "国")
    #expect(Array(scalars[1...50]) == Array(repeating: 0x327, count: 50))
    #expect(Array(scalars[51...54]) == [0x301, 0x308, 0x301, 0x308])
    #expect(try Self.decomposed("\u{301}\u{327}") == [0x327, 0x301])
  }

  @Test func offsetsLeadBackToTheSource() throws {
    let source = "e\u{301}가曾\u{F9E1}"
    let text = try ScannedText(
      source, characters: CharacterTable.embedded.get(), canonical: CanonicalForm.embedded.get())
    #expect(text.sourceText(2..<4, of: source) == "가")
    #expect(text.sourceText(4..<5, of: source) == "曾" && text.sourceText(5..<6, of: source) == "\u{F9E1}")
    #expect(text.sourceText(0..<0, of: source).isEmpty)
    #expect(text.sourceText(0..<text.scalars.count, of: source) == source)
  }
}
