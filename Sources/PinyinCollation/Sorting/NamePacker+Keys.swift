/// The keys themselves; `PackedKey` says where the bits go.
extension NamePacker {
  /// A surname of one character and a given name.
  func personKey(_ text: Characters) -> PackedKey {
    let second = text.second.given(isFirst: true, isLast: text.count == 2)
    var key = PackedKey.name(text.first.surname, second)
    if text.count > 2 { key = key.followed(by: text.third.given(isFirst: false, isLast: text.count == 3)) }
    if text.count > 3 { key = key.opened(by: text.fourth.given(isFirst: false, isLast: text.count == 4)) }
    return key
  }

  /// A surname of one character and a title of one.
  func titleKey(_ text: Characters) -> PackedKey? {
    guard kind != .text, text.first.flags & PackedFlag.isNoSurname == 0,
      text.first.surnameScore + bonus + weights.title > 0
    else { return nil }
    return .name(text.first.surname, text.second.generic)
  }

  /// No person: generic readings, but for the first character.
  func textKey(_ text: Characters) -> PackedKey {
    var key = PackedKey.text(text.first.initial, text.second.generic)
    if text.count > 2 { key = key.followed(by: text.third.generic) }
    if text.count > 3 { key = key.opened(by: text.fourth.generic) }
    return key
  }

  /// A compound surname and a given name.
  func key(_ text: Characters, _ compound: PackedCompound) -> PackedKey? {
    // What is a known text as a whole is no person; where it goes on, its ending counts more.
    if compound.isWord, text.count == 2 || text.last.flags & PackedFlag.isEnding != 0 { return nil }
    if endsSpecially(text, 2) { return nil }
    let alone = weights.compoundAlone + (text.isDoubled ? weights.doubled : 0)
    let score =
      compound.score + compound.wordScore + bonus + (text.count == 2 ? alone : givenScore(text, familyLength: 2))
    guard score > 0 else { return compound.isWord ? nil : textKey(text) }
    let family = PackedKey.text(compound.first, compound.second)
    if text.count == 2 { return family.followed(byGiven: PackedKey.separatorAndEnd) }
    let key = family.followed(byGiven: text.third.given(isFirst: true, isLast: text.count == 3))
    return text.count == 3 ? key : key.opened(by: text.fourth.given(isFirst: false, isLast: text.count == 4))
  }
}
