/// An order of Han characters: where a (character, reading) pair stands in it, and in which of its sections.
enum HanOrder: Sendable {
  case pinyin
  case zhuyin(ZhuyinOrder)
  case stroke(StrokeOrder)

  /// Opens an order; all three come from the data of this package, so ICU need not have them.
  ///
  /// - Throws: ``CollationError/Code/damagedTable``
  init(_ order: Order) throws(CollationError) {
    switch order {
    case .pinyin: self = .pinyin
    case .zhuyin: self = .zhuyin(try ZhuyinOrder.embedded.get())
    case .stroke: self = .stroke(try StrokeOrder.embedded.get())
    }
  }

  /// The titles of the sections that Han characters stand in, in their order.
  var titles: [String] {
    switch self {
    case .pinyin: Self.letters
    case .zhuyin: ZhuyinOrder.titles
    case .stroke(let order): order.titles
    }
  }

  /// `A` to `Z`.
  static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Character(Unicode.Scalar($0))) }

  /// The weight of a pair in this order: lower stands before. In the order of pinyin it is the pair's own number.
  ///
  /// - Complexity: O(1)
  @inline(__always) func weight(of pair: HanWeight) -> UInt32 {
    switch self {
    case .pinyin: pair.rawValue
    case .zhuyin(let order): order.weight(of: pair)
    case .stroke(let order): order.weight(of: pair)
    }
  }

  /// The section of a pair, an index into ``titles``; `nil` where it is under none.
  ///
  /// - Complexity: O(1)
  @inline(__always) func section(of pair: HanWeight) -> Int? {
    switch self {
    case .pinyin: pair.letter
    case .zhuyin(let order): order.section(of: pair)
    case .stroke(let order): order.section(of: pair)
    }
  }
}
