/// Weights from the collation elements of live ICU, in its `zh` order.
public final class ICURunWeights: RunWeights {
  private let collator: Collator

  /// Scalars given to ICU at once; longer runs are cut. ICU counts in 32 bits, so a run must not be without bound.
  private static let portion = 1 << 16

  /// Opens ICU's `zh` collator.
  ///
  /// - Throws: ``CollationError/Code/orderNotAvailable`` where ICU does not have the order,
  ///   ``CollationError/Code/icu`` where it fails.
  public init() throws(CollationError) { collator = try GenericPass.openCollator() }

  /// Which ICU, and which version of its collation data.
  public var version: String { "ICU \(ICU.version), collation \(collator.version)" }

  /// The collation elements of a run.
  public func elements(of run: ArraySlice<UInt32>) -> [RunElement] {
    var elements: [RunElement] = []
    var rest = run
    while !rest.isEmpty {
      do {
        elements += try collator.elements(rest.prefix(Self.portion))
      } catch {
        // Nothing in a text can cause this: an open collator only fails when there is no memory left, where Swift's
        // own arrays stop as well.
        preconditionFailure(error.message)
      }
      rest = rest.dropFirst(Self.portion)
    }
    return elements
  }
}
