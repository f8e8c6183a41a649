/// A section of the index: a letter, or # for everything that is under none.
public struct IndexSection: Hashable, Sendable {
  /// The capital in ASCII; that of `#` for the last one.
  let letter: UInt8

  /// The section of everything that is under no letter.
  static let symbols = IndexSection(letter: UInt8(ascii: "#"))
  /// A to Z.
  static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map(IndexSection.init(letter:))

  /// The sections in their order: 27.
  static func all(_ placement: SymbolPlacement) -> [IndexSection] {
    placement == .first ? [symbols] + letters : letters + [symbols]
  }

  /// The section of a text that has been read: the letter of its first reading, or the Latin letter it begins with.
  ///
  /// - Complexity: O(1)
  init(of name: ReadName) {
    let text = name.text
    guard text.start < text.scalars.count else {
      self = .symbols
      return
    }
    if text.entries[text.start].isHan {
      letter = name.readings[text.start].map { SyllableTable.letter(ofSlot: $0.rawValue >> 3) } ?? Self.symbols.letter
    } else {
      letter = text.entries[text.start].letter ?? Self.symbols.letter
    }
  }

  init(letter: UInt8) { self.letter = letter }

  /// The title: `A` to `Z`, or `#`.
  public var title: String { String(Character(Unicode.Scalar(letter))) }

  /// The place of the letter in the alphabet, 0 to 25; `nil` for #.
  var place: Int? { self == .symbols ? nil : Int(letter) - Int(UInt8(ascii: "A")) }

  /// Where the section stands among the 27.
  func index(_ placement: SymbolPlacement) -> Int {
    guard let place else { return placement == .first ? 0 : 26 }
    return placement == .first ? place + 1 : place
  }
}
