/// What a character is as a surname: 32 bits of the packed table.
///
/// The rank with its reading as a surname (16 bits), and above it the score: what it adds to the evidence, in thousandths.
package struct PackedSurname: Sendable {
  package let rawValue: UInt32

  @inline(__always) package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(rank: UInt16, score: Int16) {
    rawValue = UInt32(rank) | UInt32(UInt16(bitPattern: score)) << 16
  }

  /// The score of what is no surname or stands before others among friends: nothing makes up for it.
  package static let none = Int16.min

  @inline(__always) var rank: UInt64 { UInt64(rawValue & 0xFFFF) }
  /// The bias, how many people bear the surname, and whether it is read alike at the start of a word.
  @inline(__always) var score: Int { Int(Int32(bitPattern: rawValue) &>> 16) }
}
