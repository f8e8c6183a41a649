import Foundation

/// The names that all engines sort, and where they come from.
struct NameList {
  let names: [String]
  /// For the report: the file, or how the names were made up.
  let source: String

  /// The seed of names that are made up.
  static let seed: UInt64 = 2024

  /// Reads a file, or makes names up.
  init(_ options: Options) throws {
    guard let file = options.file else {
      names = try NameGenerator().names(options.count ?? Options.usualCount, seed: Self.seed)
      source = "made up, seed \(Self.seed)"
      return
    }
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw Problem(message: "\(file) cannot be read. Name a text file with one name a line.")
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    names = Array(lines.filter { !$0.isEmpty }.prefix(options.count ?? .max))
    source = file
    guard !names.isEmpty else { throw Problem(message: "\(file) has no names. Write one a line.") }
  }
}
