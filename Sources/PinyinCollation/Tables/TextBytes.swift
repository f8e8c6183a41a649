/// The bytes of one text, in UTF-8, where they lie.
///
/// Invariant that makes the unsafe pointer right: a value is made by `String.withTextBytes` or from a caller's buffer inside a
/// closure, is used inside that closure only, and nobody stores it. Every access is checked against `count`.
@safe package struct TextBytes {
  private let base: UnsafePointer<UInt8>?
  /// How many bytes there are.
  package let count: Int

  /// Takes a buffer that outlives this value.
  package init(_ buffer: UnsafeBufferPointer<UInt8>) {
    unsafe base = buffer.baseAddress
    count = buffer.count
  }

  /// One byte.
  @inline(__always) package subscript(index: Int) -> UInt8 {
    guard index >= 0, index < count, let base = unsafe base else { preconditionFailure("a byte outside the text") }
    return unsafe base[index]
  }

  /// Four bytes from a place on, the first one lowest.
  @inline(__always) package func word(at place: Int) -> UInt32 {
    guard place >= 0, place &+ 4 <= count, let base = unsafe base else {
      preconditionFailure("a byte outside the text")
    }
    return unsafe UInt32(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }

  /// Eight bytes from a place on, the first one lowest.
  @inline(__always) package func longWord(at place: Int) -> UInt64 {
    guard place >= 0, place &+ 8 <= count, let base = unsafe base else {
      preconditionFailure("a byte outside the text")
    }
    return unsafe UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// Whether all bytes are ASCII.
  package var isASCII: Bool {
    var (place, bits) = (0, UInt64(0))
    while place &+ 8 <= count {
      bits |= longWord(at: place)
      place &+= 8
    }
    while place < count {
      bits |= UInt64(self[place])
      place &+= 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }

  /// A number whose lower bits tell most texts apart.
  package var hash: Int {
    var (hash, place) = (UInt64(count), 0)
    while place &+ 8 <= count {
      hash = (hash ^ longWord(at: place)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      place &+= 8
    }
    while place < count {
      hash = (hash ^ UInt64(self[place])) &* 0x9E37_79B9_7F4A_7C15
      place &+= 1
    }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// Some of the bytes.
  package func part(_ range: Range<Int>) -> TextBytes {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "bytes outside the text")
    return unsafe TextBytes(
      UnsafeBufferPointer(start: base.map { unsafe $0 + range.lowerBound }, count: range.count))
  }

  /// The bytes as a string; what is no UTF-8 becomes U+FFFD.
  package var repaired: String {
    guard let base = unsafe base else { return "" }
    return unsafe String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// The scalar at a place, and the place behind it; `nil` where the bytes are no UTF-8.
  ///
  /// - Source: The Unicode Standard, table 3-7
  @inline(__always) package func scalar(at place: inout Int) -> UInt32? {
    let first = self[place]
    if first < 0x80 {
      place += 1
      return UInt32(first)
    }
    // Three bytes: nearly every Han character.
    if first & 0xF0 == 0xE0, place + 2 < count {
      let (second, third) = (self[place + 1], self[place + 2])
      let value = UInt32(first & 0xF) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
      guard second & 0xC0 == 0x80, third & 0xC0 == 0x80, value >= 0x800, value & 0xF800 != 0xD800 else { return nil }
      place += 3
      return value
    }
    return otherScalar(first, at: &place)
  }

  /// Two or four bytes.
  private func otherScalar(_ first: UInt8, at place: inout Int) -> UInt32? {
    let length = first & 0xE0 == 0xC0 ? 2 : first & 0xF8 == 0xF0 ? 4 : 0
    guard length > 0, place + length <= count else { return nil }
    var value = UInt32(first) & (length == 2 ? 0x1F : 0x7)
    for index in place + 1..<place + length {
      guard self[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(self[index] & 0x3F)
    }
    guard length == 2 ? value >= 0x80 : value >= 0x10000 && value < 0x110000 else { return nil }
    place += length
    return value
  }
}

extension String {
  /// Lends the string's bytes to a closure.
  ///
  /// - Complexity: O(1) for native strings, O(*n*) for strings of other make, which are copied.
  @inline(__always) package func withTextBytes<Result>(_ body: (TextBytes) -> Result) -> Result {
    if let result = unsafe utf8.withContiguousStorageIfAvailable({ unsafe body(TextBytes($0)) }) { return result }
    var native = self
    return native.withUTF8 { unsafe body(TextBytes($0)) }
  }
}
