import Foundation

/// The files of Unicode as Debian's `unicode-data` brings them, Unihan unpacked.
struct UnicodeFiles {
  let folder: URL

  /// The lines of a file without comments, each cut at a separator into trimmed fields.
  func rows(_ name: String, separator: Character = ";") throws -> [[String]] {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let content = line.prefix { $0 != "#" }
      guard !content.allSatisfy(\.isWhitespace) else { return nil }
      return content.split(separator: separator, omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The scalars that have a property in a file of ranges (`1F600..1F64F ; Emoji`).
  func scalars(_ name: String, property: String) throws -> [UInt32] {
    try rows(name).filter { $0.count > 1 && $0[1] == property }.flatMap { try Self.range($0[0]) }
  }

  /// The values of a property of Unihan, by scalar.
  func unihan(_ name: String, property: String) throws -> [UInt32: String] {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    var values: [UInt32: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", maxSplits: 2)
      guard cells.count == 3, cells[1] == property else { continue }
      values[try Self.scalar(cells[0].dropFirst(2))] = String(cells[2])
    }
    return values
  }

  /// The version of these files, from the first line of PropList.
  func version() throws -> String {
    let text = try String(contentsOf: folder.appendingPathComponent("PropList.txt"), encoding: .utf8)
    guard let start = text.range(of: "PropList-"), let end = text.range(of: ".txt") else {
      throw DataError("PropList.txt does not name its version")
    }
    return String(text[start.upperBound..<end.lowerBound])
  }

  static func range(_ text: some StringProtocol) throws -> ClosedRange<UInt32> {
    let ends = text.components(separatedBy: "..")
    let first = try scalar(ends[0])
    return first...(ends.count > 1 ? try scalar(ends[1]) : first)
  }

  static func scalar(_ text: some StringProtocol) throws -> UInt32 {
    guard let scalar = UInt32(text, radix: 16) else { throw DataError("\(text) is no code point") }
    return scalar
  }
}
