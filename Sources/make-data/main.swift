import Foundation
import PinyinCollation

// Makes the files of Data/generated. Maintainers run it through `make data`; building and using the package does not
// need it, which is why it may ask ICU. The syllables come first and need a rebuild, since all other tables are written with their slots.
#if ICU
let usage = "usage: make-data syllables|tables DATA-FOLDER UNICODE-FOLDER\n"
do {
  guard CommandLine.arguments.count == 4 else { throw DataError(usage) }
  let data = URL(fileURLWithPath: CommandLine.arguments[2])
  let unicode = UnicodeFiles(folder: URL(fileURLWithPath: CommandLine.arguments[3]))
  var digests: [TableDigest] = []
  var files: [String: MadeTable] = [:]
  func write(_ name: String, _ made: MadeTable) throws {
    files[name] = made
    try Data(made.bytes).write(to: data.appendingPathComponent("generated/\(name).bin"))
    // What follows from the other tables cannot change an order by itself; the runs have a version of their own.
    if !["packed", "runs"].contains(name) { digests.append(made.digest) }
    print("\(name): \(made.bytes.count) bytes")
  }
  switch CommandLine.arguments[1] {
  case "syllables":
    try write("syllables", try SyllablesTable.table(data: data))
  case "tables":
    try write("syllables", try SyllablesTable.table(data: data))
    try write("characters", try CharactersTable(data: data, unicode: unicode).table())
    try write("strokes", try StrokesTable(files, data: data, unicode: unicode).table())
    try write("canonical", try CanonicalTable.table(unicode: unicode))
    try write("readings", try ReadingsTable.table(unicode: unicode))
    try write("runs", try RunsTable.table(files, unicode: unicode))
    for lexicon in LexiconTables.all { try write(lexicon.name, try lexicon.table(data: data)) }
    try write("evidence", try EvidenceTable.table(data: data))
    try write("packed", try PackedTables(files).table())
    try write("version", try VersionTable.table(data: data, digests: digests))
  default:
    throw DataError(usage)
  }
} catch {
  FileHandle.standardError.write(Data("make-data: \(error)\n".utf8))
  exit(1)
}
#else
FileHandle.standardError.write(Data("make-data: the tables are made with live ICU. Build with the trait ICU.\n".utf8))
exit(1)
#endif
