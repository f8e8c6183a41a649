/// Makes the packed key of a plain name straight from its bytes: two to five common Han characters, one look-up each.
///
/// It answers as `NameReader` and `PackedKeyBuilder` do, or not at all; then they are asked.
struct NamePacker: Sendable {
  let table: PackedTable
  let kind: KindPolicy
  let weights: Weights
  let isUsed: Bool
  /// What a common first character must not be.
  private let forbidden: UInt32
  /// What the caller's word adds to the score: all there is to say, where every text is a person.
  let bonus: Int
  /// The first characters of texts with readings of the caller's.
  let ownFirsts: Set<UInt32>

  /// Weights of the evidence that plain names give, in thousandths; those of characters in hundredths.
  struct Weights {
    let givenCharacter, foreignCharacter, givenLong, givenTooLong, ending, endingShort: Int
    let doubled, compoundAlone, title, wordBefore, placeBefore: Int
  }

  /// - Parameter isUsed: false for an engine whose readings are not those of the table; it never takes this way.
  init(_ configuration: Configuration, table: PackedTable, weights: EvidenceWeights, isUsed: Bool) {
    self.isUsed = isUsed
    let isCommonUsed = isUsed && configuration.kind != .text && configuration.overrides.isEmpty
    let isPerson = configuration.kind == .person
    forbidden =
      PackedFlag.isOdd | PackedFlag.isPrefix | (isPerson ? PackedFlag.isNoSurname : 0)
      | (isCommonUsed ? 0 : PackedFlag.isAny)
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
    switch text.tag {
    case ShortText.threeCharacters: keyOfThree(text) ?? rareKey(text)
    case ShortText.twoCharacters: keyOfTwo(text) ?? rareKey(text)
    default: rareKey(text)
    }
  }

  /// The place in the table of the character whose three bytes are the lower ones; beyond the table for every other.
  @inline(__always) static func place(_ bytes: UInt64) -> Int {
    let bytes = UInt32(truncatingIfNeeded: bytes)
    let scalar: UInt32 = (bytes & 0xFF) &<< 12 | bytes &>> 2 & 0xFC0 | bytes &>> 16 & 0x3F
    // What is left of the first byte says that there are three; without it the number is too low, and wraps around.
    return Int(scalar &- firstByte)
  }

  private static let firstByte = UInt32(0xE0 << 12 + PackedTable.beforeFirst)

  /// The key of three characters about which nothing is special: seven of ten names.
  ///
  /// Nearly all questions are asked at once: a processor that guesses wrong loses more time than most of this takes.
  @inline(__always) private func keyOfThree(_ text: ShortText) -> PackedKey? {
    let (a, b) = (Self.place(text.low), Self.place(text.low &>> 24))
    let c = Self.place(text.low &>> 48 | text.high &<< 16)
    guard a < PackedTable.size, b < PackedTable.size, c < PackedTable.size else { return nil }
    let (first, second, third) = (table.character(a), table.character(b), table.character(c))
    // What begins nothing longer is not in the table, so this need not be asked before.
    let begins = table.mayContain(PackedTable.pair(a, b))
    let special: UInt32 = first.flags & forbidden | (second.flags | third.flags) & PackedFlag.isOdd
    guard special | begins == 0 else { return nil }
    let given = weights.givenCharacter &* (second.givenFirst &+ third.givenLast)
    let foreign = weights.foreignCharacter &* max(0, second.foreign &+ third.foreign)
    var score = first.surnameScore &+ bonus &+ given &+ foreign
    if third.flags & (PackedFlag.endsAffix | PackedFlag.isEnding) != 0 {
      guard table.mayContain(PackedTable.pair(b, c)) == 0 else { return nil }
      if third.flags & PackedFlag.isEnding != 0 { score &+= weights.endingShort }
    }
    guard score > 0 else { return .text(first.initial, second.generic).followed(by: third.generic) }
    if (second.flags | third.flags) & (PackedFlag.givenFirstHolds | PackedFlag.givenLastHolds) != 0 {
      return .name(first.surname, second.given(isFirst: true, isLast: false))
        .followed(by: third.given(isFirst: false, isLast: true))
    }
    return .name(first.surname, second.generic).followed(by: third.generic)
  }

  /// The key of two characters about which nothing is special.
  @inline(__always) private func keyOfTwo(_ text: ShortText) -> PackedKey? {
    let (a, b) = (Self.place(text.low), Self.place(text.low &>> 24))
    guard a < PackedTable.size, b < PackedTable.size, a != b else { return nil }
    let (first, second) = (table.character(a), table.character(b))
    let begins = table.mayContain(PackedTable.pair(a, b))
    let special: UInt32 = first.flags & forbidden | second.flags & (PackedFlag.isOdd | PackedFlag.isTitle)
    guard special | begins == 0 else { return nil }
    let given = weights.givenCharacter &* second.givenLast
    let foreign = weights.foreignCharacter &* max(0, second.foreign)
    guard first.surnameScore &+ bonus &+ given &+ foreign > 0 else { return .text(first.initial, second.generic) }
    return .name(first.surname, second.given(isFirst: true, isLast: true))
  }
}
