import CNameData

/// One file of Data/generated as it lies in the executable: numbered sections of integers.
///
/// Layout, little endian: the four bytes `PCT1`; the number of sections (4 bytes); for each the offset and the length
/// in bytes (4 + 4); the sections, each at a multiple of 8. Section 0 is text: which generator made the file from
/// which versions. Nothing is parsed at start; a section is used where it lies.
@safe package struct TableFile: Sendable {
  /// The bytes the executable was built with. Invariant: static, immutable, aligned to 8.
  @safe private struct Bytes: @unchecked Sendable {
    let base: UnsafeRawPointer
    let count: Int
  }

  /// `PCT1` as one number.
  private static let magic: UInt32 = 0x3154_4350

  private let bytes: Bytes
  private let sections: TableArray<UInt32>
  /// The table's name, for messages.
  package let name: String

  /// Finds an embedded table and checks its frame.
  ///
  /// - Throws: ``CollationError/Code/damagedTable`` when the bytes are no such file.
  package init(_ table: name_data_table, name: String) throws(CollationError) {
    var count = 0
    guard let base = unsafe name_data(table, &count) else { throw Self.damaged(name, "it is not embedded") }
    unsafe try self.init(base: base, count: count, name: name)
  }

  /// Takes bytes that are not embedded yet: how the generator checks what it has made.
  ///
  /// The copy is never given back, as a static array is not: only for tools that end soon.
  package init(copying bytes: [UInt8], name: String) throws(CollationError) {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: Swift.max(bytes.count, 8), alignment: 8)
    unsafe bytes.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      unsafe copy.copyMemory(from: start, byteCount: source.count)
    }
    unsafe try self.init(base: UnsafeRawPointer(copy), count: bytes.count, name: name)
  }

  private init(base: UnsafeRawPointer, count: Int, name: String) throws(CollationError) {
    guard count >= 8, unsafe base.load(as: UInt32.self) == Self.magic else {
      throw Self.damaged(name, "it does not begin with PCT1")
    }
    let sectionCount = Int(unsafe base.load(fromByteOffset: 4, as: UInt32.self))
    guard sectionCount >= 1, sectionCount < 64, 8 + sectionCount * 8 <= count else {
      throw Self.damaged(name, "its list of sections is cut off")
    }
    self.name = name
    bytes = unsafe Bytes(base: base, count: count)
    sections = unsafe TableArray(
      base: (base + 8).assumingMemoryBound(to: UInt32.self), count: sectionCount * 2)
    for section in 0..<sectionCount {
      let offset = Int(sections[section * 2])
      guard offset % 8 == 0, offset + Int(sections[section * 2 + 1]) <= count else {
        throw Self.damaged(name, "section \(section) lies outside it")
      }
    }
  }

  /// A section as an array of integers.
  ///
  /// - Throws: ``CollationError/Code/damagedTable`` when there is no such section.
  package func array<Element: FixedWidthInteger & Sendable>(
    _ section: Int, of type: Element.Type = Element.self
  ) throws(CollationError) -> TableArray<Element> {
    guard section * 2 + 1 < sections.count else { throw Self.damaged(name, "section \(section) is missing") }
    let start = unsafe bytes.base + Int(sections[section * 2])
    return unsafe TableArray(
      base: start.assumingMemoryBound(to: Element.self),
      count: Int(sections[section * 2 + 1]) / MemoryLayout<Element>.size)
  }

  /// Which generator made the file from which versions.
  package func provenance() throws(CollationError) -> String {
    String(decoding: try array(0, of: UInt8.self), as: UTF8.self)
  }

  /// The error for a table that cannot be used, with the remedy.
  static func damaged(_ name: String, _ what: String) -> CollationError {
    CollationError(
      .damagedTable, "The embedded table \(name) cannot be used: \(what). Make it again with `make data` and rebuild.")
  }
}
