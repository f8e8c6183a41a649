import Foundation
import TestSupport

@testable import PinyinCollation

/// Random texts made to catch the fast ways out: names of every rule, and what looks like a name and is none.
struct AdversarialTexts {
  private var random: SeededGenerator
  private let surnames: [String]
  private let compounds: [String]
  private let words: [String]
  private let affixes: [String]
  private let given: [String]
  private var mixed: MixedTexts

  /// Blocks of Han characters: common, the extensions, radicals and compatibility forms.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x2A6DF, 0x2A700...0x2EBE0, 0x30000...0x323AF, 0x2E80...0x2FD5,
    0x3005...0x3007, 0xF900...0xFAD9, 0x2F800...0x2FA1D,
  ]
  private static let marks = ["\u{FE00}", "\u{E0101}", "\u{301}", "\u{323}", "\u{200D}", "\u{3099}"]

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    mixed = MixedTexts(seed: seed &+ 1)
    func column(_ table: String, _ column: String) throws -> [String] {
      try Files.rows(Files.package.appendingPathComponent("Data/\(table).tsv")).compactMap { $0[column] }
    }
    let all = try column("surnames", "surname") + column("attested", "surname")
    surnames = all.filter { $0.unicodeScalars.count == 1 }
    compounds = all.filter { $0.unicodeScalars.count > 1 }
    words = try column("words", "text") + column("word_list", "text")
    affixes = try column("affixes", "text")
    given = try column("name_characters", "character") + column("given", "character")
  }

  /// So many texts.
  mutating func list(_ count: Int) -> [String] { (0..<count).map { _ in next() } }

  /// One text.
  mutating func next() -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: pick(surnames) + names(1...2)
    case 6, 7: pick(compounds) + names(0...3)
    case 8: pick(words) + names(0...1)
    case 9: String(pick(words).prefix(2)) + names(0...2)
    case 10: pick(surnames) + names(0...2) + pick(affixes)
    case 11: pick(affixes) + pick(surnames) + names(0...1)
    case 12: pick(surnames) + pick(surnames) + names(0...2)
    case 13: pick(surnames) + names(3...5)
    case 14: character() + names(0...2)
    case 15: pick(surnames) + character() + character()
    case 16: pick(surnames) + names(1...2) + pick(Self.marks)
    case 17: pick(surnames) + pick(Self.marks) + names(1...2)
    default: mixed.next()
    }
  }

  private mutating func names(_ counts: ClosedRange<Int>) -> String {
    var text = ""
    for _ in 0..<Int.random(in: counts, using: &random) { text += pick(given) }
    return text
  }

  private mutating func character() -> String {
    let block = Self.blocks[Int.random(in: 0..<Self.blocks.count, using: &random)]
    return Unicode.Scalar(UInt32.random(in: block, using: &random)).map(String.init) ?? ""
  }

  private mutating func pick(_ texts: [String]) -> String { texts[Int.random(in: 0..<texts.count, using: &random)] }
}
