/// Makes the packed key of a plain name straight from its bytes: two to five common Han characters, one look-up each.
///
/// It answers as `NameReader` and `PackedKeyBuilder` do, or not at all; then they are asked.
struct NamePacker: Sendable {
  private let table: PackedTable
  private let kind: KindPolicy
  private let weights: Weights
  private let isUsed: Bool
  private let isCommonUsed: Bool
  /// What a common first character has to be, and what it must not be.
  private let required: UInt64
  private let forbidden = PackedCharacter.isPrefix
  /// What the caller's word adds to the score: all there is to say, where every text is a person.
  private let bonus: Int
  /// The first characters of texts with readings of the caller's.
  private let ownFirsts: Set<UInt32>

  /// Weights of the evidence that plain names give, in thousandths; those of characters in hundredths.
  private struct Weights {
    let givenCharacter, foreignCharacter, givenLong, givenTooLong, endingShort, doubled, compoundAlone, title: Int
  }

  /// - Parameter isUsed: false for an engine whose readings are not those of the table; it never takes this way.
  init(_ configuration: Configuration, table: PackedTable, weights: EvidenceWeights, isUsed: Bool) {
    self.isUsed = isUsed
    isCommonUsed = isUsed && configuration.kind != .text && configuration.overrides.isEmpty
    required = PackedCharacter.isPlain | (configuration.kind == .person ? PackedCharacter.isSurname : 0)
    bonus = configuration.kind == .person ? 1 << 30 : 0
    self.table = table
    kind = configuration.kind
    ownFirsts = configuration.overrides.firstScalars
    self.weights = Weights(
      givenCharacter: weights[.givenCharacter], foreignCharacter: weights[.foreignCharacter],
      givenLong: weights[.givenLong] * 10, givenTooLong: weights[.givenTooLong] * 10,
      endingShort: weights[.endingShort] * 10, doubled: weights[.doubled] * 10,
      compoundAlone: weights[.compoundAlone] * 10, title: weights[.title] * 10)
  }

  /// Up to five characters, with their places in the table.
  private struct Characters {
    var count: Int
    var first, second, third, fourth: PackedCharacter
    var last: PackedCharacter
    var firstPair, lastPair, thirdIndex: UInt32
    var isDoubled: Bool
  }

  /// The key of a text; `nil` where it is not plain.
  ///
  /// - Complexity: O(1)
  @inline(__always) func key(_ bytes: TextBytes) -> PackedKey? {
    if isCommonUsed, let key = commonKey(bytes) { return key }
    return rareKey(bytes)
  }

  /// The key of two or three characters about which nothing is special: nine of ten names.
  ///
  /// There is one question at the end and hardly one before it: a processor that guesses wrong on the way loses more time than
  /// all of this takes.
  @inline(__always) private func commonKey(_ bytes: TextBytes) -> PackedKey? {
    let count = bytes.count
    guard count == 9 || count == 6 else { return nil }
    // 1 where there are three characters, as a number and as a mask.
    let bit = UInt64(truncatingIfNeeded: count) & 1
    let mask = 0 &- bit
    // Three bytes a character; all but the first are read with the byte before them.
    let head = UInt64(bytes.word(at: 0) & 0xFF_FFFF) | UInt64(bytes.word(at: 2) &>> 8) &<< 24
    let tail = UInt64(bytes.word(at: count &- 4) &>> 8)
    let places = Self.scalars(head) &- Self.bothFirst
    let (a, b) = (places & 0xFF_FFFF, places &>> 24)
    let c =
      (Self.scalars(tail) &- UInt64(PackedTable.scalars.lowerBound)) & mask | UInt64(PackedTable.noCharacter) & ~mask
    guard max(max(a, b), c) <= UInt64(PackedTable.noCharacter), Self.broken(head) | Self.broken(tail &<< 24 | tail) == 0
    else { return nil }
    return commonKey(
      UInt32(truncatingIfNeeded: a), UInt32(truncatingIfNeeded: b), UInt32(truncatingIfNeeded: c), bit, mask)
  }

