#if ICU
/// Weights from the collation elements of live ICU, in its `zh` order.
///
/// ICU's collator takes 10 ms to open. It is opened once a process, when the first text needs it, and then shared.
public struct ICURunWeights: RunWeights {
  private static let opened: Result<Collator, CollationError> = {
    do throws(CollationError) { return .success(try GenericPass.openCollator()) } catch { return .failure(error) }
  }()

  /// What the key builders keep of these weights.
  static let order = RunOrder(ICURunWeights(unchecked: ()))

  private static let availability: Result<Void, CollationError> = {
    do throws(CollationError) { return .success(try Collator.check(order: "pinyin", of: "zh")) } catch {
      return .failure(error)
    }
  }()

  /// Weights in place of ICU's, should it fail to open an order that it says it has.
  private static let substitute = Result { () throws(CollationError) in try EmbeddedRunWeights() }

  /// Scalars given to ICU at once; longer runs are cut. ICU counts in 32 bits, so a run must not be without bound.
  private static let portion = 1 << 16

  /// Makes sure that ICU has the order, without opening it.
  ///
  /// - Throws: ``CollationError/Code/orderNotAvailable`` where ICU does not have the order,
  ///   ``CollationError/Code/icu`` where it fails.
  public init() throws(CollationError) { try Self.availability.get() }

  private init(unchecked: Void) {}

  /// Which ICU, and which version of its collation data.
  public var version: String {
    switch Self.opened {
    case .success(let collator): "ICU \(ICU.version), collation \(collator.version)"
    case .failure(let error): ((try? Self.substitute.get())?.version ?? "none") + "; ICU: \(error.message)"
    }
  }

  /// The collation elements of a run.
  public func elements(of run: ArraySlice<UInt32>) -> [RunElement] {
    var elements: [RunElement] = []
    var rest = run
    while !rest.isEmpty {
      let portion = rest.prefix(Self.portion)
      do {
        elements += try Self.opened.get().elements(portion)
      } catch {
        elements += (try? Self.substitute.get())?.elements(of: portion) ?? []
      }
      rest = rest.dropFirst(Self.portion)
    }
    return elements
  }
}
#endif
