/// The zhuyin letters of each syllable, and the way back.
///
/// The letters follow from the spelling in pinyin: an initial, a final, and the few syllables that have no vowel.
/// - Source: Guoyu zhuyin fuhao (1918, with the letters ㄜ and ㄫ); Hanyu Pinyin Fang'an, which sets its finals beside them
struct ZhuyinTable: Sendable {
  static let shared = ZhuyinTable()

  /// The letters of each syllable.
  let letters: [Syllable: String]
  /// The syllable of some letters.
  let syllables: [String: Syllable]

  /// Whether a phonetic field is written in zhuyin: its first letter, behind a tone mark perhaps, is one of zhuyin.
  static func isZhuyin(_ field: String) -> Bool {
    let first = field.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "˙" }
    return first.map { (0x3105...0x312F).contains($0.value) } ?? false
  }

  private init() {
    var letters: [Syllable: String] = [:]
    var syllables: [String: Syllable] = [:]
    for syllable in Syllable.all {
      guard let found = Self.letters(of: syllable.description) else { continue }
      letters[syllable] = found
      syllables[found] = syllable
    }
    self.letters = letters
    self.syllables = syllables
  }

  /// The letters of a syllable as pinyin spells it; `nil` where it is none.
  private static func letters(of spelling: String) -> String? {
    if let letters = withoutVowel[spelling] ?? finals[fullFinal(spelling)] { return letters }
    let length = ["zh", "ch", "sh"].contains(spelling.prefix(2)) ? 2 : 1
    let initial = String(spelling.prefix(length))
    var final = String(spelling.dropFirst(length))
    guard let first = initials[initial] else { return nil }
    // zhi, chi, shi, ri, zi, ci, si: the initial stands alone.
    if final == "i", "ㄓㄔㄕㄖㄗㄘㄙ".contains(first) { return first }
    if "jqx".contains(initial), final.first == "u" { final = "ü" + final.dropFirst() }
    return finals[final].map { first + $0 }
  }

  /// A syllable without initial as a final: pinyin writes i, u and ü at its start as y, w and yu.
  private static func fullFinal(_ spelling: String) -> String {
    for (start, vowel) in [("yu", "ü"), ("yi", "i"), ("y", "i"), ("wu", "u"), ("w", "u")]
    where spelling.hasPrefix(start) {
      return vowel + spelling.dropFirst(start.count)
    }
    return spelling
  }

  private static let initials = [
    "b": "ㄅ", "p": "ㄆ", "m": "ㄇ", "f": "ㄈ", "d": "ㄉ", "t": "ㄊ", "n": "ㄋ", "l": "ㄌ", "g": "ㄍ", "k": "ㄎ", "h": "ㄏ",
    "j": "ㄐ", "q": "ㄑ", "x": "ㄒ", "zh": "ㄓ", "ch": "ㄔ", "sh": "ㄕ", "r": "ㄖ", "z": "ㄗ", "c": "ㄘ", "s": "ㄙ",
  ]

  private static let finals = [
    "a": "ㄚ", "o": "ㄛ", "e": "ㄜ", "ê": "ㄝ", "ai": "ㄞ", "ei": "ㄟ", "ao": "ㄠ", "ou": "ㄡ", "an": "ㄢ", "en": "ㄣ",
    "ang": "ㄤ", "eng": "ㄥ", "er": "ㄦ", "i": "ㄧ", "ia": "ㄧㄚ", "io": "ㄧㄛ", "ie": "ㄧㄝ", "iai": "ㄧㄞ", "iao": "ㄧㄠ",
    "iu": "ㄧㄡ", "iou": "ㄧㄡ", "ian": "ㄧㄢ", "in": "ㄧㄣ", "iang": "ㄧㄤ", "ing": "ㄧㄥ", "u": "ㄨ", "ua": "ㄨㄚ",
    "uo": "ㄨㄛ", "uai": "ㄨㄞ", "ui": "ㄨㄟ", "uei": "ㄨㄟ", "uan": "ㄨㄢ", "un": "ㄨㄣ", "uen": "ㄨㄣ", "uang": "ㄨㄤ",
    "ueng": "ㄨㄥ", "ong": "ㄨㄥ", "ü": "ㄩ", "üe": "ㄩㄝ", "üan": "ㄩㄢ", "ün": "ㄩㄣ", "iong": "ㄩㄥ",
    // wong, a reading of Unihan alone: ㄨㄥ is weng already, so it has the letters that ICU gives it.
    "uong": "ㄨㄨㄥ",
  ]

  /// Interjections. The tables of zhuyin have no row for hm and hng: they are put together from ㄏ and the letters of m
  /// and ng.
  private static let withoutVowel = ["m": "ㄇ", "n": "ㄋ", "ng": "ㄫ", "hm": "ㄏㄇ", "hng": "ㄏㄫ"]
}
