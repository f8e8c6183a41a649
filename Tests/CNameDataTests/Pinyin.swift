import Foundation

/// The test's own reader of toned pinyin: it shares no code with the library.
struct Pinyin {
  /// The closed list of Data/syllables.tsv.
  let syllables: Set<String>

  init() throws { syllables = Set(try DataTable.rows("syllables").map { $0["syllable"] }) }

  private static let tones: [Unicode.Scalar: Int] = ["\u{304}": 1, "\u{301}": 2, "\u{30C}": 3, "\u{300}": 4]

  /// What is wrong with one syllable with its tone mark; `nil` where nothing is.
  func fault(of syllable: String) -> String? {
    var letters = String.UnicodeScalarView()
    var marks = 0
    for scalar in syllable.decomposedStringWithCanonicalMapping.unicodeScalars {
      if Self.tones[scalar] != nil { marks += 1 } else { letters.append(scalar) }
    }
    if marks > 1 { return "\(syllable) has \(marks) tones" }
    let spelling = String(letters).precomposedStringWithCanonicalMapping
    return syllables.contains(spelling) ? nil : "\(syllable): there is no syllable \(spelling)"
  }

  /// What is wrong with the reading of a text: a syllable for each character, one blank between.
  func fault(of reading: String, for text: String) -> String? {
    let parts = reading.components(separatedBy: " ")
    if parts.count != text.unicodeScalars.count { return "\(text) and \(reading) differ in length" }
    return parts.lazy.compactMap(fault(of:)).first
  }
}

/// Han by the blocks of the Unicode Standard, the test's own list.
enum Han {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x323AF: true
    default: false
    }
  }

  /// Whether a text is Han alone, and not empty.
  static func isText(_ text: String) -> Bool { !text.isEmpty && text.unicodeScalars.allSatisfy(contains) }
}
