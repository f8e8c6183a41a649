/// The sections of an index: those of the order of Han, those of Latin letters, and # for everything that is under none.
///
/// In the order of pinyin Han and Latin share the letters; in the others Latin names stand behind Han, under their own.
struct SectionList: Sendable {
  /// The order of Han characters.
  let order: HanOrder
  /// The titles in their order.
  let titles: [String]
  /// The index of #.
  let symbols: Int
  /// The place of the Latin A.
  private let firstLetter: Int
  private let shift: Int

  init(_ order: HanOrder, _ placement: SymbolPlacement) {
    self.order = order
    if case .pinyin = order {
      firstLetter = 0
    } else {
      firstLetter = order.titles.count
    }
    let titles = firstLetter == 0 ? order.titles : order.titles + HanOrder.letters
    self.titles = placement == .first ? ["#"] + titles : titles + ["#"]
    symbols = placement == .first ? 0 : titles.count
    shift = placement == .first ? 1 : 0
  }

  /// The place of a text's section among those that are not #: that of its first Han character in its reading, or that of
  /// the Latin letter it begins with; `nil` for #.
  ///
  /// - Complexity: O(1)
  func place(of name: ReadName) -> Int? {
    let text = name.text
    guard text.start < text.scalars.count else { return nil }
    let entry = text.entries[text.start]
    if let weight = entry.han { return order.section(of: weight.with(name.readings[text.start])) }
    return entry.letter.map { place(ofLetter: $0) }
  }

  /// The place of a Latin letter, `A` to `Z` in ASCII.
  func place(ofLetter letter: UInt8) -> Int { firstLetter + Int(letter) - Int(UInt8(ascii: "A")) }

  /// The section of a text: an index into ``titles``.
  ///
  /// - Complexity: O(1)
  func index(of name: ReadName) -> Int { index(ofPlace: place(of: name)) }

  /// The index into ``titles`` of a place; of # for `nil`.
  func index(ofPlace place: Int?) -> Int { place.map { $0 + shift } ?? symbols }

  /// The place of an index into the titles; `nil` for #.
  func place(ofIndex title: Int) -> Int? { title == symbols ? nil : title - shift }

  /// The title of a text's section.
  func title(of name: ReadName) -> String { titles[index(of: name)] }
}
