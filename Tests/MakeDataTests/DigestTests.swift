import CNameData
import Foundation
import PinyinCollation
import TestSupport
import Testing

@testable import make_data

/// The digest of the data, which is part of every tag, changes when an order can change, and only then.
@Suite struct DigestTests {
  @Test func sectionsThatCannotChangeAnOrderAreLeftOut() {
    func digest(_ weights: [UInt32], _ sources: [UInt8], provenance: String) -> String {
      var writer = TableWriter(provenance: provenance)
      writer.append(weights)
      writer.append(sources, ordering: false)
      return writer.finished().digest.hex
    }
    let digests = [
      digest([1, 2], [1], provenance: "ICU 72.1"), digest([1, 2], [2, 3], provenance: "ICU 76.1"),
      digest([2, 1], [1], provenance: "ICU 72.1"),
    ]
    #expect(digests[0] == digests[1])
    #expect(digests[0] != digests[2])
  }

  /// Weights of text that is not Han are no part of the tag, so their own version has to tell one table from another.
  @Test func theVersionOfTheEmbeddedWeightsHasTheDigestOfTheirTable() throws {
    let file = try TableFile(NAME_DATA_RUNS, name: "runs")
    var digest = TableDigest()
    for section in 1...8 { digest.add(try file.array(section, of: UInt8.self)) }
    #expect(try EmbeddedRunWeights().version.hasSuffix("(\(digest.hex))"))
  }

  /// What is done to a cell of a row of surnames.tsv, and whether the order of names can be another one then.
  static let changes: [(row: String, column: String, value: String, canChange: Bool)] = [
    ("曾", "reading", "céng", true), ("曾", "taiwan", "céng", true), ("曾", "people", "1", true),
    ("曾", "sources", "A;B", false), ("曾", "note", "another note", false), ("曾", "alternates", "Céng", false),
  ]

  @Test(arguments: changes)
  func theDigestOfSurnamesFollowsTheirOrder(_ row: String, _ column: String, _ value: String, _ canChange: Bool)
    throws
  {
    let data = Files.package.appendingPathComponent("Data")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("make-data-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for table in ["surnames", "attested", "taiwan"] {
      let file = "\(table).tsv"
      try FileManager.default.copyItem(
        at: data.appendingPathComponent(file), to: folder.appendingPathComponent(file))
    }
    let surnames = try #require(LexiconTables.all.first { $0.name == "surnames" })
    let before = try surnames.table(data: folder)
    try Self.change(folder.appendingPathComponent("surnames.tsv"), row, column, value)
    let after = try surnames.table(data: folder)
    #expect((before.digest.hex != after.digest.hex) == canChange)
  }

  /// Writes another value into a cell.
  private static func change(_ file: URL, _ row: String, _ column: String, _ value: String) throws {
    var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let header = try #require(lines.first).components(separatedBy: "\t")
    let place = try #require(header.firstIndex(of: column))
    let line = try #require(lines.firstIndex { $0.hasPrefix("\(row)\t") })
    var cells = lines[line].components(separatedBy: "\t")
    try #require(cells[place] != value)
    cells[place] = value
    lines[line] = cells.joined(separator: "\t")
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
