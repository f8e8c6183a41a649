import PinyinCollation

/// The table that app developers write by hand: a dictionary from character to pinyin without tones, names spelled out
/// with it, strings sorted.
///
/// It is written as one finds it in apps, `Character` keys and joined strings included; what would make it faster is left
/// out on purpose.
struct PlainTableEngine: Engine {
  let name = "plain table"
  let about = "[Character: String] to toneless pinyin, strings joined and sorted"
  private let pinyin: [Character: String]

  /// Makes the dictionary of all generic readings.
  init() throws {
    var pinyin: [Character: String] = [:]
    for (scalar, letters) in try TonelessPinyin.all() {
      // Compatibility forms are equal to their unified character as keys, and come behind it: the first one stays.
      if pinyin[Character(scalar)] == nil { pinyin[Character(scalar)] = letters }
    }
    self.pinyin = pinyin
  }

  func work(on names: [String]) -> Work {
    Work {
      let spelled = names.map(spell)
      return .order(names.indices.sorted { spelled[$0] < spelled[$1] })
    }
  }

  func letter(of text: String) -> Character? { spell(text).first.map { Character($0.uppercased()) } }

  private func spell(_ name: String) -> String { name.map { pinyin[$0] ?? String($0) }.joined() }
}

/// The generic reading of every character as such tables spell it.
enum TonelessPinyin {
  /// Characters with their letters, in the order of code points.
  static func all() throws -> [(scalar: Unicode.Scalar, letters: String)] {
    let readings = try EmbeddedGenericReadings()
    return (0x2E80..<0x32400 as Range<UInt32>).compactMap { value in
      guard let scalar = Unicode.Scalar(value), let reading = readings.reading(of: scalar) else { return nil }
      // Toneless as a removal of diacritics leaves it: lü is lu, ê is e.
      return (scalar, String(reading.syllable.description.map { $0 == "ü" ? "u" : $0 == "ê" ? "e" : $0 }))
    }
  }
}
