/// The lines of the input, byte for byte, without their newlines.
struct Input {
  /// The lines, each a piece of one file's bytes.
  let lines: [ArraySlice<UInt8>]

  /// Reads files in their order, standard input where there is none; `-` means standard input too.
  init(_ paths: [String]) throws {
    var lines: [ArraySlice<UInt8>] = []
    for path in paths.isEmpty ? ["-"] : paths {
      let file = path == "-" ? File.standardInput : try File.reading(path)
      let bytes = try file.readAll()
      if path != "-" { try file.close() }
      lines += bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      // A newline ends a line and does not begin one.
      if lines.last?.isEmpty == true { lines.removeLast() }
    }
    self.lines = lines
  }

  /// The lines without those that were there before, byte for byte.
  func unique() -> [ArraySlice<UInt8>] {
    var seen: Set<ArraySlice<UInt8>> = []
    return lines.filter { seen.insert($0).inserted }
  }
}
