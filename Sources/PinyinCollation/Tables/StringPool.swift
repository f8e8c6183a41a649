/// Short strings inside an embedded table, each named by its offset: sources and notes.
package struct StringPool: Sendable {
  private let bytes: TableArray<UInt8>

  /// Takes the pool from a section of a file; every string ends with a NUL byte, or with the pool.
  package init(_ file: TableFile, section: Int) throws(CollationError) { bytes = try file.array(section) }

  /// The string that begins at an offset.
  package subscript(offset: UInt32) -> String {
    String(decoding: bytes[Int(offset)...].prefix { $0 != 0 }, as: UTF8.self)
  }
}
