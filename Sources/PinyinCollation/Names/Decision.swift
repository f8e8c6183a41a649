/// Which rule decided the readings of some scalars, and on whose authority.
struct Decision: Hashable, Sendable {
  /// Scalars of the text.
  let range: Range<Int>
  /// The rule.
  let rule: Rule
  /// Where the authority is to be found; made into words only when somebody asks.
  let authority: Authority

  /// The row that decided.
  enum Authority: Hashable, Sendable {
    /// The record's phonetic field, or the caller's overrides.
    case caller
    /// A row of the surname tables.
    case surname(Surname)
    /// A row of the table of words.
    case word(WordTable.Match)
    /// A row of the table of given-name characters.
    case given(UInt32)
    /// The table of generic readings.
    case generic
  }
}
