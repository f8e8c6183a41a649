/// What is not common but plain: longer names, compounds, beginnings and endings that are known. The slower half of the fast way.
extension NamePacker {
  /// The key of any plain text.
  @inline(never) func rareKey(_ short: ShortText) -> PackedKey? {
    guard isUsed, let text = characters(short) else { return nil }
    return key(text)
  }

  /// The key of a text with uncommon characters.
  func rareKey(_ bytes: TextBytes) -> PackedKey? {
    guard isUsed, let text = characters(bytes), let key = key(text) else { return nil }
    // All characters without a reading have one rank.
    return text.last.generic == PackedKey.noReading ? PackedKey(rawValue: key.rawValue | PackedKey.open) : key
  }

  private func key(_ text: Characters) -> PackedKey? {
    let kinds = kinds(text)
    guard !kinds.contains(.special) else { return nil }
    // What a known text says against a person; of one with its own readings it is not said here whether it is a place.
    var known = kinds.contains(.other) ? weights.placeBefore : kinds.contains(.word) ? weights.wordBefore : 0
    if kinds.contains(.compound) {
      // With a title behind it the surname stands alone, and another one may win.
      guard let compound = table.compound(text.firstPair), text.count > 3 || text.last.flags & PackedFlag.isTitle == 0
      else {
        return nil
      }
      if kind != .text, compound.wins(length: text.count) { return key(text, compound) }
      known = compound.wordScore
    }
    let isOwn = known != 0 && !kinds.contains(.word)
    // What is known as a whole is no person, unless the caller knows better.
    if known != 0, text.count == 2 {
      if kind != .person { return knownKey(text, isOwn: isOwn) }
      if isOwn { return nil }
    }
    if text.last.flags & (PackedFlag.endsAffix | PackedFlag.isTitle) != 0, endsSpecially(text, 1) {
      return text.count == 2 || isTitle(text) ? titleKey(text) : nil
    }
    guard kind != .text else { return knownKey(text, isOwn: isOwn) }
    guard text.first.flags & PackedFlag.isPrefix == 0 else { return nil }
    guard text.first.flags & PackedFlag.isNoSurname == 0 else {
      return kind == .person ? nil : knownKey(text, isOwn: isOwn)
    }
    if text.count == 4, text.first.flags & text.second.flags & PackedFlag.isCommon != 0 { return nil }
    let given = givenScore(text, familyLength: 1, isBehindWord: known != 0)
    let score = table.surname(text.first.place).score + bonus + known + given
    if score > 0 { return personKey(text) }
    if kinds == .other, score - weights.placeBefore + weights.wordBefore > 0 { return nil }
    return knownKey(text, isOwn: isOwn)
  }

  /// What a text begins with; `special` where that is longer than two characters.
  private func kinds(_ text: Characters) -> PackedTable.PairKinds {
    // The filter knows what begins with surnames only.
    guard text.first.flags & PackedFlag.beginsLonger != 0,
      text.first.flags & PackedFlag.isNoSurname != 0 || table.mayContain(text.firstPair) != 0
    else { return [] }
    // Affixes are special pairs, and have no meaning here.
    let kinds = table.kinds(of: text.firstPair).subtracting(.special)
    guard text.count > 2 else { return kinds }
    let longer = table.kinds(of: PackedTable.triple(text.firstPair, text.third.place))
    return kinds.union(longer.intersection(.special))
  }

  /// Whether the end of a text has to be looked at more closely.
  func endsSpecially(_ text: Characters, _ familyLength: Int) -> Bool {
    // A title of one character counts right behind a surname only; longer ones leave at least one character before them.
    if text.count == familyLength + 1, text.last.flags & PackedFlag.isTitle != 0 { return true }
    return text.count > 2 && text.last.flags & PackedFlag.endsAffix != 0
      && table.kinds(of: text.lastPair).contains(.special)
  }

  /// Whether a surname stands before a title of two characters.
  private func isTitle(_ text: Characters) -> Bool {
    text.count == 3 && table.kinds(of: PackedTable.triple(text.lastPair, 0)).contains(.special)
  }

  /// What everything behind the surname adds to the score, in thousandths.
  func givenScore(_ text: Characters, familyLength: Int, isBehindWord: Bool) -> Int {
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
      if text.last.flags & PackedFlag.isEnding != 0 { score += isBehindWord ? weights.ending : weights.endingShort }
    } else if text.isDoubled {
      score += weights.doubled
    }
    return score
  }
}
