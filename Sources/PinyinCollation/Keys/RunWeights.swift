/// Where the weights of text that is not Han come from: the second seam below the surname layer.
///
/// Two providers exist and tests hold them equal: live ICU, and a small embedded table of Latin letters.
public protocol RunWeights: Sendable {
  /// The collation elements of a run of text without Han characters.
  ///
  /// - Parameter run: scalars in canonical decomposition.
  func elements(of run: ArraySlice<UInt32>) -> [RunElement]

  /// Which data the weights come from, such as `ICU 72.1`; keys with such elements compare only where it is the same.
  var version: String { get }
}
