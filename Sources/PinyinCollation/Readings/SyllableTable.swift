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

  /// The letters of the embedded list, by slot, for look-ups without error handling; empty where the table is damaged.
  private static let embeddedLetters = (try? embedded.get().letters) ?? []

  /// The capital under which a slot of the embedded list is filed, in ASCII; that of `#` for a gap.
  ///
  /// - Complexity: O(1)
  package static func letter(ofSlot slot: UInt16) -> UInt8 {
    guard Int(slot) < embeddedLetters.count, embeddedLetters[Int(slot)] != 0 else { return UInt8(ascii: "#") }
    return embeddedLetters[Int(slot)]
  }

  private let spellings: [String?]
  private let letters: [UInt8]
  /// The slot of each spelling.
  package let slots: [String: UInt16]

  /// Reads the table from its file.
  package init(_ file: TableFile) throws(CollationError) {
    let bytes: TableArray<UInt8> = try file.array(1)
    guard bytes.count == (Int(Self.noReading) + 1) * Self.bytesPerSlot else {
      throw TableFile.damaged(file.name, "it does not have 1024 slots")
    }
    var spellings: [String?] = []
    var letters: [UInt8] = []
    var slots: [String: UInt16] = [:]
    for slot in 0...Self.noReading {
      let start = Int(slot) * Self.bytesPerSlot
      let spelling = String(
        decoding: bytes[start..<start + Self.bytesPerSlot].prefix { $0 != 0 }, as: UTF8.self)
      spellings.append(spelling.isEmpty ? nil : spelling)
      letters.append(Self.letter(of: spelling))
      if !spelling.isEmpty { slots[spelling] = slot }
    }
    self.spellings = spellings
    self.letters = letters
    self.slots = slots
  }

  /// The spelling of a slot; `nil` for a gap.
  package func spelling(ofSlot slot: UInt16) -> String? {
    Int(slot) < spellings.count ? spellings[Int(slot)] : nil
  }

  /// The capital under which a slot is filed, in ASCII; 0 for a gap.
  package func firstLetter(ofSlot slot: UInt16) -> UInt8 {
    Int(slot) < letters.count ? letters[Int(slot)] : 0
  }

  private static func letter(of spelling: String) -> UInt8 {
    switch spelling.unicodeScalars.first?.value {
    case .none: 0
    case 0xEA: UInt8(ascii: "E")
    case .some(let first): UInt8(truncatingIfNeeded: first) & 0xDF
    }
  }
}
