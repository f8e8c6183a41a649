import PinyinCollation

/// One row of a table of texts with readings, as `Lexicon` holds it.
struct LexiconRow {
  var text: String
  /// One a character; `nil` for the generic one.
  var readings: [Reading?]
  var taiwan: [Reading?] = []
  var value: UInt32 = 0
  var kinds: UInt8 = 0
  var source: String
  var alternates = ""
}

/// Writes the file of a `Lexicon`.
struct LexiconWriter {
  /// The finished file.
  ///
  /// - Throws: `DataError` when a text stands there twice.
  static func table(_ rows: [LexiconRow], provenance: String) throws -> MadeTable {
    let keyed = rows.map { (key: $0.text.unicodeScalars.map(\.value), row: $0) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    for (left, right) in zip(keyed, keyed.dropFirst()) where left.key == right.key {
      throw DataError("\u{201C}\(left.row.text)\u{201D} stands there twice")
    }
    var writer = TableWriter(provenance: provenance)
    writer.append(texts: keyed.map(\.key))
    writer.append(keyed.flatMap { item in raw(item.row.readings, count: item.key.count) })
    writer.append(keyed.flatMap { item in raw(item.row.taiwan, count: item.key.count) })
    writer.append(keyed.map(\.row.value))
    writer.append(keyed.map(\.row.kinds))
    var pool = StringPoolBuilder()
    writer.append(keyed.map { pool.offset(of: $0.row.source) }, ordering: false)
    writer.append(keyed.map { pool.offset(of: $0.row.alternates) }, ordering: false)
    writer.append(pool.bytes, ordering: false)
    var firsts: [UInt32: UInt32] = [:]
    for (number, item) in keyed.enumerated() {
      guard let first = item.key.first, let last = item.key.last else { continue }
      firsts[first, default: 0] |= item.key.count == 1 ? UInt32(number + 1) : Lexicon.beginsLonger
      if item.key.count > 1 { firsts[last, default: 0] |= Lexicon.endsLonger }
    }
    writer.append(trie: firsts)
    return writer.finished()
  }

  private static func raw(_ readings: [Reading?], count: Int) -> [UInt16] {
    (0..<count).map { $0 < readings.count ? readings[$0]?.rawValue ?? 0 : 0 }
  }
}

/// Collects strings, equal ones once.
struct StringPoolBuilder {
  private(set) var bytes: [UInt8] = [0]
  private var offsets: [String: UInt32] = ["": 0]

  /// Where a string begins; it is appended when it is new.
  mutating func offset(of string: String) -> UInt32 {
    if let offset = offsets[string] { return offset }
    let offset = UInt32(bytes.count)
    offsets[string] = offset
    bytes += Array(string.utf8) + [0]
    return offset
  }
}
