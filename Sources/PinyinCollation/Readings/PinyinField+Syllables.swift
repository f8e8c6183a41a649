/// A syllable as a field has it; the tone is `nil` where the field is written without tones.
struct SpelledReading: Hashable, Sendable {
  let syllable: Syllable
  let tone: Tone?
}

/// How the letters of a field are divided into syllables.
extension PinyinField {
  /// The syllables of the field.
  ///
  /// Of all divisions that have the number of syllables asked for, the one counts where most syllables are readings of
  /// their characters and fewest are a vowel alone, and among those the one that takes the longest syllables first: `xian`
  /// is one syllable for 先 and two for 西安. A field in which some syllable has a tone leaves out only the neutral one,
  /// so `xiān` is one; in a field without any the tones are not known.
  /// - Parameters:
  ///   - count: how many syllables there should be; where that is not possible, or `nil`, the division with the longest
  ///     syllables is taken.
  ///   - isRead: whether the character with this number is known to have this syllable.
  /// - Throws: ``CollationError/Code/badReading``; the message names the piece that cannot be read.
  /// - Complexity: O(*n* · `count`)
  func syllables(
    count: Int? = nil, isRead: (Int, Syllable) -> Bool = { _, _ in false }
  ) throws(CollationError) -> [SpelledReading] {
    let found = letters.indices.map(syllables(at:))
    let longest = spelled(try divided(found), found)
    let asked = count.flatMap { divided(found, $0, isRead) }.map { spelled($0, found) }
    let hasTones = longest.contains { $0.tone != nil }
    func neutral(_ syllables: [SpelledReading]) -> Int { syllables.count { $0.tone == nil } }
    let result = asked.flatMap { !hasTones || neutral($0) <= neutral(longest) ? $0 : nil } ?? longest
    return result.map { SpelledReading(syllable: $0.syllable, tone: $0.tone ?? (hasTones ? .neutral : nil)) }
  }

  /// The syllables of a division, each with the tone that is written.
  private func spelled(_ lengths: [Int], _ found: [[(length: Int, syllable: Syllable)]]) -> [SpelledReading] {
    var start = 0
    return lengths.compactMap { length in
      defer { start += length }
      let tone = letters[start..<start + length].lazy.compactMap { $0.mark ?? $0.digit }.first
      return found[start].first { $0.length == length }.map { SpelledReading(syllable: $0.syllable, tone: tone) }
    }
  }

  /// The syllables that begin with a letter, the longest first. Those without a vowel (m, ng) only stand apart, else `xian`
  /// would be xia and n.
  private func syllables(at start: Int) -> [(length: Int, syllable: Syllable)] {
    var found: [(length: Int, syllable: Syllable)] = []
    var spelling = ""
    var tones = 0
    for (index, letter) in letters[start...].prefix(6).enumerated() {
      spelling.append(letter.base)
      tones += (letter.mark == nil ? 0 : 1) + (letter.digit == nil ? 0 : 1)
      if tones > 1 { break }
      let isApart = letter.isEnd && (start == 0 || letters[start - 1].isEnd)
      if isApart || spelling.contains(where: "aeiouüê".contains),
        let syllable = Syllable(spelling: Self.withUmlaut(spelling))
      {
        found.append((index + 1, syllable))
      }
      if letter.isEnd { break }
    }
    return found.reversed()
  }

  /// `lyu`, `lyue` and `lue` for lü and lüe, and the same with n. Everywhere else yu is yu.
  private static func withUmlaut(_ spelling: String) -> String {
    switch spelling {
    case "lyu", "nyu": spelling.prefix(1) + "ü"
    case "lyue", "nyue", "lue", "nue": spelling.prefix(1) + "üe"
    default: spelling
    }
  }
}
