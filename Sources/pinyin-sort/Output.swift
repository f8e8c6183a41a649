/// Where the answer goes, collected into large portions.
final class Output {
  private let file: File
  private let isStandard: Bool
  private var buffer: [UInt8] = []

  /// Opens a file, or standard output where no path is given.
  init(_ path: String?) throws {
    file = try path.map(File.writing) ?? File.standardOutput
    isStandard = path == nil
  }

  /// Writes bytes and a newline.
  func line(_ bytes: some Sequence<UInt8>) throws {
    buffer.append(contentsOf: bytes)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= 1 << 18 { try flush() }
  }

  /// Writes cells with TABs between them.
  func row(_ cells: [String]) throws { try line(cells.joined(separator: "\t").utf8) }

  /// Writes what is left.
  func close() throws {
    try flush()
    if !isStandard { try file.close() }
  }

  private func flush() throws {
    try file.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
