/// How text becomes bytes.
extension SortKeyBuilder {
  static func append(utf8 scalars: [UInt32], to bytes: inout [UInt8]) {
    let scalars = scalars.span
    bytes.append(addingCapacity: 4 * scalars.count) { bytes in
      for place in scalars.indices {
        let scalar = scalars[place]
        if scalar < 0x80 {
          bytes.append(UInt8(truncatingIfNeeded: scalar))
        } else if let encoded = UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") {
          for byte in encoded { bytes.append(byte) }
        }
      }
    }
  }
}
