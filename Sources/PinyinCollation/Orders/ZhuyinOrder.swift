/// The order ㄅㄆㄇ: the same pairs as in the order of pinyin, with their syllables in the order of their zhuyin letters.
///
/// Within a syllable nothing changes: tones ˉ ˊ ˇ ˋ ˙, then strokes.
/// - Source: the order of the letters is that of Unicode's block Bopomofo and of the sections of ICU's zhuyin index
struct ZhuyinOrder: Sendable {
  /// The order, made on first use.
  static let embedded = EmbeddedTable { () throws(CollationError) in
    ZhuyinOrder(ZhuyinTable.shared, slots: try SyllableTable.embedded.get().slots)
  }

  /// The letters that begin syllables. ICU has no section ㄝ, where no character of its order stands; ê stands there.
  static let titles = "ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦㄧㄨㄩ".map(String.init)

  /// For each slot of the list of syllables its place in this order; that of "no reading" for a gap.
  private let places: [UInt16]
  /// For each slot its section; `none` for a gap.
  private let sections: [UInt8]
  private static let none: UInt8 = 0xFF

  private init(_ table: ZhuyinTable, slots: [String: UInt16]) {
    var places = [UInt16](repeating: SyllableTable.noReading, count: Int(SyllableTable.noReading) + 1)
    var sections = [UInt8](repeating: Self.none, count: places.count)
    let syllables = table.letters.map { (letters: Self.numbers(of: $0.value), slot: Int($0.key.rawValue)) }
    let sorted = syllables.sorted { left, right in
      if left.letters == right.letters { return left.slot < right.slot }
      return left.letters.lexicographicallyPrecedes(right.letters)
    }
    for (place, syllable) in sorted.enumerated() where syllable.slot < places.count {
      places[syllable.slot] = UInt16(place + 1)
      sections[syllable.slot] = UInt8((syllable.letters.first ?? 1) - 1)
    }
    self.places = places
    self.sections = sections
  }

  /// The letters of a syllable as numbers from 1 on. ㄫ, which begins no section, stands with ㄋ, right behind it.
  private static func numbers(of letters: String) -> [Int] {
    letters.flatMap { letter in
      letter == "ㄫ" ? [number(of: "ㄋ"), 0] : [number(of: letter)]
    }
  }

  private static func number(of letter: Character) -> Int {
    (titles.firstIndex(of: String(letter)) ?? titles.count - 1) + 1
  }

  /// The weight of a pair: as in the order of pinyin, with the place of the syllable for its slot.
  @inline(__always) func weight(of pair: HanWeight) -> UInt32 {
    let bits = HanWeight.rankBits + 3
    return UInt32(places[Int(pair.rawValue >> bits & 0x3FF)]) << bits | pair.rawValue & (1 << bits - 1)
  }

  /// The section of a pair; `nil` without a reading.
  func section(of pair: HanWeight) -> Int? {
    let section = sections[Int(pair.rawValue >> (HanWeight.rankBits + 3) & 0x3FF)]
    return section == Self.none ? nil : Int(section)
  }
}
