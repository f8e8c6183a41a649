import CNameData
import Foundation
import Testing
import TestSupport

@Suite struct EmbeddingTests {
  static let tables = [
    (NAME_DATA_CHARACTERS, "characters"), (NAME_DATA_SYLLABLES, "syllables"), (NAME_DATA_CANONICAL, "canonical"),
    (NAME_DATA_READINGS, "readings"), (NAME_DATA_SURNAMES, "surnames"), (NAME_DATA_WORDS, "words"),
    (NAME_DATA_GIVEN, "given"), (NAME_DATA_AFFIXES, "affixes"), (NAME_DATA_RUNS, "runs"),
    (NAME_DATA_EVIDENCE, "evidence"), (NAME_DATA_VERSION, "version"), (NAME_DATA_TAIWAN, "taiwan"),
    (NAME_DATA_PACKED, "packed"), (NAME_DATA_STROKES, "strokes"),
  ]

  /// What apps have to carry: at most 3 MiB, and no table is left out of the sum.
  @Test func theTablesAreSmall() throws {
    let folder = Files.package.appendingPathComponent("Data/generated")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(Self.tables.map { $0.1 + ".bin" }))
    var sum = 0
    for (table, _) in Self.tables {
      var count = 0
      _ = name_data(table, &count)
      sum += count
    }
    #expect(sum <= 3 << 20)
  }

  @Test(arguments: tables) func everyTableIsEmbeddedAsItLiesInData(_ table: name_data_table, _ name: String) throws {
    var count = 0
    let base = try #require(name_data(table, &count))
    let file = try Data(contentsOf: Files.package.appendingPathComponent("Data/generated/\(name).bin"))
    // A plain truth value: describing how half a megabyte differs takes minutes.
    let isSame = Data(bytes: base, count: count) == file
    #expect(isSame)
    #expect(Int(bitPattern: base) % 8 == 0)
  }
}
