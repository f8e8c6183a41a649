import Synchronization

@testable import PinyinCollation

/// A provider that gives nothing and counts how often it was asked: the probe of the fast path of pure Han keys.
final class CountingRunWeights: RunWeights {
  private let asked = Mutex(0)

  var count: Int { asked.withLock { $0 } }

  func elements(of run: ArraySlice<UInt32>) -> [RunElement] {
    asked.withLock { $0 += 1 }
    return []
  }

  var version: String { "counting" }
}
