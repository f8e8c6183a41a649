import TestSupport
import Testing

@testable import PinyinCollation

/// The order by strokes against live ICU, character by character.
@Suite struct StrokeOrderTests {
  private static let engine = Result {
    try Engines.make {
      $0.order = .stroke
      $0.kind = .text
    }
  }
  #if ICU
  private let pass: GenericPass
  private let collator: Collator
  /// The unified ideographs and 〇, to which ICU gives a place of its own.
  private let tailored: [String]

  init() throws {
    pass = try GenericPass(order: .stroke, readings: false)
    collator = try GenericPass.openCollator(.stroke)
    let (table, canonical) = (try CharacterTable.embedded.get(), try CanonicalForm.embedded.get())
    tailored = try collator.tailored().filter { scalar in
      table[scalar].isHan && !canonical.isAffected(scalar) && (scalar >= 0x3400 || scalar == 0x3007)
    }.compactMap { Unicode.Scalar($0).map { String(Character($0)) } }
  }

  @Test func allOfICUsCharactersStandInICUsOrder() throws {
    #expect(tailored.count > 23000)
    let sorted = try Self.engine.get().sorted(tailored)
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      #expect(try collator.compare(left, right) < 0, "ICU does not put \(left) before \(right)")
    }
  }

  @Test func allOfICUsCharactersStandInICUsSections() throws {
    let engine = try Self.engine.get()
    for character in tailored {
      #expect(
        engine.sectionTitles[engine.section(for: character)] == (try pass.section(for: character)), "\(character)")
    }
  }
  #endif

  /// Unihan kTotalStrokes: 𪚥 64, 𱁬 84.
  @Test(arguments: [
    ("一二", "1劃"), ("丁文", "2劃"), ("王文", "4劃"), ("曾國藩", "12劃"), ("龔自珍", "22劃"), ("𪚥", "64劃"), ("\u{3106C}", "84劃"),
    ("Alice", "A"), ("123", "#"), ("", "#"), ("Иван", "#"),
  ])
  func textsStandUnderTheirNumberOfStrokes(_ text: String, _ title: String) throws {
    let engine = try Self.engine.get()
    #expect(engine.sectionTitles[engine.section(for: text)] == title)
    #expect(engine.analysis(of: text).section == title)
  }

  @Test func readingsDoNotMatter() throws {
    let (texts, people) = (try Self.engine.get(), try Engines.make { $0.order = .stroke })
    for name in ["曾国藩", "單田芳", "仇英", "𠀂文"] {
      #expect(people.sectionTitles[people.section(for: name)] == texts.sectionTitles[texts.section(for: name)])
    }
    #expect(people.sorted(["龔", "曾", "王", "丁", "Li", "9"]) == ["丁", "王", "曾", "龔", "Li", "9"])
  }
}
