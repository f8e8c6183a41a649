extension ShortText {
  /// Whether strings of this process hold short texts as `ShortText` does.
  ///
  /// The layout is part of the binary interface on Apple platforms, and the same on other ones with 64 bits; but no promise of the
  /// language, so it is tried out once a process, and where it is another one, the bytes are read in the slow and safe way.
  ///
  /// - Source: swift/stdlib/public/core/StringObject.swift
  static let isLayoutOfStrings: Bool = {
    guard MemoryLayout<String>.size == 16, MemoryLayout<String>.stride == 16 else { return false }
    return ["单于", "曾国藩", "上官婉儿", "阿里木江"].allSatisfy { text in
      let (long, other) = (String(repeating: text, count: 3), "Zoë")
      let short = ShortText(layoutOf: text)
      let expected = ShortText(bytesOf: text)
      return short.low == expected.low && short.high == expected.high && ShortText(layoutOf: long).tag & 0xF0 != 0xA0
        && ShortText(layoutOf: other).tag == 0xA4
    }
  }()

  /// The text of a string; one with another tag than those of short texts where it is none.
  @inline(__always) init(_ string: String) {
    self = Self.isLayoutOfStrings ? ShortText(layoutOf: string) : ShortText(bytesOf: string)
  }

  /// Takes the bytes of a string, however it holds them.
  @inline(never) init(bytesOf string: String) { self = string.withTextBytes { ShortText($0) } }

  /// Takes the two words of a string as they are.
  ///
  /// Invariant that makes the cast right: a string has 16 bytes (`isLayoutOfStrings`), whatever they mean; they are read as
  /// integers, and nothing is followed or kept.
  @inline(__always) private init(layoutOf string: String) {
    let words = unsafe unsafeBitCast(string, to: (UInt64, UInt64).self)
    self.init(low: words.0, high: words.1)
  }
}
