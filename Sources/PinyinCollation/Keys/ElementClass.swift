/// The first byte of an element in a sort key: what kind of thing it is. Lower stands before.
///
/// No byte of a weight is compared with a class byte, since every class has weights of one fixed width.
enum ElementClass {
  /// The end of the text. No weight follows.
  static let end: UInt8 = 1
  /// The end of a family name or of a field. No weight follows, and it stands before every character.
  static let separator: UInt8 = 2
  /// Blanks, punctuation and symbols.
  static let symbol: UInt8 = 3
  /// Digits.
  static let digit: UInt8 = 4

  /// Han characters, before or behind letters as the script policy has it.
  static func han(_ policy: ScriptPolicy) -> UInt8 { policy == .hanFirst ? 5 : 6 }

  /// Letters of every other script.
  static func letter(_ policy: ScriptPolicy) -> UInt8 { policy == .hanFirst ? 6 : 5 }
}
