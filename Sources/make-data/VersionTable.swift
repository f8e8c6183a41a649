import Foundation

/// The version of the data as a whole: the number in Data/VERSION and a digest of everything that can change an order.
enum VersionTable {
  static func table(data: URL, digests: [TableDigest]) throws -> MadeTable {
    let number = try String(contentsOf: data.appendingPathComponent("VERSION"), encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    var whole = TableDigest()
    for digest in digests { whole.add(digest.hex.utf8) }
    var writer = TableWriter(provenance: "make-data from Data/VERSION and the other tables")
    writer.append(Array(number.utf8))
    writer.append(Array(whole.hex.utf8))
    return writer.finished()
  }
}

/// 64 bits that differ, as far as 64 bits can, where the bytes differ.
///
/// - Source: FNV-1a
struct TableDigest {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Sixteen hexadecimal digits.
  var hex: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
