import Foundation

/// This program once more, for figures that need a fresh process.
enum Child {
  /// How often a start is repeated.
  static let starts = 20

  /// What the process says, a number; `nil` where it says that there is none.
  ///
  /// - Throws: `Problem` where it fails; what it says itself stands before.
  static func figure(_ arguments: [String], environment: [String: String] = [:]) throws -> Double? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Problem(message: "`name-bench \(arguments.joined(separator: " "))` has failed.")
    }
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// The time from the start of the program to the first key of each engine, in nanoseconds: medians, the engines in
  /// turn.
  static func starts(of engines: [String]) throws -> [Double] {
    var times = [[Double]](repeating: [], count: engines.count)
    for _ in 0..<starts {
      for (place, engine) in engines.enumerated() {
        if let time = try figure(["--start", engine]) { times[place].append(time) }
      }
    }
    return times.map(Timing.median)
  }

  /// The most that a sort needs beside the names, in bytes a name.
  ///
  /// Every larger piece of memory is one of its own and goes back at once (glibc), so that nothing left over from reading
  /// the names is used again unseen.
  static func memory(of entry: Catalogue.Entry, count: Int, file: String?) throws -> Double? {
    let content = entry.content == .mixed ? ["--mixed"] : []
    return try figure(
      ["--memory", entry.name, "--count", "\(count)"] + content + (file.map { [$0] } ?? []),
      environment: ["MALLOC_MMAP_THRESHOLD_": "65536", "MALLOC_TRIM_THRESHOLD_": "0", "MALLOC_TOP_PAD_": "0"])
  }
}
