import Foundation
import TestSupport
import Testing

/// The built command, run as a process.
enum Command {
  struct Answer {
    let status: Int32
    let bytes: [UInt8]
    let error: String

    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The lines of the output; the last newline ends a line.
    var lines: [String] {
      var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines.map { String(decoding: $0, as: UTF8.self) }
    }
    /// The cells of a table.
    var rows: [[String]] { lines.map { $0.components(separatedBy: "\t") } }
  }

  /// The options that ask ICU, for tests of many options; none where the command is built without it.
  #if ICU
  static let plain = [["--plain"]]
  static let anyLatin = [["--style", "zhuyin", "--any-latin"]]
  #else
  static let plain: [[String]] = []
  static let anyLatin: [[String]] = []
  #endif

  /// The binary lies beside the bundle of the tests.
  static let binary: URL? = {
    let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let main = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
    return (main + bundles).map { $0.appendingPathComponent("pinyin-sort") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Runs the command with bytes on standard input.
  static func run(
    _ arguments: [String], _ input: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Answer {
    // Files instead of pipes: no reader can block a writer.
    let folder = try Folder()
    let process = Process()
    let binary = try #require(Self.binary, "the command is not built")
    process.executableURL = binary
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.write("in", input)))
    let files = try ["out", "err"].map { URL(fileURLWithPath: try folder.write($0, [])) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, bytes: [UInt8](try Data(contentsOf: files[0])),
      error: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self))
  }

  static func run(_ arguments: String..., input: String) throws -> Answer { try run(arguments, Array(input.utf8)) }
}

/// A folder that is gone when the test is over.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("pinyin-sort-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and says where.
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = url.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file.path
  }

  func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }
}
