import Foundation

/// The memory of this process, where the system says so (`/proc/self/status`).
enum Memory {
  /// The most that a run of an engine needed beside the names, in bytes a name; `nil` where the system does not say.
  ///
  /// Belongs in a process of its own: memory that an earlier run has given back would be used again unseen.
  static func bytesPerName(_ engine: any Engine, _ names: [String]) throws -> Double? {
    // Tables and buffers that are made once are not the sort's.
    try engine.first(names.first ?? "")
    let work = try engine.work(on: names)
    try work.reset()
    guard forgetPeak(), let before = peak() else { return nil }
    let outcome = try work.run()
    guard let after = peak() else { return nil }
    try outcome.check(engine.name, count: names.count)
    return Double(max(after - before, 0)) / Double(max(names.count, 1))
  }

  /// Makes the peak what is in use now.
  private static func forgetPeak() -> Bool {
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return false }
    return (try? file.write(contentsOf: Data("5".utf8))) != nil
  }

  /// The most resident memory since the peak was forgotten, in bytes.
  private static func peak() -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return kilobytes * 1024
  }
}
