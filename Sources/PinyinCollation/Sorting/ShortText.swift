/// A text of two to five Han characters in two words, as a processor holds it: what the fast way to a key takes.
///
/// The first word has bytes 0 to 7, the first one lowest. The second has bytes 8 to 14, and in its highest byte 0xA0 and how many
/// bytes there are. That is how `String` itself holds texts of up to 15 bytes that are not ASCII.
struct ShortText {
  let low, high: UInt64

  @inline(__always) init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Stands for every text that cannot be held so.
  static let none = ShortText(low: 0, high: 0)

  /// The highest byte of texts of two and of three characters.
  static let twoCharacters: UInt64 = 0xA6
  static let threeCharacters: UInt64 = 0xA9

  /// The highest byte: what kind of text this is.
  @inline(__always) var tag: UInt64 { high &>> 56 }

  /// Takes bytes that may be anything.
  ///
  /// - Returns: `none` where they are not as many as two to five characters of three bytes have, or where the bytes behind a
  ///   first one are no such bytes. The first ones are not looked at.
  @inline(__always) init(_ bytes: TextBytes) {
    let text: ShortText
    switch bytes.count {
    case 6:
      text = ShortText(low: UInt64(bytes.word(at: 0)) | UInt64(bytes.word(at: 2) &>> 16) &<< 32, high: 0xA6 &<< 56)
    case 9: text = ShortText(low: bytes.longWord(at: 0), high: UInt64(bytes[8]) | 0xA9 &<< 56)
    case 12: text = ShortText(low: bytes.longWord(at: 0), high: UInt64(bytes.word(at: 8)) | 0xAC &<< 56)
    case 15: text = ShortText(low: bytes.longWord(at: 0), high: bytes.longWord(at: 7) &>> 8 | 0xAF &<< 56)
    default: text = .none
    }
    self = text.isWhole ? text : .none
  }

  /// Whether all bytes but the first ones of three are those of characters that go on.
  @inline(__always) private var isWhole: Bool {
    let (lowMask, highMask): (UInt64, UInt64)
    switch tag {
    case 0xA6: (lowMask, highMask) = (0xC0C0_00C0_C000, 0)
    case 0xA9: (lowMask, highMask) = (0xC000_C0C0_00C0_C000, 0xC0)
    case 0xAC: (lowMask, highMask) = (0xC000_C0C0_00C0_C000, 0xC0C0_00C0)
    default: (lowMask, highMask) = (0xC000_C0C0_00C0_C000, 0xC0_C000_C0C0_00C0)
    }
    return low & lowMask == lowMask & 0x8080_8080_8080_8080 && high & highMask == highMask & 0x8080_8080_8080_8080
  }
}
