/// ICU's letters, for engines that sort by ICU's order and have no sections of their own.
enum ICULetters {
  /// Where the Han characters of each letter begin in ICU's `zh` order: U+FDD0 and the letter.
  private static let starts = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { letter in
    (text: String(decoding: [0xEF, 0xB7, 0x90, letter], as: UTF8.self), letter: Character(Unicode.Scalar(letter)))
  }

  /// The last letter that does not begin behind the text.
  ///
  /// - Parameter reaches: whether the text stands at the start of a letter or behind it.
  static func letter(_ reaches: (_ start: String) throws -> Bool) rethrows -> Character? {
    try starts.last { try reaches($0.text) }?.letter
  }
}
