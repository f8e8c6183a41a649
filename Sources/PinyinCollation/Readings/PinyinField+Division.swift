/// The search for a division: which syllables begin at each letter is known, which of them to take is not.
extension PinyinField {
  /// The lengths of the best division into a number of syllables; `nil` where there is none.
  func divided(
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
          let score = rest.score + (isRead(number, syllable) ? 8 : 0) - (length == 1 ? 1 : 0)
          if score > next[start]?.score ?? .min { next[start] = (score, length) }
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
  func divided(_ found: [[(length: Int, syllable: Syllable)]]) throws(CollationError) -> [Int] {
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
