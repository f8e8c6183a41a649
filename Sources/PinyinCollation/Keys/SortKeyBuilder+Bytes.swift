/// How classes, weights and text become bytes.
extension SortKeyBuilder {
  static func append(_ elementClass: UInt8, _ weight: UInt32, to bytes: inout [UInt8]) {
    bytes.append(elementClass)
    for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: weight >> shift)) }
  }

  static func append(_ weights: [UInt16], to bytes: inout [UInt8]) {
    for weight in weights {
      bytes.append(UInt8(weight >> 8))
      bytes.append(UInt8(weight & 0xFF))
    }
    bytes += [0, 0]
  }

  static func append(utf8 scalar: UInt32, to bytes: inout [UInt8]) {
    guard let encoded = UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") else { return }
    for byte in encoded { bytes.append(byte) }
  }
}
