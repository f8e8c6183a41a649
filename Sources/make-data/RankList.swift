import PinyinCollation

/// All pairs of a character and a reading that any table has, in their order: what `HanRanks` reads.
struct RankList {
  /// The weights, ascending.
  let weights: [UInt32]
  /// For each letter how many weights are below its own; one more for the end.
  let letters: [UInt32]

  init(_ characters: CharacterTable, _ lexicons: some Sequence<Lexicon>) throws {
    var pairs: Set<UInt32> = []
    for scalar in UInt32(0)..<0x110000 {
      if let weight = characters[scalar].han, weight.reading != nil { pairs.insert(weight.rawValue) }
    }
    for lexicon in lexicons {
      for number in 0..<lexicon.texts.count {
        for (index, scalar) in lexicon.texts[number].enumerated() {
          guard let weight = characters[scalar].han else { continue }
          for region in Region.allCases {
            if let reading = lexicon.reading(number, at: index, in: region) {
              pairs.insert(weight.with(reading).rawValue)
            }
          }
        }
      }
    }
    weights = pairs.sorted()
    let places = try weights.map { weight in
      guard let letter = HanWeight(rawValue: weight).letter else { throw DataError("a syllable has no letter") }
      return letter
    }
    guard zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw DataError("syllables.tsv: the slots are not in the order of the letters")
    }
    letters = (0...26).map { letter in UInt32(places.firstIndex { $0 >= letter } ?? places.count) }
    print("pairs of characters and readings: \(weights.count)")
  }

  /// The rank as `HanRanks` counts it.
  func rank(_ weight: HanWeight) throws -> Int {
    guard let letter = weight.letter, let place = weights.indices.index(of: weight.rawValue, by: { weights[$0] }) else {
      throw DataError("a pair of a character and a reading is missing")
    }
    return HanRanks.first + place + 1 + 2 * letter
  }
}
