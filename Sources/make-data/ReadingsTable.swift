import PinyinCollation

/// The further readings that dictionaries know for a character (`AttestedReadings`).
enum ReadingsTable {
  static func table(unicode: UnicodeFiles) throws -> MadeTable {
    var readings: [UInt32: [Reading]] = [:]
    for property in ["kMandarin", "kTGHZ2013", "kXHC1983", "kHanyuPinyin"] {
      for (scalar, value) in try unicode.unihan("Unihan_Readings.txt", property: property) {
        // All but kMandarin write pages before a colon: 0075.010:bā,bǎ
        let spellings = value.split(separator: " ").flatMap { part in
          (part.split(separator: ":").last ?? part).split(separator: ",")
        }
        for spelling in spellings {
          let reading = try Reading(parsing: spelling)
          if readings[scalar]?.contains(reading) != true { readings[scalar, default: []].append(reading) }
        }
      }
    }
    let scalars = readings.keys.sorted()
    var starts: [UInt16] = [0]
    var count = 0
    for scalar in scalars {
      count += readings[scalar]?.count ?? 0
      guard let start = UInt16(exactly: count) else {
        throw DataError("there are more readings than 16 bits can number")
      }
      starts.append(start)
    }
    var writer = TableWriter(provenance: "make-data with Unihan \(try unicode.version())")
    writer.append(scalars)
    writer.append(starts)
    writer.append(scalars.flatMap { readings[$0]?.map(\.rawValue) ?? [] })
    let made = writer.finished()
    let check = try AttestedReadings(TableFile(copying: made.bytes, name: "readings"))
    for scalar in scalars {
      guard let character = Unicode.Scalar(scalar), check.readings(of: character) == readings[scalar] else {
        throw DataError("the finished table does not give back the readings of U+\(String(scalar, radix: 16))")
      }
    }
    return made
  }
}
