/// Makes the packed key of a plain name straight from its bytes: two to five common Han characters, one look-up each.
///
/// It answers as `NameReader` and `PackedKeyBuilder` do, or not at all; then they are asked.
struct NamePacker: Sendable {
  let table: PackedTable
  let kind: KindPolicy
  let weights: Weights
  let isUsed: Bool
  /// Whether names of persons without a doubt may be told by their characters alone.
  let isCommonUsed: Bool
  /// What the caller's word adds to the score: all there is to say, where every text is a person.
  let bonus: Int
  /// The first characters of texts with readings of the caller's.
  let ownFirsts: Set<UInt32>
  let uncommon: UncommonCharacters

  /// Weights of the evidence that plain names give, in thousandths; those of characters in hundredths.
  struct Weights {
    let givenCharacter, foreignCharacter, givenLong, givenTooLong, ending, endingShort: Int
    let doubled, compoundAlone, title, wordBefore, placeBefore: Int
  }

  /// - Parameter isUsed: false for an engine whose readings are not those of the table; it never takes this way.
  init(
    _ configuration: Configuration, table: PackedTable, uncommon: UncommonCharacters, weights: EvidenceWeights,
    isUsed: Bool
  ) {
    self.uncommon = uncommon
    self.isUsed = isUsed
    isCommonUsed = isUsed && configuration.kind != .text && configuration.overrides.isEmpty
    let isPerson = configuration.kind == .person
    bonus = isPerson ? 1 << 30 : 0
    self.table = table
    kind = configuration.kind
    ownFirsts = configuration.overrides.firstScalars
    self.weights = Weights(
      givenCharacter: weights[.givenCharacter], foreignCharacter: weights[.foreignCharacter],
      givenLong: weights[.givenLong] * 10, givenTooLong: weights[.givenTooLong] * 10,
      ending: weights[.ending] * 10, endingShort: weights[.endingShort] * 10, doubled: weights[.doubled] * 10,
      compoundAlone: weights[.compoundAlone] * 10, title: weights[.title] * 10,
      wordBefore: weights[.wordBefore] * 10, placeBefore: weights[.placeBefore] * 10)
  }

  /// The key of a text; `nil` where it is not plain.
  ///
  /// - Complexity: O(1)
  @inline(__always) func key(_ text: ShortText) -> PackedKey? {
    guard isCommonUsed else { return rareKey(text) }
    return switch text.tag {
    case ShortText.threeCharacters: keyOfThree(text) ?? rareKey(text)
    case ShortText.twoCharacters: keyOfTwo(text) ?? rareKey(text)
    default: rareKey(text)
    }
  }

  /// The key of three characters that are a person's name without a doubt: two of three names.
  ///
  /// All questions are asked at once: a processor that guesses wrong loses more time than all of this takes.
  @inline(__always) private func keyOfThree(_ text: ShortText) -> PackedKey? {
    let places = CharacterPlaces(text, CharacterPlaces.three)
    let (a, b, c) = (places.first, places.second, places.third)
    guard a < PackedTable.size, b < PackedTable.size, c < PackedTable.size else { return nil }
    let (surname, second, third) = (table.surname(a), table.given(b), table.given(c))
    let doubt = table.mayContain(PackedTable.pair(a, b)) | second.doubt(before: third)
    guard doubt == 0, surname.score &+ (second.atLeast &+ third.atLeast) &* PackedGiven.step > 0 else { return nil }
    return .name(surname.rank, second.rank).followed(by: third.rank)
  }

  /// The key of two characters that are a person's name without a doubt.
  @inline(__always) private func keyOfTwo(_ text: ShortText) -> PackedKey? {
    let places = CharacterPlaces(text, CharacterPlaces.two)
    let (a, b) = (places.first, places.second)
    guard a < PackedTable.size, b < PackedTable.size, a != b else { return nil }
    let (surname, second) = (table.surname(a), table.given(b))
    let doubt = table.mayContain(PackedTable.pair(a, b)) | second.doubt
    guard doubt == 0, surname.score &+ second.atLeast &* PackedGiven.step > 0 else { return nil }
    return .name(surname.rank, second.rank)
  }
}
