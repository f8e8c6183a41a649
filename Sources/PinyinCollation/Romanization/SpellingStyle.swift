/// How a name is spelled. The raw values are those of `pinyin-sort spell --style`.
///
/// - Source: GB/T 28039-2011 (names of persons), GB/T 16159-2012 (orthography), ISO 7098:2015
public enum SpellingStyle: String, CaseIterable, Hashable, Sendable {
  /// With tone marks, surname first: `Zēng Guófān`, `Zhèng-Lǐ Shūfāng`, `Zhào Píng'ān`.
  case standard
  /// The same without tones: `Zeng Guofan`, `Lü Buwei`.
  case toneless
  /// Without tones, the surname in capitals, as in indexes: `ZENG Guofan`.
  case upperSurname = "upper-surname"
  /// The surname in full, of the given name the first letter of each syllable: `Zeng G. F.`
  case initials
  /// Without tones, the given name first, as Western forms want it: `Guofan Zeng`.
  case givenFirst = "given-first"
  /// As in passports: capitals, no tones, apostrophes or hyphens, ü as YU, üe as UE: `LYU HEPING`, `LUE`.
  case passport
  /// Zhuyin, syllables with blanks between them: `ㄗㄥ ㄍㄨㄛˊ ㄈㄢ`.
  case zhuyin
  /// The tone as a digit behind each syllable, 5 for the neutral one: `Zeng1 Guo2fan1`.
  case digits
}
