import Synchronization

/// How far long work has come, on a terminal only.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var isShown = false
    var next: ContinuousClock.Instant
  }

  private let what: String
  private let count: Int
  private let clock = ContinuousClock()
  private let isTerminal = File.standardError.isTerminal
  private let state: Mutex<State>

  /// Begins work on so many pieces.
  init(_ what: String, of count: Int) {
    self.what = what
    self.count = count
    state = Mutex(State(next: clock.now + .seconds(1)))
  }

  /// Counts pieces; says so now and then, from the second second on.
  @Sendable func advance(by pieces: Int) {
    guard isTerminal else { return }
    state.withLock { state in
      state.done += pieces
      guard clock.now >= state.next else { return }
      state.next = clock.now + .milliseconds(200)
      state.isShown = true
      try? File.standardError.write(Array("\r\(what): \(min(99, state.done * 100 / max(count, 1)))%".utf8))
    }
  }

  /// Clears the line.
  func end() {
    if state.withLock({ $0.isShown }) { try? File.standardError.write(Array("\r\u{1B}[K".utf8)) }
  }
}
