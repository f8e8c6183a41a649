/// Writes a file of Data/generated: the twin of `TableFile`, which describes the layout.
struct TableWriter {
  private var sections: [[UInt8]]
  /// The digest of the sections that can change an order.
  private(set) var digest = TableDigest()

  /// Begins a file whose section 0 says what made it from what.
  init(provenance: String) { sections = [Array(provenance.utf8)] }

  /// Appends a section of integers, little endian.
  ///
  /// - Parameter ordering: whether it can change an order; sources and notes cannot.
  mutating func append<Integer: FixedWidthInteger>(_ values: [Integer], ordering: Bool = true) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(values.count * MemoryLayout<Integer>.size)
    for value in values {
      for shift in stride(from: 0, to: Integer.bitWidth, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    sections.append(bytes)
    if ordering { digest.add(bytes) }
  }

  /// Appends the two sections of a `ScalarTrie`.
  mutating func append(trie values: [UInt32: UInt32]) {
    let trie = TrieBuilder(values)
    append(trie.runs)
    append(trie.values)
  }

  /// Appends the two sections of a `TextTable`; the texts must be sorted and different.
  mutating func append(texts: [[UInt32]]) {
    var starts: [UInt32] = [0]
    for text in texts { starts.append((starts.last ?? 0) + UInt32(text.count)) }
    append(starts)
    append(texts.flatMap { $0 })
  }

  /// The finished file with its digest.
  func finished() -> MadeTable { MadeTable(bytes: bytes(), digest: digest) }

  /// The bytes of the whole file.
  func bytes() -> [UInt8] {
    var header = Array("PCT1".utf8)
    func put(_ value: Int) { for shift in [0, 8, 16, 24] { header.append(UInt8(truncatingIfNeeded: value >> shift)) } }
    put(sections.count)
    var offset = Self.aligned(8 + sections.count * 8)
    for section in sections {
      put(offset)
      put(section.count)
      offset = Self.aligned(offset + section.count)
    }
    var file = header
    for section in sections {
      file += Array(repeating: 0, count: Self.aligned(file.count) - file.count)
      file += section
    }
    return file
  }

  private static func aligned(_ offset: Int) -> Int { (offset + 7) / 8 * 8 }
}

/// A finished file of Data/generated.
struct MadeTable {
  let bytes: [UInt8]
  let digest: TableDigest
}
