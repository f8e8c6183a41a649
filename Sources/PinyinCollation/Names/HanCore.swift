/// The Han characters in which a name may stand: from the first one up to the first scalar that is something else.
///
/// What stands before them must be set apart: "A 单雄信" and "1.单雄信" hold a name, "K歌" and "T恤衫" do not.
/// Blanks, middle dots and invisible characters between Han characters do not end it.
struct HanCore: Sendable {
  /// The characters, in canonical decomposition, without what stands between them.
  private(set) var scalars: [UInt32] = []
  /// For each character its place among the scalars of the text.
  private(set) var places: [Int] = []
  /// The characters before which a blank stands.
  private(set) var blanks: [Int] = []
  /// The first character before which a middle dot stands, as in 买买提·艾力.
  private var firstDot: Int?
  /// The place behind the last character.
  private(set) var end = 0

  /// Whether a middle dot stands between two characters.
  var hasMiddleDot: Bool { firstDot != nil }

  /// No characters yet.
  init() {}

  /// Looks at a text from its start.
  init(_ text: ScannedText) { find(in: text) }

  /// Looks at another text from its start.
  mutating func find(in text: ScannedText) {
    if !scalars.isEmpty {
      scalars.removeAll(keepingCapacity: true)
      places.removeAll(keepingCapacity: true)
    }
    if !blanks.isEmpty { blanks.removeAll(keepingCapacity: true) }
    firstDot = nil
    end = text.start
    guard var place = Self.first(in: text) else { return }
    end = place
    var blank = false
    var dot = false
    while place < text.scalars.count {
      let entry = text.entries[place]
      if entry.isHan {
        if blank { blanks.append(scalars.count) }
        if dot, firstDot == nil { firstDot = scalars.count }
        (blank, dot) = (false, false)
        scalars.append(text.scalars[place])
        places.append(place)
        end = place + 1
      } else if entry.traits.contains(.blank) {
        blank = true
      } else if entry.traits.contains(.middleDot) {
        dot = true
      } else if !entry.traits.contains(.invisible) {
        return
      }
      place += 1
    }
  }

  /// Leaves the first characters alone; what stood between the others is forgotten.
  mutating func cut(to count: Int) {
    guard count > 0, count < places.count else { return }
    scalars.removeLast(scalars.count - count)
    places.removeLast(places.count - count)
    blanks.removeAll { $0 >= count }
    if let dot = firstDot, dot >= count { firstDot = nil }
    end = places[count - 1] + 1
  }

  /// The first Han character, unless a letter or a digit stands right before it.
  private static func first(in text: ScannedText) -> Int? {
    guard text.start < text.entries.count else { return nil }
    if text.entries[text.start].isHan { return text.start }
    guard let place = text.entries[text.start...].firstIndex(where: \.isHan) else { return nil }
    let before = text.entries[place - 1]
    let isApart = before.rawValue == 0 ? text.scalars[place - 1] < 0x80 : !before.traits.contains(.digit)
    return before.letter == nil && isApart ? place : nil
  }

  /// Whether nothing is behind the last character but blanks and what is invisible.
  func isAll(of text: ScannedText) -> Bool {
    text.entries[end...].allSatisfy { $0.traits.contains(.blank) || $0.traits.contains(.invisible) }
  }

  /// The places of some of the characters, with what stands between them.
  func range(_ characters: Range<Int>) -> Range<Int> {
    guard !characters.isEmpty else { return end..<end }
    return places[characters.lowerBound]..<places[characters.upperBound - 1] + 1
  }
}
