#if ICU
import TestSupport
import Testing

@testable import PinyinCollation

/// Each seam below the surname layer has two providers: they must agree.
@Suite struct SeamTests {
  @Test func embeddedReadingsAreThoseOfLiveHanLatin() throws {
    let table = try CharacterTable.embedded.get()
    // Another ICU reads some characters otherwise; the table is pinned to the one it names.
    guard ICU.version == table.icuVersion else { return }
    let (embedded, live) = (try EmbeddedGenericReadings(), try ICUGenericReadings())
    var compared = 0
    for scalar in UInt32(0x3000)...0x323AF {
      guard table[scalar].isHan, let character = Unicode.Scalar(scalar) else { continue }
      // Rows by hand (Data/han.tsv) are the named exceptions; radicals read like their character.
      guard scalar >= 0x3400, !(0xF900...0xFAFF).contains(scalar), !(0x2F800...0x2FA1F).contains(scalar) else {
        continue
      }
      compared += 1
      #expect(embedded.reading(of: character) == live.reading(of: character), "\(character)")
    }
    #expect(compared > 97000)
  }

  @Test func enginesOnBothReadingsGiveTheSameKeys() throws {
    let embedded = try NameCollation()
    guard ICU.version == (try CharacterTable.embedded.get().icuVersion) else { return }
    let live = try NameCollation(Configuration(), generic: ICUGenericReadings(), runs: ICURunWeights())
    for line in try Files.seedLines("contacts.txt") {
      let text = String(decoding: line, as: UTF8.self)
      #expect(embedded.sortKey(for: text) == live.sortKey(for: text), "\(text)")
    }
  }

  @Test func embeddedRunsHaveTheElementsOfLiveICU() throws {
    let (embedded, live) = (try EmbeddedRunWeights(), try ICURunWeights())
    guard embedded.version.contains("ICU \(ICU.version)") else { return }
    let (table, canonical) = (try CharacterTable.embedded.get(), try CanonicalForm.embedded.get())
    var random = SeededGenerator(seed: 5)
    let covered = (UInt32(0x20)...0x1FFFF).filter(embedded.covers)
    #expect(covered.count > 5000)
    for _ in 0..<20000 {
      let letters = (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in
        // Every third is a mark, so that marks pile up.
        Int.random(in: 0..<3, using: &random) == 0
          ? UInt32.random(in: 0x300...0x314, using: &random) : covered.randomElement(using: &random)
      }
      let text = String(String.UnicodeScalarView(letters.compactMap(Unicode.Scalar.init)))
      let run = ScannedText(text, characters: table, canonical: canonical).scalars
      #expect(embedded.elements(of: run[...]) == live.elements(of: run[...]), "\(run.map { String($0, radix: 16) })")
    }
  }

  /// Most emoji are symbols to ICU; 🈁 is kana, 🈚 is 無, 🆗 is Latin. Digits of every script have the weights of 0 to 9.
  @Test func embeddedRunsHaveEveryEmojiAndEveryDigitOfLiveICU() throws {
    let (embedded, live) = (try EmbeddedRunWeights(), try ICURunWeights())
    guard embedded.version.contains("ICU \(ICU.version)") else { return }
    let table = try CharacterTable.embedded.get()
    let traits: CharacterEntry.Traits = [.emoji, .emojiOnRequest, .digit]
    let scalars = (UInt32(0)..<0x110000).filter { !table[$0].traits.isDisjoint(with: traits) }
    #expect(scalars.count > 2000)
    for scalar in scalars {
      #expect(embedded.elements(of: [scalar]) == live.elements(of: [scalar]), "U+\(String(scalar, radix: 16))")
    }
  }

  @Test func latinTextStandsInICUsOrder() throws {
    let engine = try NameCollation()
    let collator = try GenericPass.openCollator()
    let names = [
      "Zoë", "zoe", "Zoe", "Ångström", "angstrom", "van Gogh", "Van Gogh", "O'Neill", "ONeill", "Øyvind", "Łukasz",
      "Æsop",
      "ß", "ss", "résumé", "resume", "Résumé", "A1", "A 1", "A-1", "a", "A", "á", "B", "10086", "12306", "ｶ", "Ａ",
    ]
    for left in names {
      for right in names where engine.section(for: left) == engine.section(for: right) {
        let icu = try collator.compare(left, right)
        // ICU ties what differs by nothing but its code points; our last level parts them.
        if icu != 0 { #expect((engine.compare(left, right) < 0) == (icu < 0), "\(left) \(right)") }
      }
    }
  }
}
#endif