  @inline(__always) private func commonKey(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ bit: UInt64, _ mask: UInt64
  ) -> PackedKey? {
    let (first, second, third) = (table.character(a), table.facts(b), table.facts(c))
    let last = third.facts & mask | second.facts & ~mask
    // What begins nothing longer is not in the table, so this need not be asked before.
    let begins = table.mayContain(PackedTable.pair(a, b))
    if last & mask & PackedCharacter.endsAffix != 0, table.mayContain(PackedTable.pair(b, c)) != 0 { return nil }
    // Without a third character the second is the last: a title, or the first one doubled.
    let special = first.facts & forbidden | last & ~mask & PackedCharacter.isTitle | begins | (a == b ? ~mask : 0)
    let missing = ~(first.facts & second.facts & last) & PackedCharacter.isPlain | ~first.facts & required
    guard special | missing == 0 else { return nil }
    let likelihood = Int(Int8(truncatingIfNeeded: second.facts &>> (24 &- 8 &* bit))) &+ third.givenLast
    let foreign = max(0, second.foreign &+ third.foreign)
    let ending = Int(truncatingIfNeeded: last / PackedCharacter.isEnding & bit)
    let score =
      first.surnameScore &+ bonus &+ weights.givenCharacter &* likelihood &+ weights.foreignCharacter &* foreign
      &+ weights.endingShort &* ending
    // Without a third character its rank is 0, the end.
    let rest = second.generic &<< 31 | bit &<< 30 | third.generic &<< 14
    guard score > 0, first.facts & PackedCharacter.isSurname != 0 else {
      return PackedKey(rawValue: first.initial &<< 48 | 1 &<< 47 | rest)
    }
    if (second.facts | third.facts) & (PackedCharacter.givenFirstHolds | PackedCharacter.givenLastHolds) != 0 {
      let (second, third) = (table.character(b), table.character(c))
      let rest = second.given(isFirst: true, isLast: bit == 0) &<< 31 | third.given(isFirst: false, isLast: true) &<< 14
      return PackedKey(rawValue: first.surname &<< 48 | bit &<< 30 | rest)
    }
    return PackedKey(rawValue: first.surname &<< 48 | rest)
  }

  /// The scalars of one or two characters, 24 bits apart, from their bytes.
  @inline(__always) private static func scalars(_ bytes: UInt64) -> UInt64 {
    (bytes & 0xF00_000F) &<< 12 | bytes &>> 2 & 0xF_C000_0FC0 | bytes &>> 16 & 0x3F00_003F
  }

  /// Where the table begins, twice.
  private static let bothFirst =
    UInt64(PackedTable.scalars.lowerBound) << 24 | UInt64(PackedTable.scalars.lowerBound)

  /// 0 where six bytes are those of two characters.
  @inline(__always) private static func broken(_ bytes: UInt64) -> UInt64 {
    bytes & 0xC0C0_F0C0_C0F0 ^ 0x8080_E080_80E0
  }

  /// The key of any plain text.
  @inline(never) private func rareKey(_ bytes: TextBytes) -> PackedKey? {
    guard isUsed, let text = characters(bytes) else { return nil }
    if text.first.facts & PackedCharacter.beginsLonger != 0 {
      let kinds = table.kinds(of: text.firstPair)
      if kinds & 1 != 0 { return nil }
      if kinds & 2 != 0 {
        guard let compound = table.compound(text.firstPair), isPlain(text, compound) else { return nil }
        if kind != .text, compound.wins(length: text.count) { return key(text, compound) }
        if compound.isWord { return nil }
      }
    }
    if text.last.facts & (PackedCharacter.endsAffix | PackedCharacter.isTitle) != 0, endsSpecially(text, 1) {
      return text.count == 2 ? titleKey(text) : nil
    }
    guard kind != .text else { return textKey(text) }
    guard text.first.facts & PackedCharacter.isSurname != 0 else {
      return kind == .person || text.first.facts & PackedCharacter.isPrefix != 0 ? nil : textKey(text)
    }
    if text.count == 4, text.first.facts & text.second.facts & PackedCharacter.isCommon != 0 { return nil }
    guard text.first.surnameScore + bonus + givenScore(text, familyLength: 1) > 0 else { return textKey(text) }
    return personKey(text)
  }

  /// Whether nothing but a compound is to be known about a text that begins with one.
  private func isPlain(_ text: Characters, _ compound: PackedCompound) -> Bool {
    if kind == .text, compound.isWord { return false }
    if text.count > 2, table.kinds(of: PackedTable.triple(text.firstPair, text.thirdIndex)) & 4 != 0 { return false }
    // With a title behind it the surname stands alone, and another one may win.
    return text.count > 3 || text.last.facts & PackedCharacter.isTitle == 0
  }

  private func characters(_ bytes: TextBytes) -> Characters? {
    let count: Int
    switch bytes.count {
    case 6: count = 2
    case 9: count = 3
    case 12: count = 4
    case 15: count = 5
    default: return nil
    }
    func index(_ place: Int) -> UInt32 {
      let word = UInt64(place == 0 ? bytes.word(at: 0) & 0xFF_FFFF : bytes.word(at: place - 1) >> 8)
      guard Self.broken(word << 24 | word) == 0 else { return .max }
      return UInt32(truncatingIfNeeded: Self.scalars(word)) &- PackedTable.scalars.lowerBound
    }
    let (first, second) = (index(0), index(3))
    let third = count > 2 ? index(6) : second
    let fourth = count > 3 ? index(9) : third
    let last = count > 4 ? index(12) : fourth
    guard max(max(first, second), max(max(third, fourth), last)) < PackedTable.noCharacter,
      ownFirsts.isEmpty || !ownFirsts.contains(first + PackedTable.scalars.lowerBound)
    else { return nil }
    let beforeLast = count == 2 ? first : count == 3 ? second : count == 4 ? third : fourth
    let text = Characters(
      count: count, first: table.character(first), second: table.character(second), third: table.character(third),
      fourth: table.character(fourth), last: table.character(last), firstPair: PackedTable.pair(first, second),
      lastPair: PackedTable.pair(beforeLast, last), thirdIndex: third, isDoubled: count == 2 && first == second)
    let facts = text.first.facts & text.second.facts & text.third.facts & text.fourth.facts & text.last.facts
    return facts & PackedCharacter.isPlain != 0 ? text : nil
  }

