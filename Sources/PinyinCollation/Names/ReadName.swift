/// A text with its readings: what both the sort key and the explanation are made from.
///
/// One value may take text after text; it keeps its memory.
struct ReadName: Sendable {
  /// The text.
  var text = ScannedText()
  /// The Han characters in which a name may stand.
  var core = HanCore()
  /// What it is.
  var kind = Kind.text
  /// The family name's scalars; empty where there is none.
  var family = 0..<0
  /// The given name's scalars; empty where there is none.
  var given = 0..<0
  /// The place behind the family name of a person, where the field separator goes.
  var separator: Int?
  /// The reading of each scalar; `nil` for what is not Han, or Han without a reading.
  var readings: LazyMapCollection<[CharacterEntry], Reading?> { text.entries.lazy.map { $0.han?.reading } }
  /// What decided, in the order of the text. Scalars in no range have their generic reading.
  var decisions: [Decision] = []
  /// What spoke for a person, where it was weighed.
  var evidence: EvidenceSum?
  /// The person that a text was not taken for, where it could have been one.
  var runnerUp: PersonHypothesis?

  /// Where Han characters of a name stand with blanks or dots between them that do not count.
  var coreRange: Range<Int> { (core.places.first ?? text.start)..<core.end }

  /// Forgets the text before; what was just scanned has the generic readings that the scan found, and is no person so far.
  mutating func restart() {
    reset()
    text.readRepetitions()
  }

  /// The same with generic readings from another source.
  mutating func restart(readings source: any GenericReadings) {
    reset()
    for (place, scalar) in text.scalars.enumerated() {
      text.read(place, as: Unicode.Scalar(scalar).flatMap(source.reading(of:)))
    }
    text.readRepetitions()
  }

  private mutating func reset() {
    kind = .text
    family = text.start..<text.start
    given = family
    separator = nil
    if !decisions.isEmpty { decisions.removeAll(keepingCapacity: true) }
    evidence = nil
    runnerUp = nil
  }

  /// The decision about a scalar.
  func decision(at place: Int) -> Decision {
    decisions.first { $0.range.contains(place) }
      ?? Decision(range: place..<place + 1, rule: .generic, authority: .generic)
  }
}
