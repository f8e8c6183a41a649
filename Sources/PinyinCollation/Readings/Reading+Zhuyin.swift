extension Reading {
  /// The reading in zhuyin: `ㄗㄥ`, `ㄍㄨㄛˊ`, `ㄌㄩˇ`; the first tone has no mark, the dot of the neutral one stands
  /// before the letters, as in `˙ㄕㄥ`.
  ///
  /// Every syllable has letters of its own. Three have none in the tables of zhuyin and get them here: wong `ㄨㄨㄥ`,
  /// hm `ㄏㄇ`, hng `ㄏㄫ`.
  public var zhuyin: String {
    let letters = ZhuyinTable.shared.letters[syllable] ?? ""
    return switch tone {
    case .first: letters
    case .second: letters + "ˊ"
    case .third: letters + "ˇ"
    case .fourth: letters + "ˋ"
    case .neutral: "˙" + letters
    }
  }

  /// Reads one syllable in zhuyin: `ㄗㄥ`, `ㄍㄨㄛˊ`; the dot of the neutral tone may stand before or behind the letters,
  /// and the first tone may be marked `ˉ`.
  ///
  /// - Throws: ``CollationError/Code/badReading`` for anything else; the message names the text.
  public init(parsingZhuyin text: some StringProtocol) throws(CollationError) {
    var letters = text[...]
    var tone = Tone.first
    if letters.first == "˙" {
      letters.removeFirst()
      tone = .neutral
    } else if let last = letters.last, let marked = Self.zhuyinTones[last] {
      letters.removeLast()
      tone = marked
    }
    if letters.contains(where: { Self.zhuyinTones[$0] != nil }) {
      throw Self.badZhuyin(text, "it has a tone mark too many")
    }
    guard let syllable = ZhuyinTable.shared.syllables[String(letters)] else {
      throw Self.badZhuyin(text, "there is no syllable \u{201C}\(letters)\u{201D}")
    }
    self.init(syllable, tone)
  }

  /// Reads several syllables in zhuyin, with blanks between them or without: `ㄡ ㄧㄤˊ`, `ㄡㄧㄤˊ`.
  ///
  /// Without blanks the longest syllables count: `ㄒㄧㄢ` is xiān, `ㄒㄧ ㄢ` is xī ān.
  /// - Throws: ``CollationError/Code/badReading`` when there is none, or one of them is no syllable.
  public static func list(parsingZhuyin text: some StringProtocol) throws(CollationError) -> [Reading] {
    var readings: [Reading] = []
    for part in text.split(whereSeparator: \.isWhitespace) {
      // What cannot be divided either is refused as a whole.
      do { readings.append(try Reading(parsingZhuyin: part)) } catch {
        guard let divided = divided(zhuyin: Array(part)) else { throw error }
        readings += divided
      }
    }
    guard !readings.isEmpty else { throw badZhuyin(text, "it is empty") }
    return readings
  }

  /// Syllables that are written together, the longest first; `nil` where there is no way to divide them.
  private static func divided(zhuyin letters: [Character]) -> [Reading]? {
    // For each letter the division of what begins there, made from the last one on.
    var divisions: [[Reading]?] = Array(repeating: nil, count: letters.count) + [[]]
    guard letters.count <= 200 else { return nil }
    for start in letters.indices.reversed() {
      for end in (start + 1...min(start + 5, letters.count)).reversed() {
        guard let rest = divisions[end], let first = try? Reading(parsingZhuyin: String(letters[start..<end])) else {
          continue
        }
        divisions[start] = [first] + rest
        break
      }
    }
    return divisions[0]
  }

  private static let zhuyinTones: [Character: Tone] = [
    "ˉ": .first, "ˊ": .second, "ˇ": .third, "ˋ": .fourth, "˙": .neutral,
  ]

  private static func badZhuyin(_ text: some StringProtocol, _ why: String) -> CollationError {
    CollationError(
      .badReading,
      "\u{201C}\(text)\u{201D} is no reading: \(why). Write syllables in zhuyin such as ㄗㄥ, ㄍㄨㄛˊ or ˙ㄕㄥ, with blanks "
        + "between them.")
  }
}
