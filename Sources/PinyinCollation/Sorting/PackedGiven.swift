/// What a character is in a given name: 32 bits of the packed table.
///
/// From the lowest bit up: the rank with its reading there (16 bits); four flags; and what it says for a given name at least, wherever
/// it stands there, in `step`s (12 bits).
package struct PackedGiven: Sendable {
  package let rawValue: UInt32

  @inline(__always) package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(rank: UInt16, flags: UInt32, atLeast: Int) {
    rawValue = UInt32(rank) | flags | UInt32(truncatingIfNeeded: atLeast) << 20
  }

  /// One of `atLeast`, in thousandths.
  package static let step = 8
  /// What `atLeast` has room for.
  package static let range = -2048..<2048

  /// More is to be known of the character, or it says too much against a given name.
  package static let isOdd: UInt32 = 1 << 16
  /// A title or an ending of two or more characters ends with it.
  package static let endsAffix: UInt32 = 1 << 17
  /// It stands before the last character of such a one.
  package static let beforeEnd: UInt32 = 1 << 18
  /// It is a title by itself.
  package static let isTitle: UInt32 = 1 << 19

  @inline(__always) var rank: UInt64 { UInt64(rawValue & 0xFFFF) }
  @inline(__always) var atLeast: Int { Int(Int32(bitPattern: rawValue) &>> 20) }

  /// What is not 0 where the last two characters of a name have to be looked at more closely.
  @inline(__always) func doubt(before last: PackedGiven) -> UInt32 {
    (rawValue | last.rawValue) & Self.isOdd | rawValue &>> 1 & last.rawValue & Self.endsAffix
  }

  /// The same of a given name of one character.
  @inline(__always) var doubt: UInt32 { rawValue & (Self.isOdd | Self.isTitle) }
}
