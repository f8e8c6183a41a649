import PinyinCollation

/// The table that app developers write by hand: a dictionary from character to pinyin without tones, names spelled out
/// with it, strings sorted.
///
/// It is written as one finds it in apps, `Character` keys and joined strings included; what would make it faster is left
/// out on purpose.
struct PlainTableEngine: Engine {
  let name = "plain table"
  let about = "[Character: String] to toneless pinyin, strings sorted"
  private let pinyin: [Character: String]

  /// Makes the dictionary of all generic readings.
  init() throws {
    let readings = try EmbeddedGenericReadings()
    var pinyin: [Character: String] = [:]
    for value: UInt32 in 0x2E80..<0x32400 {
      guard let scalar = Unicode.Scalar(value), let reading = readings.reading(of: scalar) else { continue }
      // Compatibility forms are equal to their unified character as keys, and come behind it: the first one stays.
      guard pinyin[Character(scalar)] == nil else { continue }
      // Toneless as a removal of diacritics leaves it: lü is lu, ê is e.
      let letters = reading.syllable.description.map { $0 == "ü" ? "u" : $0 == "ê" ? "e" : $0 }
      pinyin[Character(scalar)] = String(letters)
    }
    self.pinyin = pinyin
  }

  func run(_ names: [String]) -> Outcome {
    let spelled = names.map(spell)
    return .order(names.indices.sorted { spelled[$0] < spelled[$1] })
  }

  func letter(of text: String) -> Character? { spell(text).first.map { Character($0.uppercased()) } }

  private func spell(_ name: String) -> String { name.map { pinyin[$0] ?? String($0) }.joined() }
}
