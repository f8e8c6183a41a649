#if ICU
import TestSupport
import Testing

@testable import PinyinCollation

/// The generic pass as data against the generic pass live.
@Suite struct ICUOrderTests {
  private let collator: Collator
  private let table: CharacterTable
  /// The Han characters to which ICU's pinyin order gives a place of its own.
  private let tailored: [UInt32]

  init() throws {
    collator = try GenericPass.openCollator()
    let table = try CharacterTable.embedded.get()
    self.table = table
    let canonical = try CanonicalForm.embedded.get()
    // ICU's set holds compatibility forms, radicals and 〸〹〺 besides: they stand where their character stands.
    let forms = [0x2E80...0x2FDF, 0x3038...0x303A] as [ClosedRange<UInt32>]
    tailored = try collator.tailored().filter { scalar in
      table[scalar].isHan && !canonical.isAffected(scalar) && !forms.contains { $0.contains(scalar) }
    }
  }

  @Test func theTailoredCharactersAreThoseOfThePlan() {
    // DESIGN section 3, for the pinned ICU 72.
    if ICU.version.hasPrefix("72.") { #expect(tailored.count == 20893) }
    #expect(tailored.count > 20000)
  }

  @Test func allTailoredCharactersStandInICUsOrder() throws {
    let ours = tailored.sorted { table[$0].rawValue < table[$1].rawValue }
    for (left, right) in zip(ours, ours.dropFirst()) {
      let (first, second) = (text([left]), text([right]))
      #expect(try collator.compare(first, second) < 0, "ICU does not put \(first) before \(second)")
    }
  }

  @Test func aMillionRandomStringsStandInICUsOrder() throws {
    var configuration = Configuration()
    configuration.kind = .text
    let engine = try NameCollation(configuration)
    var random = SeededGenerator(seed: 72)
    // Half of the strings draw from few characters, so that they share beginnings and differ late.
    let few = Array(tailored.shuffled(using: &random).prefix(40))
    var keyed: [(key: SortKey, text: String)] = []
    while keyed.count < 1_000_000 {
      let source = keyed.count % 2 == 0 ? tailored : few
      let text = text(
        (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in source.randomElement(using: &random) })
      let read = engine.reader.read(text)
      // What a known word decides is no generic reading; ICU's three contractions are no single characters.
      guard read.decisions.isEmpty, !Self.contractions.contains(where: text.contains) else { continue }
      keyed.append((engine.builder.key([read]), text))
    }
    keyed.sort { $0.key < $1.key }
    var differences = 0
    for (left, right) in zip(keyed, keyed.dropFirst()) where try collator.compare(left.text, right.text) > 0 {
      differences += 1
      if differences < 10 { Issue.record("ICU puts \(right.text) before \(left.text)") }
    }
    #expect(differences == 0)
  }

  private static let contractions = ["沈阳", "重庆", "藏文", "瀋陽", "重慶"]

  private func text(_ scalars: [UInt32]) -> String {
    var text = ""
    for scalar in scalars { text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
    return text
  }
}
#endif
