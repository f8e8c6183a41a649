/// Names of two and three characters of which something has to be asked that most need not be asked.
extension NamePacker {
  /// The key of a text of two or three characters.
  @inline(never) func closerKey(_ text: ShortText) -> PackedKey? {
    (text.tag == ShortText.threeCharacters ? exactKeyOfThree(text) : nil) ?? rareKey(text)
  }

  /// The key of three characters.
  private func exactKeyOfThree(_ text: ShortText) -> PackedKey? {
    let places = CharacterPlaces(three: text)
    let (a, b, c) = (places.first, places.second, places.third)
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
}
