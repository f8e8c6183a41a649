/// The elements of short pieces of text that a provider of weights was asked for before, since a question to ICU takes a
/// microsecond or more: an emoji, a letter with its accent and what stands beside it.
///
/// It serves one thread. A piece takes the place of another that had it before, so its memory is bounded.
struct RunCache {
  private var pieces: [UInt64] = []
  private var elements: [[RunElement]] = []
  private let isUsed: Bool

  private static let bits: UInt64 = 8

  /// A cache that keeps nothing: for a single text.
  static let none = RunCache(isUsed: false)

  init(isUsed: Bool = true) { self.isUsed = isUsed }

  /// The elements of a piece of text.
  mutating func elements(of piece: ArraySlice<UInt32>, _ weights: any RunWeights) -> [RunElement] {
    // Three scalars of 21 bits, and a bit that tells an empty place from any.
    guard isUsed, piece.count <= 3 else { return weights.elements(of: piece) }
    if pieces.isEmpty {
      pieces = Array(repeating: 0, count: 1 << Int(Self.bits))
      elements = Array(repeating: [], count: pieces.count)
    }
    let key = piece.reduce(UInt64(1)) { $0 << 21 | UInt64($1) }
    let place = Int((key &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.bits))
    if pieces[place] != key {
      elements[place] = weights.elements(of: piece)
      pieces[place] = key
    }
    return elements[place]
  }
}
