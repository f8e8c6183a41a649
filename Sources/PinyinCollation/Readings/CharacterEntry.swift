/// What one scalar is, packed into 32 bits: two bits of class, then 30 bits that depend on it.
package struct CharacterEntry: Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The entry of a Han character.
  package init(_ weight: HanWeight) { rawValue = Self.hanClass | weight.rawValue }

  /// The entry of a Latin letter filed under a capital in ASCII.
  package init(letter: UInt8) { rawValue = Self.letterClass | UInt32(letter) }

  /// The entry of a scalar with traits.
  package init(_ traits: Traits) { rawValue = Self.traitClass | traits.rawValue }

  package static let hanClass: UInt32 = 3 << 30
  package static let traitClass: UInt32 = 2 << 30
  package static let letterClass: UInt32 = 1 << 30
  private static let valueMask: UInt32 = 1 << 30 - 1

  /// The generic weight; `nil` for what is not Han.
  package var han: HanWeight? {
    isHan ? HanWeight(rawValue: rawValue & Self.valueMask) : nil
  }

  /// Whether the scalar is a Han character (radicals and compatibility forms included).
  package var isHan: Bool { rawValue >= Self.hanClass }

  /// The capital in ASCII under which a Latin letter is filed; `nil` for what is none.
  package var letter: UInt8? {
    rawValue >> 30 == 1 ? UInt8(truncatingIfNeeded: rawValue) : nil
  }

  /// The traits of a scalar that is neither Han nor Latin; none for those.
  package var traits: Traits {
    rawValue >> 30 == 2 ? Traits(rawValue: rawValue & Self.valueMask) : []
  }

  /// What matters about a scalar that is neither Han nor a Latin letter.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Skipped at the start of a text: a blank, an invisible character, a quote, an opening bracket, ʻ ʼ ʹ.
    package static let skipped = Traits(rawValue: 1)
    /// An emoji by default: skipped at the start as well.
    package static let emoji = Traits(rawValue: 2)
    /// Any of these: skipped at the start, whatever stands beside it.
    package static let skippedAlone: Traits = [.skipped, .emoji]
    /// An emoji where U+FE0F follows: skipped at the start then.
    package static let emojiOnRequest = Traits(rawValue: 4)
    /// Not to be seen: joiners, variation selectors, direction marks. Without weight anywhere.
    package static let invisible = Traits(rawValue: 8)
    /// A blank of any width.
    package static let blank = Traits(rawValue: 16)
    /// The dot between the parts of a foreign name, as in 买买提·艾力.
    package static let middleDot = Traits(rawValue: 32)
    /// A decimal digit.
    package static let digit = Traits(rawValue: 64)
  }
}
