/// Texts of ASCII that begin with a letter or a digit: Latin names, telephone numbers. Straight from their bytes.
extension PackedKeyBuilder {
  /// The key of such a text, as the general way makes it; `nil` for every other.
  ///
  /// - Complexity: O(*n*)
  func key(ofASCII bytes: TextBytes) -> PackedKey? {
    guard numbers != .byValue, bytes.count > 0, let isLetter = Self.isLetter(bytes[0]), bytes.isASCII else {
      return nil
    }
    let section = isLetter ? sections.place(ofLetter: bytes[0] & 0xDF) : nil
    let order = runs.order
    var head = PackedHead()
    for place in 0..<bytes.count {
      guard let code = order.code(ofASCII: UInt32(bytes[place]), scripts) else { return nil }
      if !add(code, to: &head, section) { break }
    }
    return head.key
  }

  private static func isLetter(_ byte: UInt8) -> Bool? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): false
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: nil
    }
  }
}
