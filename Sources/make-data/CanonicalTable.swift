import PinyinCollation

/// Canonical decompositions and combining classes (`CanonicalForm`).
enum CanonicalTable {
  static func table(unicode: UnicodeFiles) throws -> MadeTable {
    var single: [UInt32: [UInt32]] = [:]
    var classes: [UInt32: UInt32] = [:]
    for row in try unicode.rows("UnicodeData.txt") {
      let scalar = try UnicodeFiles.scalar(row[0])
      classes[scalar] = UInt32(row[3]).flatMap { $0 == 0 ? nil : $0 }
      // A decomposition with a <tag> is not canonical.
      guard !row[5].isEmpty, !row[5].hasPrefix("<") else { continue }
      single[scalar] = try row[5].split(separator: " ").map { try UnicodeFiles.scalar($0) }
    }
    func full(_ scalar: UInt32) -> [UInt32] { single[scalar]?.flatMap(full) ?? [scalar] }
    var values = classes
    var decompositions: [UInt32] = []
    for scalar in single.keys.sorted() {
      let text = full(scalar)
      values[scalar, default: 0] |= UInt32(text.count) << 8 | UInt32(decompositions.count) << 12
      decompositions += text
    }
    var writer = TableWriter(provenance: "make-data with Unicode \(try unicode.version()) UnicodeData.txt")
    writer.append(trie: values)
    writer.append(decompositions)
    let made = writer.finished()
    let check = try CanonicalForm(TableFile(copying: made.bytes, name: "canonical"))
    for scalar in UInt32(0)..<0x110000 where !(0xAC00...0xD7A3).contains(scalar) {
      var text: [UInt32] = []
      check.decompose(scalar) { text.append($0) }
      guard text == full(scalar), check.combiningClass(scalar) == classes[scalar] ?? 0 else {
        throw DataError("the finished table does not give back the decomposition of U+\(String(scalar, radix: 16))")
      }
    }
    return made
  }
}
