#if canImport(_FoundationICU)
import PinyinCollation

/// Weights of text that is not Han from the second ICU: another provider at the seam.
package struct SecondRunWeights: RunWeights {
  private let icu: SecondICU

  package init() throws(CollationError) { icu = try SecondICU() }

  package var version: String { "ICU \(SecondICU.version), of Foundation" }

  /// No elements where ICU fails, which a test then sees.
  package func elements(of run: ArraySlice<UInt32>) -> [RunElement] { (try? icu.elements(run)) ?? [] }
}
#endif
