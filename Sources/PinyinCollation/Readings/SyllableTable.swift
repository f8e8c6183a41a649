import CNameData

/// The closed list of syllables, by slot and by spelling.
package struct SyllableTable: Sendable {
  /// The list embedded in the library, read on first use.
  package static let embedded = EmbeddedTable { () throws(CollationError) in
    try SyllableTable(TableFile(NAME_DATA_SYLLABLES, name: "syllables"))
  }

  /// Bytes of one slot in the file: the spelling in UTF-8, NUL to the end.
  package static let bytesPerSlot = 8
  /// The slot that stands for "no reading": behind every syllable.
  package static let noReading: UInt16 = 1023

  /// The capital under which a slot of the embedded list is filed, in ASCII; that of `#` for a gap.
  ///
  /// - Complexity: O(1)
  package static func letter(ofSlot slot: UInt16) -> UInt8 {
    let letter = (try? embedded.get())?.firstLetter(ofSlot: slot) ?? 0
    return letter == 0 ? UInt8(ascii: "#") : letter
  }

  /// The slots of the embedded list by spelling, made when a spelling is first looked up.
  package static let embeddedSlots = (try? embedded.get().slots) ?? [:]

  private let bytes: TableArray<UInt8>

  /// Reads the table from its file.
  package init(_ file: TableFile) throws(CollationError) {
    bytes = try file.array(1)
    guard bytes.count == (Int(Self.noReading) + 1) * Self.bytesPerSlot else {
      throw TableFile.damaged(file.name, "it does not have 1024 slots")
    }
  }

  /// The spelling of a slot; `nil` for a gap.
  package func spelling(ofSlot slot: UInt16) -> String? {
    guard slot <= Self.noReading else { return nil }
    let start = Int(slot) * Self.bytesPerSlot
    let spelling = bytes[start..<start + Self.bytesPerSlot].prefix { $0 != 0 }
    return spelling.isEmpty ? nil : String(decoding: spelling, as: UTF8.self)
  }

  /// The slot of each spelling.
  ///
  /// - Complexity: O(*n*)
  package var slots: [String: UInt16] {
    var slots: [String: UInt16] = [:]
    for slot in 0...Self.noReading {
      if let spelling = spelling(ofSlot: slot) { slots[spelling] = slot }
    }
    return slots
  }

  /// The capital under which a slot is filed, in ASCII; 0 for a gap.
  package func firstLetter(ofSlot slot: UInt16) -> UInt8 {
    guard slot <= Self.noReading else { return 0 }
    let first = bytes[Int(slot) * Self.bytesPerSlot]
    // ê is the one letter beyond ASCII that a syllable begins with.
    return first == 0xC3 ? UInt8(ascii: "E") : first & 0xDF
  }
}
