/// The lines of the input, byte for byte.
struct Input {
  /// All lines, each with a newline at its end.
  let bytes: [UInt8]

  private static let newline = UInt8(ascii: "\n")

  /// Reads files in their order, standard input where there is none; `-` means standard input too.
  init(_ paths: [String]) throws {
    var bytes: [UInt8] = []
    for path in paths.isEmpty ? ["-"] : paths {
      let file = path == "-" ? File.standardInput : try File.reading(path)
      try file.readAll(into: &bytes)
      if path != "-" { try file.close() }
      // A newline ends a line and does not begin one; the last line of a file may lack it.
      if let last = bytes.last, last != Self.newline { bytes.append(Self.newline) }
    }
    self.bytes = bytes
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The lines without their newlines.
  var lines: [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: Self.newline, omittingEmptySubsequences: false)
    // What stands behind the last newline.
    if !lines.isEmpty { lines.removeLast() }
    return lines
  }

  /// The lines without those that were there before, byte for byte.
  func unique() -> Input {
    var seen: Set<ArraySlice<UInt8>> = []
    var kept: [UInt8] = []
    for line in lines where seen.insert(line).inserted {
      kept += line
      kept.append(Self.newline)
    }
    return Input(bytes: kept)
  }
}
