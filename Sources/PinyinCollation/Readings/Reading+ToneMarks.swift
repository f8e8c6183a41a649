extension Reading: CustomStringConvertible {
  /// The reading with its tone mark, in composed form where Unicode has one: `zēng`, `lǜ`, `ńg`.
  ///
  /// - Source: Hanyu Pinyin Fang'an: the mark stands on a, else e, else the o of ou, else the last vowel.
  public var description: String {
    let letters = Array(syllable.description)
    guard let mark = tone.mark, let place = Self.placeOfMark(in: letters) else { return String(letters) }
    var text = ""
    for (index, letter) in letters.enumerated() {
      text += index == place ? Self.marked(letter, with: mark) : String(letter)
    }
    return text
  }

  /// Which letter of a syllable carries the tone mark.
  private static func placeOfMark(in letters: [Character]) -> Int? {
    if let place = letters.firstIndex(where: { "aeê".contains($0) }) { return place }
    if let place = letters.firstIndex(of: "o"), letters.last == "u" { return place }
    return letters.lastIndex { "aeioüu".contains($0) } ?? letters.firstIndex { "mn".contains($0) }
  }

  private static func marked(_ letter: Character, with mark: Unicode.Scalar) -> String {
    let decomposed = String(letter) + String(Character(mark))
    // Canonically equivalent strings are equal keys, so the decomposed form finds its composed twin.
    return composedLetters[decomposed] ?? decomposed
  }

  /// The letters with tone marks that Unicode has in composed form.
  private static let composedLetters: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "ā", "á", "ǎ", "à", "ē", "é", "ě", "è", "ī", "í", "ǐ", "ì", "ō", "ó", "ǒ", "ò", "ū", "ú", "ǔ", "ù", "ǖ", "ǘ", "ǚ",
      "ǜ", "ế", "ề", "ḿ", "ń", "ň", "ǹ",
    ].map { ($0, $0) })
}
