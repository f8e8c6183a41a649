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

  /// Reads several syllables with blanks between them, such as `ōu yáng`.
  ///
  /// - Throws: ``CollationError/Code/badReading`` when there is none, or one of them is no syllable.
  public static func list(parsing text: some StringProtocol) throws(CollationError) -> [Reading] {
    var readings: [Reading] = []
    for part in text.split(whereSeparator: \.isWhitespace) { readings.append(try Reading(parsing: part)) }
    guard !readings.isEmpty else { throw bad(text, "it is empty") }
    return readings
  }

  private static func bad(_ text: some StringProtocol, _ why: String) -> CollationError {
    CollationError(
      .badReading,
      "\u{201C}\(text)\u{201D} is no reading: \(why). Write syllables with tone marks or digits, such as zēng or zeng1, "
        + "with blanks between them.")
  }

  /// Each letter that can carry a tone mark, with the mark. `Character` looks up composed and decomposed forms alike.
  private static let markedLetters: [Character: (base: Character, tone: Tone)] = {
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
