import CNameData

/// Which version of the data is embedded: part of every tag.
package struct DataVersion: Sendable {
  /// The version embedded in the library, read on first use.
  package static let embedded = EmbeddedTable { () throws(CollationError) in
    let file = try TableFile(NAME_DATA_VERSION, name: "version")
    return DataVersion(
      number: String(decoding: try file.array(1, of: UInt8.self), as: UTF8.self),
      digest: String(decoding: try file.array(2, of: UInt8.self), as: UTF8.self))
  }

  /// The number in Data/VERSION.
  package let number: String
  /// Sixteen hexadecimal digits that change when anything in the tables changes that can change an order.
  package let digest: String
}
