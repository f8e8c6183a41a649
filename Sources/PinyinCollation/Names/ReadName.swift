/// A text with its readings: what both the sort key and the explanation are made from.
struct ReadName: Sendable {
  /// The text.
  let text: ScannedText
  /// What it is.
  var kind: Kind
  /// The family name's scalars; empty where there is none.
  var family: Range<Int>
  /// The given name's scalars; empty where there is none.
  var given: Range<Int>
  /// The place behind the family name of a person, where the field separator goes.
  var separator: Int?
  /// The reading of each scalar; `nil` for what is not Han, or Han without a reading.
  var readings: [Reading?]
  /// What decided, in the order of the text. Scalars in no range have their generic reading.
  var decisions: [Decision] = []
  /// What spoke for a person, where it was weighed.
  var evidence: [WeighedEvidence] = []
  /// The person that a text was not taken for, where it could have been one.
  var runnerUp: PersonHypothesis?
  /// Where Han characters of a name stand with blanks or dots between them that do not count.
  var core: Range<Int>

  /// A text with nothing but generic readings.
  init(generic text: ScannedText, core: HanCore, readings source: any GenericReadings) {
    self.text = text
    kind = .text
    self.core = (core.places.first ?? text.start)..<core.end
    family = text.start..<text.start
    given = family
    readings = text.scalars.indices.map { place in
      guard text.entries[place].isHan else { return nil }
      return Unicode.Scalar(text.scalars[place]).flatMap(source.reading(of:))
    }
    // 々 is read like the character before it.
    for place in text.scalars.indices.dropFirst() where text.scalars[place] == 0x3005 {
      readings[place] = readings[place - 1]
    }
  }

  /// The decision about a scalar.
  func decision(at place: Int) -> Decision {
    decisions.first { $0.range.contains(place) }
      ?? Decision(range: place..<place + 1, rule: .generic, authority: .generic)
  }
}

extension ReadName {
  /// Whether a scalar has no weight: it is invisible, or it stands between the Han characters of a name as a blank (only
  /// in a person's name: 张 三) or as a middle dot.
  func isIgnored(_ place: Int) -> Bool {
    let traits = text.entries[place].traits
    if traits.contains(.invisible) { return true }
    guard core.contains(place) else { return false }
    return traits.contains(.middleDot) || kind == .person && traits.contains(.blank)
  }
}
