/// A provider of weights with its `RunOrder`.
struct RunSource: Sendable {
  let weights: any RunWeights
  #if ICU
  /// `nil` for live ICU, which is opened when the first text needs it.
  private let own: RunOrder?
  #else
  private let own: RunOrder
  #endif

  /// Scalars of a run that is cut into pieces; longer ones are the provider's to cut.
  private static let longest = 1 << 10

  init(_ weights: any RunWeights) {
    self.weights = weights
    #if ICU
    own = weights is ICURunWeights ? nil : RunOrder(weights)
    #else
    own = RunOrder(weights)
    #endif
  }

  /// What is known before any text.
  var order: RunOrder {
    #if ICU
    own ?? ICURunWeights.order
    #else
    own
    #endif
  }

  /// Goes through the elements of a run as long as the closure says so.
  ///
  /// - Returns: whether the end was reached.
  @inline(__always) func eachElement(
    of run: Range<Int>, of scalars: [UInt32], _ order: RunOrder, _ cache: inout RunCache, _ body: (RunElement) -> Bool
  ) -> Bool {
    eachPart(of: run, of: scalars) { part, isASCII in
      if isASCII { return order.eachElement(ofASCII: scalars[part.lowerBound], body) }
      return cache.elements(of: scalars[part], weights).allSatisfy(body)
    }
  }

  /// Goes through the parts of a run that have their elements alone, as long as the closure says so: one ASCII character, or
  /// other text.
  ///
  /// Between two ASCII characters a run can be cut: no two of them have an element together. So the provider is asked only for
  /// other characters, with the one ASCII character that may stand on either side.
  ///
  /// - Returns: whether the end was reached.
  @inline(__always) func eachPart(
    of run: Range<Int>, of scalars: [UInt32], _ body: (_ part: Range<Int>, _ isASCII: Bool) -> Bool
  ) -> Bool {
    let isCut = run.count <= Self.longest || scalars[run].allSatisfy { $0 < 0x80 }
    var place = run.lowerBound
    while place < run.upperBound {
      let first = place
      var isASCII = scalars[place] < 0x80
      place += 1
      while place < run.upperBound {
        let isNextASCII = scalars[place] < 0x80
        if isCut && isASCII && isNextASCII { break }
        isASCII = isNextASCII
        place += 1
      }
      guard body(first..<place, place == first + 1 && isASCII) else { return false }
    }
    return true
  }
}
