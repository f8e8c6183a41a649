/// A sort key: bytes whose order, byte by byte, is the order of the texts.
///
/// Store them, index them, order by them anywhere. Keys compare only with keys of the same
/// ``NameCollation/tag-swift.property``, which is stored beside them, not inside.
public struct SortKey: Comparable, Hashable, Sendable {
  /// The bytes.
  public let bytes: [UInt8]
  /// Whether only this package's data went into the key: such keys are the same whatever the ICU.
  public let isPureHan: Bool

  /// Whether one key stands before another, byte by byte, a shorter one before its continuations.
  ///
  /// - Complexity: O(*n*)
  public static func < (left: SortKey, right: SortKey) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  /// The bytes in hexadecimal digits.
  public var hex: String {
    var text = ""
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes {
      if byte < 16 { text.append("0") }
      text += String(byte, radix: 16)
    }
    return text
  }
}
