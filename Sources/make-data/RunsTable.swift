#if ICU
import PinyinCollation

/// Collation elements of Latin letters, marks and symbols, of emoji and of the digits of every script (`EmbeddedRunWeights`),
/// from live ICU.
enum RunsTable {
  /// The blocks that are covered whole; what decomposes is reached through its parts.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x0000...0x024F, 0x0250...0x02FF, 0x0300...0x036F, 0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2000...0x2BFF,
    0x2C60...0x2C7F, 0x3000...0x3004, 0x3008...0x3020, 0xA720...0xA7FF, 0xFE00...0xFE0F, 0xFE30...0xFE4F,
    0xFF00...0xFF65, 0xFFE0...0xFFE6, 0xFFFD...0xFFFD,
  ]

  static func table(_ files: [String: MadeTable], unicode: UnicodeFiles) throws -> MadeTable {
    guard let file = files["characters"] else { throw DataError("the characters have to be made before the runs") }
    let characters = try CharacterTable(TableFile(copying: file.bytes, name: "characters"))
    let collator = try GenericPass.openCollator()
    var values: [UInt32: UInt32] = [:]
    var elements: [RunElement] = []
    // What decomposes canonically (a mapping without a <tag>) never reaches the look-up.
    let whole = try unicode.rows("UnicodeData.txt").filter { $0[5].isEmpty || $0[5].hasPrefix("<") }
    let traits: CharacterEntry.Traits = [.emoji, .emojiOnRequest, .digit]
    for scalar in try whole.map({ try UnicodeFiles.scalar($0[0]) })
    where ranges.contains(where: { $0.contains(scalar) }) || !characters[scalar].traits.isDisjoint(with: traits) {
      let found = try collator.elements([scalar])
      // 1 + the place, so that 0 can say "not covered"; an ignorable scalar has a place and no elements.
      values[scalar] = UInt32(elements.count + 1) << 8 | UInt32(found.count)
      elements += found
    }
    // Every beginning of a contraction has to be there for the look-up, mark by mark; the beginning may be trivial.
    var contractions: [(text: [UInt32], value: UInt32)] = []
    for text in toneMarkedLetters() {
      let found = try collator.elements(text)
      contractions.append((text, UInt32(elements.count + 1) << 8 | UInt32(found.count)))
      elements += found
    }
    contractions.sort { $0.text.lexicographicallyPrecedes($1.text) }
    var writer = TableWriter(provenance: "make-data with ICU \(ICU.version), collation \(collator.version)")
    writer.append(trie: values)
    writer.append(elements.map(\.primary))
    writer.append(elements.map(\.secondary))
    writer.append(elements.map(\.tertiary))
    writer.append(texts: contractions.map(\.text))
    writer.append(contractions.map(\.value))
    // Part of the version of the weights, not of every tag: keys of Han do not depend on it.
    writer.append(Array(writer.digest.hex.utf8), ordering: false)
    let made = writer.finished()
    let check = try EmbeddedRunWeights(TableFile(copying: made.bytes, name: "runs"))
    for text in toneMarkedLetters() where check.elements(of: text[...]) != (try collator.elements(text)) {
      throw DataError("the finished table does not give back the elements of a letter with tone mark")
    }
    for scalar in values.keys where check.elements(of: [scalar]) != (try collator.elements([scalar])) {
      throw DataError("the finished table does not give back the elements of U+\(String(scalar, radix: 16))")
    }
    return made
  }

  /// The letters of pinyin with their tone marks, decomposed, and the beginnings of those with two marks (ü, ê).
  private static func toneMarkedLetters() -> [[UInt32]] {
    var texts: [[UInt32]] = []
    for letter in "AEIOUMNaeioumn".unicodeScalars.map(\.value) {
      var bases = [[letter]]
      if [0x55, 0x75].contains(letter) { bases.append([letter, 0x308]) }
      if [0x45, 0x65].contains(letter) { bases.append([letter, 0x302]) }
      texts += bases.dropFirst()
      for base in bases { texts += [0x304, 0x301, 0x30C, 0x300].map { base + [$0] } }
    }
    return texts
  }
}
#endif
