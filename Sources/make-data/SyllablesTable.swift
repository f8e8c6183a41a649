import Foundation
import PinyinCollation

/// Data/syllables.tsv as `SyllableTable` reads it: 1,024 slots of 8 bytes.
enum SyllablesTable {
  static func table(data: URL) throws -> MadeTable {
    let table = try TSV(data.appendingPathComponent("syllables.tsv"), columns: ["syllable", "slot", "source"])
    var slots = [UInt8](repeating: 0, count: (Int(SyllableTable.noReading) + 1) * SyllableTable.bytesPerSlot)
    var last = 0
    for row in table.rows {
      let spelling = Array(row["syllable"].utf8)
      guard let slot = Int(row["slot"]), slot > last, slot < Int(SyllableTable.noReading),
        (1...SyllableTable.bytesPerSlot - 1).contains(spelling.count)
      else { throw row.error("a syllable has up to 7 bytes, and a slot greater than the one before and below 1023") }
      slots.replaceSubrange(
        slot * SyllableTable.bytesPerSlot..<slot * SyllableTable.bytesPerSlot + spelling.count, with: spelling)
      last = slot
    }
    var writer = TableWriter(provenance: "make-data from Data/syllables.tsv")
    writer.append(slots)
    let made = writer.finished()
    let check = try SyllableTable(TableFile(copying: made.bytes, name: "syllables"))
    for row in table.rows where check.slots[row["syllable"]] != UInt16(row["slot"]) {
      throw row.error("the finished table does not give back \(row["syllable"])")
    }
    return made
  }
}
