/// One way to take a text for a person: where the family name stands, what is title, and what speaks for it.
struct PersonHypothesis: Hashable, Sendable {
  /// Characters before the surname: 1 in 老曾, else 0.
  var prefix = 0
  /// The family name.
  var split: FamilySplit
  /// Characters of a title behind the name.
  var title = 0
  /// What was found, once it was weighed.
  var evidence = EvidenceSum(isItemized: false)
}
