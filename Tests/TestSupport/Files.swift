import Foundation

/// Where the tests find their files.
package enum Files {
  /// The folder of the package.
  package static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file of `seeds/`.
  package static func seed(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: package.appendingPathComponent("seeds/\(name)")))
  }

  /// The lines of a file of `seeds/`, byte for byte.
  package static func seedLines(_ name: String) throws -> [ArraySlice<UInt8>] {
    var lines = try seed(name).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The corpora that lie beside a developer's checkout; they are no part of the package, and tests skip without them.
  package static let corpora = package.deletingLastPathComponent().appendingPathComponent("shared/corpora")

  /// Whether the corpora are there.
  package static var haveCorpora: Bool { FileManager.default.fileExists(atPath: corpora.path) }

  /// The rows of a tab-separated file with a header, by column.
  package static func rows(_ url: URL) throws -> [[String: String]] {
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: true)
    guard let header = lines.first?.split(separator: "\t").map(String.init) else { return [] }
    return lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Dictionary(zip(header, cells), uniquingKeysWith: { first, _ in first })
    }
  }
}
