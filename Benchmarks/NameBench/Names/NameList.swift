import Foundation

/// The names that all engines sort, and where they come from.
struct NameList {
  let names: [String]
  /// For the report: the file, or how the names were made up.
  let source: String

  /// The seed of names that are made up.
  static let seed: UInt64 = 2024

  /// So many names, made up.
  init(count: Int, _ content: NameContent = .plain) throws {
    let plain = try NameGenerator().names(count, seed: Self.seed)
    names = content == .plain ? plain : MixedNames.mixed(plain, seed: Self.seed)
    source = "made up, seed \(Self.seed)"
  }

  /// The names of a file, one a line.
  ///
  /// - Throws: `Problem` where it cannot be read or has no names.
  init(file: String, limit: Int?) throws {
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw Problem(message: "\(file) cannot be read. Name a text file with one name a line.")
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).lazy.map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    names = Array(lines.filter { !$0.isEmpty }.prefix(limit ?? .max))
    source = file
    guard !names.isEmpty else { throw Problem(message: "\(file) has no names. Write one a line.") }
  }

  /// The names that options ask for, where they ask for one list.
  init(_ options: Options) throws {
    if let file = options.file {
      try self.init(file: file, limit: options.count)
    } else {
      try self.init(count: options.count ?? Options.usualCount, options.content)
    }
  }
}
