/// The Han characters in which a name may stand: from the start of a text up to the first scalar that is something else.
///
/// Blanks, middle dots and invisible characters between Han characters do not end it.
struct HanCore: Sendable {
  /// The characters, in canonical decomposition, without what stands between them.
  private(set) var scalars: [UInt32] = []
  /// For each character its place among the scalars of the text.
  private(set) var places: [Int] = []
  /// The characters before which a blank stands.
  private(set) var blanks: [Int] = []
  /// Whether a middle dot stands between two characters, as in 买买提·艾力.
  private(set) var hasMiddleDot = false
  /// The place behind the last character.
  private(set) var end: Int

  /// Looks at a text from its start.
  init(_ text: ScannedText) {
    end = text.start
    var place = text.start
    var blank = false
    var dot = false
    while place < text.scalars.count {
      let entry = text.entries[place]
      if entry.isHan {
        if blank { blanks.append(scalars.count) }
        if dot { hasMiddleDot = true }
        (blank, dot) = (false, false)
        scalars.append(text.scalars[place])
        places.append(place)
        end = place + 1
      } else if scalars.isEmpty {
        return
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

  /// The places of some of the characters, with what stands between them.
  func range(_ characters: Range<Int>) -> Range<Int> {
    guard let first = characters.first, let last = characters.last else { return end..<end }
    return places[first]..<places[last] + 1
  }
}
