import Dispatch

/// Runs pieces of one work at the same time.
enum Workers {
  /// Runs every piece and waits for all of them; a single piece runs on the thread that asks.
  static func run(_ count: Int, _ piece: @Sendable (Int) -> Void) {
    if count <= 1 { return piece(0) }
    DispatchQueue.concurrentPerform(iterations: count, execute: piece)
  }
}
