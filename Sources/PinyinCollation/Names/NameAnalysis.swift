/// How a text was read, and why: what `pinyin-sort explain` prints.
public struct NameAnalysis: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The section under which it stands: `A` to `Z` or `#`.
  public let section: String
  /// Whether it was taken for a person's name.
  public let kind: Kind
  /// The family name; empty for what is no person.
  public let family: String
  /// The given name; empty for what is no person.
  public let given: String
  /// The parts of the text in order.
  public let parts: [Part]
  /// The rule that decided the first reading.
  public let rule: Rule
  /// The table row or authority behind that rule.
  public let source: String
  /// How other families read the surname that was found; empty for a double surname, and for what is no person.
  public let alternatives: [SurnameReading]

  /// What spoke for and against a person, where the kind was weighed; empty where it was known.
  public let evidence: [WeighedEvidence]
  /// The family name the text would have had, where it was weighed and found to be no person.
  public let runnerUp: String?

  /// The sum of the evidence: above 0 for a person, below for other text. Near 0 the answer was close.
  public var score: Double { evidence.reduce(0) { $0 + $1.weight } }

  /// A Han character with its reading, or a run of anything else.
  public struct Part: Hashable, Sendable {
    /// The piece of the text.
    public let text: String
    /// Its reading; `nil` for what is not Han, and for Han without a reading.
    public let reading: Reading?
    /// The rule that decided it.
    public let rule: Rule
  }

  /// One toned syllable for each Han character, everything else as it is, blanks between: `zēng guó fān`.
  public var reading: String {
    parts.compactMap { part in
      if let reading = part.reading { return reading.description }
      let trimmed = part.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return trimmed.isEmpty ? nil : trimmed
    }.joined(separator: " ")
  }
}
