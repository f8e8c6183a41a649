/// Where, among the primary weights of text that is not Han, digits and letters begin.
///
/// ICU's order is blanks, punctuation, symbols, digits, letters; the primary weights of `0` and `a` are the two steps.
struct RunBoundaries: Sendable {
  private let digits: UInt32
  private let letters: UInt32

  /// Asks a provider for the two steps.
  init(_ weights: any RunWeights) {
    digits = weights.elements(of: [0x30]).first?.primary ?? 0
    letters = weights.elements(of: [0x61]).first?.primary ?? 0
  }

  /// The class byte of an element that is not Han.
  func elementClass(ofPrimary primary: UInt32, _ policy: ScriptPolicy) -> UInt8 {
    if primary < digits { return ElementClass.symbol }
    return primary < letters ? ElementClass.digit : ElementClass.letter(policy)
  }
}
