/// The beginning of a sort key in 64 bits: what is sorted by first, since a machine compares it at once.
///
/// From the highest bit down: the first element (16 bits); whether a character and no separator follows (1), and that
/// character (16); the same for the third element; for the fourth the flag and the upper 12 bits; and last, whether the key is
/// open. Of two keys the lower one belongs to the text that stands before; where all bits but the last are equal and one of the
/// two is open, the full sort keys decide. Keys that are not open and equal belong to equal texts.
package struct PackedKey: Hashable, Sendable {
  /// The 64 bits.
  package let rawValue: UInt64

  @inline(__always) package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A surname and the first character of a given name, by their ranks.
  @inline(__always) static func name(_ surname: UInt64, _ given: UInt64) -> PackedKey {
    PackedKey(rawValue: surname &<< 48 | given &<< 31)
  }

  /// Two characters that belong together.
  @inline(__always) static func text(_ first: UInt64, _ second: UInt64) -> PackedKey {
    PackedKey(rawValue: first &<< 48 | 1 &<< 47 | second &<< 31)
  }

  /// The key with a third character behind the two.
  @inline(__always) func followed(by third: UInt64) -> PackedKey {
    PackedKey(rawValue: rawValue | 1 &<< 30 | third &<< 14)
  }

  /// The key with a given name behind a family name of two characters.
  @inline(__always) func followed(byGiven third: UInt64) -> PackedKey {
    PackedKey(rawValue: rawValue | third &<< 14)
  }

  /// The key with the beginning of a fourth character behind three, open.
  @inline(__always) func opened(by fourth: UInt64) -> PackedKey {
    PackedKey(rawValue: rawValue | 1 &<< 13 | (fourth &>> 4) &<< 1 | Self.open)
  }

  /// The last bit: more is in the text than in the key.
  package static let open: UInt64 = 1
  /// Elements that are no ranks: the end of the text, the end right behind a separator.
  package static let end: UInt64 = 0
  package static let separatorAndEnd: UInt64 = 1
  /// Behind the first element symbols, digits and other letters stand for all of their class.
  package static let symbol: UInt64 = 2
  package static let digit: UInt64 = 3
  package static let letterBefore: UInt64 = 4
  package static let letterBehind: UInt64 = 0xFFFF
  /// Han characters without a reading.
  package static let noReading: UInt64 = 0xFFFE
  /// Ranks are below this.
  package static let behindRanks = 0xFFE0

  /// The first element: the bucket in which a text is sorted.
  @inline(__always) package var bucket: Int { Int(truncatingIfNeeded: rawValue >> 48) }
}