  /// Whether the end of a text has to be looked at more closely.
  private func endsSpecially(_ text: Characters, _ familyLength: Int) -> Bool {
    // A title of one character counts right behind a surname only; longer ones leave at least one character before them.
    if text.count == familyLength + 1, text.last.facts & PackedCharacter.isTitle != 0 { return true }
    return text.count > 2 && text.last.facts & PackedCharacter.endsAffix != 0 && table.kinds(of: text.lastPair) & 4 != 0
  }

  /// What everything behind the surname adds to the score, in thousandths.
  private func givenScore(_ text: Characters, familyLength: Int) -> Int {
    var (likelihood, foreign) = (text.last.givenLast, text.last.foreign)
    var score = 0
    let length = text.count - familyLength
    if length == 2 || length == 3 {
      let next = familyLength == 1 ? text.second : text.third
      likelihood += next.givenFirst
      foreign += next.foreign
      if length == 3 {
        let after = familyLength == 1 ? text.third : text.fourth
        likelihood += after.givenFirst
        foreign += after.foreign
        score += weights.givenLong
      }
    }
    if length > 3 {
      score = weights.givenTooLong
    } else {
      score += weights.givenCharacter * likelihood + (foreign > 0 ? weights.foreignCharacter * foreign : 0)
    }
    if text.count > 2 {
      if text.last.facts & PackedCharacter.isEnding != 0 { score += weights.endingShort }
    } else if text.isDoubled {
      score += weights.doubled
    }
    return score
  }
}

/// The keys themselves; `PackedKey` says where the bits go.
extension NamePacker {
  /// A surname of one character and a given name.
  private func personKey(_ text: Characters) -> PackedKey {
    let second = text.second.given(isFirst: true, isLast: text.count == 2)
    var bits = text.first.surname << 48 | second << 31
    if text.count > 2 { bits |= 1 << 30 | text.third.given(isFirst: false, isLast: text.count == 3) << 14 }
    if text.count > 3 {
      bits |= 1 << 13 | (text.fourth.given(isFirst: false, isLast: text.count == 4) >> 4) << 1 | PackedKey.open
    }
    return PackedKey(rawValue: bits)
  }

  /// A surname of one character and a title of one.
  private func titleKey(_ text: Characters) -> PackedKey? {
    guard kind != .text, text.first.facts & PackedCharacter.isSurname != 0,
      text.first.surnameScore + bonus + weights.title > 0
    else { return nil }
    return PackedKey(rawValue: text.first.surname << 48 | text.second.generic << 31)
  }

  /// No person: generic readings, but for the first character.
  private func textKey(_ text: Characters) -> PackedKey {
    var bits = text.first.initial << 48 | 1 << 47 | text.second.generic << 31
    if text.count > 2 { bits |= 1 << 30 | text.third.generic << 14 }
    if text.count > 3 { bits |= 1 << 13 | (text.fourth.generic >> 4) << 1 | PackedKey.open }
    return PackedKey(rawValue: bits)
  }

  /// A compound surname and a given name.
  private func key(_ text: Characters, _ compound: PackedCompound) -> PackedKey? {
    // What is a known text as a whole is no person; where it goes on, its ending counts more.
    if compound.isWord, text.count == 2 || text.last.facts & PackedCharacter.isEnding != 0 { return nil }
    if endsSpecially(text, 2) { return nil }
    let alone = weights.compoundAlone + (text.isDoubled ? weights.doubled : 0)
    let score =
      compound.score + compound.wordScore + bonus + (text.count == 2 ? alone : givenScore(text, familyLength: 2))
    guard score > 0 else { return compound.isWord ? nil : textKey(text) }
    var bits = compound.first << 48 | 1 << 47 | compound.second << 31
    if text.count == 2 { return PackedKey(rawValue: bits | PackedKey.separatorAndEnd << 14) }
    bits |= text.third.given(isFirst: true, isLast: text.count == 3) << 14
    if text.count > 3 {
      bits |= 1 << 13 | (text.fourth.given(isFirst: false, isLast: text.count == 4) >> 4) << 1 | PackedKey.open
    }
    return PackedKey(rawValue: bits)
  }
}
