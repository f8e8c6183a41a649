/// What a text gives for and against a person, added up.
///
/// In whole thousandths: the sum is the same on every machine and in whatever order it is added.
struct EvidenceSum: Hashable, Sendable {
  /// The sum; above 0 the text is a person.
  private(set) var thousandths = 0
  /// Each piece of evidence, where somebody wants an explanation.
  private(set) var pieces: [WeighedEvidence] = []
  private let isItemized: Bool

  /// No evidence yet.
  init(isItemized: Bool) { self.isItemized = isItemized }

  /// Adds one piece with its weight.
  mutating func add(_ evidence: Evidence, _ weights: EvidenceWeights) { add(evidence, weights[evidence] * 10) }

  /// Adds one piece, its weight in thousandths.
  mutating func add(_ evidence: Evidence, _ thousandths: Int) {
    self.thousandths += thousandths
    if isItemized { pieces.append(WeighedEvidence(evidence: evidence, weight: Double(thousandths) / 1000)) }
  }
}
