/// How far long work has come, on a terminal only.
final class Progress {
  private let what: String
  private let count: Int
  private var done = 0
  private var isShown = false
  private let clock = ContinuousClock()
  private lazy var next = clock.now + .seconds(1)

  /// Begins work on so many pieces.
  init(_ what: String, of count: Int) {
    self.what = what
    self.count = count
  }

  /// Counts one piece; says so now and then, from the second second on.
  func step() {
    done += 1
    guard done % 8192 == 0, clock.now >= next else { return }
    next = clock.now + .milliseconds(200)
    guard File.standardError.isTerminal else { return }
    isShown = true
    try? File.standardError.write(Array("\r\(what): \(done * 100 / max(count, 1))%".utf8))
  }

  /// Clears the line.
  func end() {
    if isShown { try? File.standardError.write(Array("\r\u{1B}[K".utf8)) }
  }
}
