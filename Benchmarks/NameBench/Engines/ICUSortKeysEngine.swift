import Foundation
import PinyinCollation

/// ICU's sort keys, made once, one behind the other in one piece of memory, and compared with `memcmp`.
struct ICUSortKeysEngine: Engine {
  let name = "ICU sort keys"
  let about = "one sort key of ICU's zh collator a name, compared with memcmp"
  private let collator: Collator

  /// Opens ICU's `zh` collator, and nothing more.
  init() throws { collator = try Collator(tag: "zh", probes: []) }

  func work(on names: [String]) -> Work { Work { .order(try order(of: names)) } }

  func first(_ name: String) throws { _ = try collator.sortKey(name) }

  func letter(of text: String) throws -> Character? {
    let key = try collator.sortKey(text)
    return try ICULetters.letter { try !key.lexicographicallyPrecedes(collator.sortKey($0)) }
  }

  private func order(of names: [String]) throws -> [Int] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(names.count * 16)
    var keys: [Key] = []
    keys.reserveCapacity(names.count)
    for (index, name) in names.enumerated() {
      let start = bytes.count
      bytes += try collator.sortKey(name)
      keys.append(Key(start: start, length: Int32(bytes.count - start), index: Int32(index)))
    }
    // Invariant behind the unsafe pointers: every key lies inside `bytes`, as the loop above has laid it.
    unsafe bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      keys.sort { left, right in
        let shared = Int(min(left.length, right.length))
        let order = unsafe memcmp(base + left.start, base + right.start, shared)
        return order == 0 ? left.length < right.length : order < 0
      }
    }
    return keys.map { Int($0.index) }
  }

  /// Where a key lies, and whose it is.
  private struct Key {
    let start: Int
    let length: Int32
    let index: Int32
  }
}
