extension Reading {
  /// Reads one syllable as people write it: `zēng`, `Zēng`, `zeng1`, `lü4`, `lv4`, `lu:4`; without mark or digit the
  /// tone is neutral, written 5 or 0 as a digit.
  ///
  /// - Throws: ``CollationError/Code/badReading`` for anything else; the message names the text.
  public init(parsing text: some StringProtocol) throws(CollationError) {
    var spelling = ""
    var tone: Tone?
    var letters = Substring(String(text).lowercased())
    if let digit = letters.last, let value = digit.wholeNumberValue, digit.isASCII {
      guard let found = Tone(rawValue: value == 0 ? 5 : UInt8(value)) else {
        throw Self.bad(text, "a tone is 1, 2, 3, 4 or 5")
      }
      tone = found
      letters.removeLast()
    }
    for letter in letters {
      if letter == ":", spelling.last == "u" {
        spelling.removeLast()
        spelling.append("ü")
      } else if letter == "v" {
        spelling.append("ü")
      } else if let (base, mark) = Self.markedLetters[letter] {
        guard tone == nil else { throw Self.bad(text, "it has two tones") }
        tone = mark
        spelling.append(base)
      } else {
        spelling.append(letter)
      }
    }
    guard let syllable = Syllable(spelling: spelling) else {
      throw Self.bad(text, "there is no syllable \u{201C}\(spelling)\u{201D}")
    }
    self.init(syllable, tone ?? .neutral)
  }

  /// Reads several syllables as people write them in one field: `ōu yáng`, `ou1yang2`, `Ōu-yáng`, `ouyang`.
  ///
  /// Blanks, apostrophes and hyphens may stand between syllables, or nothing. A syllable without a tone has the neutral one.
  /// - Parameters:
  ///   - text: either case, full width or not; ü as `ü`, `v`, `u:`, or `yu` behind l and n.
  ///   - count: how many characters the syllables are for; decides where a text can be divided in several ways (`xian`).
  /// - Throws: ``CollationError/Code/badReading`` when there is none, or a piece is no syllable; the message names it.
  public static func list(parsing text: some StringProtocol, count: Int? = nil) throws(CollationError) -> [Reading] {
    try PinyinField(text).syllables(count: count).map { Reading($0.syllable, $0.tone ?? .neutral) }
  }

  /// The error for what is no reading.
  static func bad(_ text: some StringProtocol, _ why: String) -> CollationError {
    CollationError(
      .badReading,
      "\u{201C}\(text)\u{201D} is no reading: \(why). Write syllables with tone marks or digits, such as zēng or zeng1, "
        + "with blanks between them.")
  }

  /// Each letter that can carry a tone mark, with the mark. `Character` looks up composed and decomposed forms alike.
  static let markedLetters: [Character: (base: Character, tone: Tone)] = {
    var letters: [Character: (base: Character, tone: Tone)] = [:]
    for base in "aeiouüêmn" {
      for tone in Tone.allCases {
        guard let mark = tone.mark else { continue }
        letters[Character(String(base) + String(Character(mark)))] = (base, tone)
      }
    }
    return letters
  }()
}
