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
  /// their characters, and among those the one that takes the longest syllables first: `xian` is one syllable for 先 and
  /// two for 西安. A field in which some syllable has a tone leaves out only the neutral one; in a field without any the
  /// tones are not known.
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
    let asked = count.flatMap { divided(found, $0, isRead) }
    let lengths = if let asked { asked } else { try divided(found) }
    let hasTones = letters.contains { $0.mark != nil || $0.digit != nil }
    var start = 0
    var result: [SpelledReading] = []
    for length in lengths {
      let piece = letters[start..<start + length]
      let tone = piece.lazy.compactMap { $0.mark ?? $0.digit }.first
      if let syllable = found[start].first(where: { $0.length == length })?.syllable {
        result.append(SpelledReading(syllable: syllable, tone: tone ?? (hasTones ? .neutral : nil)))
      }
      start += length
    }
    return result
  }

  /// The syllables that begin with a letter, the longest first.
  private func syllables(at start: Int) -> [(length: Int, syllable: Syllable)] {
    var found: [(length: Int, syllable: Syllable)] = []
    var spelling = ""
    var tones = 0
    for (index, letter) in letters[start...].prefix(6).enumerated() {
      spelling.append(letter.base)
      tones += (letter.mark == nil ? 0 : 1) + (letter.digit == nil ? 0 : 1)
      if tones > 1 { break }
      if let syllable = Syllable(spelling: Self.withUmlaut(spelling)) { found.append((index + 1, syllable)) }
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

  /// The lengths of the best division into a number of syllables; `nil` where there is none.
  private func divided(
    _ found: [[(length: Int, syllable: Syllable)]], _ count: Int, _ isRead: (Int, Syllable) -> Bool
  ) -> [Int]? {
    guard (1...letters.count).contains(count) else { return nil }
    // best[i]: from letter i on with the syllables that are left; how many are readings, and the first length.
    var best: [(score: Int, length: Int)?] = Array(repeating: nil, count: letters.count) + [(0, 0)]
    var lengths: [[Int]] = []
    for number in (0..<count).reversed() {
      var next: [(score: Int, length: Int)?] = Array(repeating: nil, count: letters.count + 1)
      for start in letters.indices {
        for (length, syllable) in found[start] {
          guard let rest = best[start + length] else { continue }
          let score = rest.score + (isRead(number, syllable) ? 1 : 0)
          if score > next[start]?.score ?? -1 { next[start] = (score, length) }
        }
      }
      best = next
      lengths.insert(next.map { $0?.length ?? 0 }, at: 0)
    }
    guard best[0] != nil else { return nil }
    var start = 0
    return lengths.map { row in
      defer { start += row[start] }
      return row[start]
    }
  }

  /// The lengths of the division that takes the longest syllables first.
  private func divided(_ found: [[(length: Int, syllable: Syllable)]]) throws(CollationError) -> [Int] {
    var canEnd = Array(repeating: false, count: letters.count) + [true]
    for start in letters.indices.reversed() { canEnd[start] = found[start].contains { canEnd[start + $0.length] } }
    var start = 0
    var lengths: [Int] = []
    while start < letters.count {
      guard let length = found[start].first(where: { canEnd[start + $0.length] })?.length else {
        throw Reading.bad(written, "\u{201C}\(unreadable(found))\u{201D} is no syllable")
      }
      lengths.append(length)
      start += length
    }
    return lengths
  }

  /// The first piece that cannot be read: from behind the furthest syllable up to the next separator.
  private func unreadable(_ found: [[(length: Int, syllable: Syllable)]]) -> String {
    var isReached = Array(repeating: false, count: letters.count + 1)
    isReached[0] = true
    for start in letters.indices where isReached[start] {
      for (length, _) in found[start] { isReached[start + length] = true }
    }
    let start = isReached.dropLast().lastIndex(of: true) ?? 0
    let end = letters[start...].firstIndex { $0.isEnd } ?? letters.count - 1
    return letters[start...end].map(\.written).joined()
  }
}
