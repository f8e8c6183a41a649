/// Pinyin as people write it in one field: `zēng guó fān`, `zeng1guo2fan1`, `Zeng Guo-Fan`, `LYU`.
///
/// Letters may be of either case and of full width, ü may be written `ü`, `v`, `u:` or, behind l and n, `yu`; marks may be
/// composed or not. Blanks, apostrophes and hyphens end a syllable, and so does a digit; nothing else has to.
struct PinyinField: Sendable {
  /// One letter, with what is written on it or behind it.
  struct Letter: Sendable {
    /// Lower case, without its tone mark.
    let base: Character
    /// As it was written.
    var written: String
    /// The tone of its mark.
    var mark: Tone?
    /// The tone of the digit behind it.
    var digit: Tone?
    /// Whether a syllable ends here: a separator or a digit follows.
    var isEnd = false
  }

  /// The letters of the field.
  private(set) var letters: [Letter] = []
  /// The field as it was written.
  let written: String

  /// Letters of the longest field that is looked at: no name is longer.
  private static let longest = 200

  /// Reads the letters of a field.
  ///
  /// - Throws: ``CollationError/Code/badReading``; the message names the piece that cannot be read.
  init(_ text: some StringProtocol) throws(CollationError) {
    written = String(text)
    for character in Self.unified(text) {
      if character.isWhitespace || Self.separators.contains(character) {
        letters.indices.last.map { letters[$0].isEnd = true }
      } else if let digit = character.wholeNumberValue, character.isASCII {
        try append(digit)
      } else {
        try append(character)
      }
    }
    guard let last = letters.indices.last else { throw Reading.bad(text, "it is empty") }
    guard letters.count <= Self.longest else { throw Reading.bad(text.prefix(20) + "…", "it is too long for a name") }
    letters[last].isEnd = true
  }

  /// A field in lower case, with the letters that stand for others replaced: full width, ɑ and ɡ of Chinese print.
  private static func unified(_ text: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: scalars.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case 0x251: scalars.append("a")
      case 0x261: scalars.append("g")
      default: scalars.append(scalar)
      }
    }
    return String(scalars).lowercased()
  }

  private mutating func append(_ digit: Int) throws(CollationError) {
    guard let last = letters.indices.last, !letters[last].isEnd else {
      throw Reading.bad(written, "no syllable stands before the \(digit)")
    }
    guard let tone = Tone(rawValue: digit == 0 ? 5 : UInt8(digit)) else {
      throw Reading.bad(written, "a tone is 1, 2, 3, 4 or 5, not \(digit)")
    }
    letters[last].digit = tone
    letters[last].written += String(digit)
    letters[last].isEnd = true
  }

  private mutating func append(_ character: Character) throws(CollationError) {
    if character == ":", let last = letters.last, last.base == "u", !last.isEnd {
      letters.removeLast()
      letters.append(Letter(base: "ü", written: last.written + ":", mark: last.mark))
    } else if character == "v" {
      letters.append(Letter(base: "ü", written: "v"))
    } else if let (base, mark) = Reading.markedLetters[character] {
      letters.append(Letter(base: base, written: String(character), mark: mark))
    } else if "a"..."z" ~= character || character == "ü" || character == "ê" {
      letters.append(Letter(base: character, written: String(character)))
    } else {
      throw Reading.bad(written, "\u{201C}\(character)\u{201D} is no letter of pinyin")
    }
  }

  /// What may stand between syllables beside blanks: apostrophes and hyphens.
  private static let separators: Set<Character> = ["'", "’", "‘", "ʼ", "`", "-", "‐", "‑", "–"]
}
