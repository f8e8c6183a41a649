#if ICU
import Foundation
import PinyinCollation

/// What every scalar is (`CharacterTable`): Han with its weight, Latin letter, traits.
struct CharactersTable {
  /// Readings, stroke ranks and traits, by scalar.
  private var entries: [UInt32: CharacterEntry] = [:]
  private let versions: [String]
  /// Live ICU, for the check.
  private let live: ICUGenericReadings
  private let handRows: [UInt32: Reading?]

  init(data: URL, unicode: UnicodeFiles) throws {
    live = try ICUGenericReadings()
    versions = [ICU.version, try unicode.version()]
    var hand: [UInt32: Reading?] = [:]
    var sortable: [HanShape] = []
    var same: [UInt32: UInt32] = [:]
    let rows = try TSV(
      data.appendingPathComponent("han.tsv"),
      columns: HanShape.columns)
    for row in rows.rows {
      guard let scalar = row["character"].unicodeScalars.first?.value else {
        throw row.error("the character is missing")
      }
      if let target = row["same_as"].unicodeScalars.first?.value {
        same[scalar] = target
        continue
      }
      guard let strokes = Int(row["strokes"]), let radical = Int(row["radical"]), let residual = Int(row["residual"])
      else { throw row.error("strokes, radical or residual strokes are missing") }
      hand[scalar] = .some(row["reading"].isEmpty ? nil : try Reading(parsing: row["reading"]))
      sortable.append(HanShape(strokes, radical, 0, residual, scalar))
    }
    handRows = hand
    try addTraits(data: data, unicode: unicode)
    try addLetters(data: data, unicode: unicode)
    try addHan(sortable + HanShape.all(unicode: unicode))
    try addEquivalents(unicode: unicode)
    for (scalar, target) in same { entries[scalar] = entries[target] }
  }

  /// Han characters in stroke order, each with its generic reading from live ICU or from a row by hand.
  private mutating func addHan(_ shapes: [HanShape]) throws {
    for (index, shape) in shapes.sorted().enumerated() {
      guard let character = Unicode.Scalar(shape.scalar) else { continue }
      let reading = handRows[shape.scalar] ?? live.reading(of: character)
      entries[shape.scalar] = CharacterEntry(HanWeight(reading, strokeRank: UInt32(index + 1)))
    }
  }

  /// Compatibility ideographs and radicals stand where the character stands that they are a form of.
  private mutating func addEquivalents(unicode: UnicodeFiles) throws {
    for row in try unicode.rows("EquivalentUnifiedIdeograph.txt") {
      let target = try UnicodeFiles.scalar(row[1])
      for scalar in try UnicodeFiles.range(row[0]) where entries[scalar]?.isHan != true {
        entries[scalar] = entries[target]
      }
    }
    for row in try unicode.rows("UnicodeData.txt") where row[1].hasPrefix("CJK COMPATIBILITY IDEOGRAPH") {
      guard let target = UInt32(row[5], radix: 16) else { continue }
      entries[try UnicodeFiles.scalar(row[0])] = entries[target]
    }
  }

  /// Latin letters by their Unicode names, the rest from Data/latin.tsv.
  private mutating func addLetters(data: URL, unicode: UnicodeFiles) throws {
    let name = #/(FULLWIDTH )?LATIN (CAPITAL |SMALL )?LETTER (SMALL CAPITAL )?(?<letter>[A-Z])( WITH .*)?/#
    for row in try unicode.rows("UnicodeData.txt") {
      guard let match = row[1].wholeMatch(of: name), let letter = match.letter.utf8.first else { continue }
      entries[try UnicodeFiles.scalar(row[0])] = CharacterEntry(letter: letter)
    }
    let table = try TSV(data.appendingPathComponent("latin.tsv"), columns: ["character", "letter", "source", "note"])
    for row in table.rows {
      let scalars = row["character"].unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first?.value, row["letter"].utf8.count == 1,
        let letter = row["letter"].utf8.first, (65...90).contains(letter)
      else { throw row.error("one character and one letter A to Z are needed") }
      guard entries[scalar]?.letter == nil else { throw row.error("Unicode's name already gives the letter") }
      entries[scalar] = CharacterEntry(letter: letter)
    }
  }

  private mutating func addTraits(data: URL, unicode: UnicodeFiles) throws {
    var traits: [UInt32: CharacterEntry.Traits] = [:]
    func add(_ scalars: [UInt32], _ new: CharacterEntry.Traits) {
      for scalar in scalars { traits[scalar, default: []].formUnion(new) }
    }
    add(try unicode.scalars("PropList.txt", property: "White_Space"), [.skipped, .blank])
    add(try unicode.scalars("PropList.txt", property: "Quotation_Mark"), .skipped)
    add(
      try unicode.scalars("DerivedCoreProperties.txt", property: "Default_Ignorable_Code_Point"),
      [.skipped, .invisible])
    add(try unicode.scalars("emoji/emoji-data.txt", property: "Emoji"), .emojiOnRequest)
    add(try unicode.scalars("emoji/emoji-data.txt", property: "Emoji_Presentation"), .emoji)
    for row in try unicode.rows("UnicodeData.txt") {
      let scalar = try UnicodeFiles.scalar(row[0])
      switch row[2] {
      case "Ps", "Pi", "Pf": add([scalar], .skipped)
      case "Nd": add([scalar], .digit)
      default: break
      }
    }
    for row in try TSV(data.appendingPathComponent("marks.tsv"), columns: ["character", "trait", "source", "note"]).rows
    {
      let known: [String: CharacterEntry.Traits] = ["skipped": .skipped, "middle-dot": .middleDot]
      guard let scalar = row["character"].unicodeScalars.first?.value, let trait = known[row["trait"]] else {
        throw row.error("a trait is skipped or middle-dot")
      }
      add([scalar], trait)
    }
    for (scalar, value) in traits { entries[scalar] = CharacterEntry(value) }
  }

  /// The file, checked through the library's own look-up: every character must come back as it went in, and every
  /// reading must be the one that live ICU gives, rows by hand aside.
  func table() throws -> MadeTable {
    var writer = TableWriter(provenance: "make-data with ICU \(versions[0]) Han-Latin and Unicode \(versions[1])")
    writer.append(trie: entries.mapValues(\.rawValue))
    writer.append(Array(versions.joined(separator: "\n").utf8))
    let made = writer.finished()
    let check = try CharacterTable(TableFile(copying: made.bytes, name: "characters"))
    for scalar in UInt32(0)..<0x110000 where check[scalar].rawValue != entries[scalar]?.rawValue ?? 0 {
      throw DataError("the finished table does not give back U+\(String(scalar, radix: 16))")
    }
    let han = entries.values.filter(\.isHan)
    print("Han characters: \(han.count), with a reading: \(han.filter { $0.han?.reading != nil }.count)")
    return made
  }
}
#endif
