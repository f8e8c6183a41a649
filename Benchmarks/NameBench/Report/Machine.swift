import Foundation
import PinyinCollation

/// What a figure depends on beside the code.
struct Machine: Codable {
  let cpu: String
  let cores: Int
  /// How busy the machine was when the run ended, where the system says so: processes ready to run, over one minute.
  let load: String
  /// The compiler on the path: the one that built this, where the benchmark is run by `make bench`.
  let swift: String
  let icu: String
  let data: String

  /// Asks the system.
  init() {
    cpu = Self.linuxCPU ?? Self.output(of: "sysctl", "-n", "machdep.cpu.brand_string") ?? "unknown"
    cores = ProcessInfo.processInfo.activeProcessorCount
    load = Self.text("/proc/loadavg")?.split(separator: " ").first.map(String.init) ?? "unknown"
    swift = Self.output(of: "swift", "--version") ?? "unknown"
    icu = PackageVersion.icu
    data = PackageVersion.data
  }

  private static var linuxCPU: String? {
    let line = text("/proc/cpuinfo")?.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
  }

  private static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// The first line that a command prints; `nil` where there is no such command.
  private static func output(of command: String...) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }
}
