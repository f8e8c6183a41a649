/// The keys themselves; `PackedKey` says where the bits go.
extension NamePacker {
  /// A surname of one character and a given name.
  func personKey(_ text: Characters) -> PackedKey {
    let second = table.given(text.second, isFirst: true, isLast: text.count == 2)
    var key = PackedKey.name(table.surname(text.first.place).rank, second)
    if text.count > 2 { key = key.followed(by: table.given(text.third, isFirst: false, isLast: text.count == 3)) }
    if text.count > 3 { key = key.opened(by: table.given(text.fourth, isFirst: false, isLast: text.count == 4)) }
    return key
  }

  /// A surname of one character and a title of one or two.
  func titleKey(_ text: Characters) -> PackedKey? {
    guard kind != .text, text.first.flags & PackedFlag.isNoSurname == 0 else { return nil }
    let surname = table.surname(text.first.place)
    guard surname.score + bonus + weights.title > 0 else { return nil }
    let key = PackedKey.name(surname.rank, text.second.generic)
    return text.count == 2 ? key : key.followed(by: text.third.generic)
  }

  /// No person, and perhaps a known text at the start.
  ///
  /// - Parameter isOwn: whether that has readings of its own.
  func knownKey(_ text: Characters, isOwn: Bool) -> PackedKey? {
    isOwn ? table.readWord(text.firstPair).map { key(text, behind: $0) } : textKey(text)
  }

  /// No person: generic readings, but for the first character.
  func textKey(_ text: Characters) -> PackedKey {
    key(text, behind: .text(table.initial(text.first), text.second.generic))
  }

  /// Two characters, and generic readings of those behind them.
  private func key(_ text: Characters, behind key: PackedKey) -> PackedKey {
    var key = key
    if text.count > 2 { key = key.followed(by: text.third.generic) }
    if text.count > 3 { key = key.opened(by: text.fourth.generic) }
    return key
  }

  /// A compound surname and a given name.
  func key(_ text: Characters, _ compound: PackedCompound) -> PackedKey? {
    // What is known as a whole is no person.
    if compound.isWord, text.count == 2 { return kind == .person ? nil : knownKey(text, isOwn: true) }
    if endsSpecially(text, 2) { return nil }
    let alone = weights.compoundAlone + (text.isDoubled ? weights.doubled : 0)
    let score =
      compound.score + compound.wordScore + bonus
      + (text.count == 2 ? alone : givenScore(text, familyLength: 2, isBehindWord: compound.isWord))
    guard score > 0 else { return knownKey(text, isOwn: compound.isWord) }
    let family = PackedKey.text(compound.first, compound.second)
    if text.count == 2 { return family.followed(byGiven: PackedKey.separatorAndEnd) }
    let key = family.followed(byGiven: table.given(text.third, isFirst: true, isLast: text.count == 3))
    return text.count == 3 ? key : key.opened(by: table.given(text.fourth, isFirst: false, isLast: text.count == 4))
  }
}
