/// A bare radix sort of 64-bit keys: lowest digit first, digits of 11 bits, six passes.
///
/// It knows nothing of names. No sort that has to look at every bit of such a key is expected to be faster, so its time
/// is the floor under every other.
enum RadixSort {
  private static let bits = 11
  private static let passes = 6
  private static let buckets = 1 << bits

  /// The order of keys as a permutation; equal keys keep the order they had.
  ///
  /// The keys and their indices move together, between two pairs of arrays.
  ///
  /// - Complexity: O(*n*)
  static func order(of keys: [UInt64]) -> [UInt32] {
    let count = keys.count
    return unsafe [UInt32](unsafeUninitializedCapacity: count) { indices, initialized in
      initialized = count
      guard count > 0, let result = indices.baseAddress else { return }
      unsafe sort(keys, into: result)
    }
  }

  /// Invariant: every pointer has room for as many elements as there are keys, and each pass writes every one of them,
  /// since the buckets of a pass hold all keys between them. Six passes are even: the last one writes into `result`.
  private static func sort(_ keys: [UInt64], into result: UnsafeMutablePointer<UInt32>) {
    let count = keys.count
    let otherIndices = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    let firstKeys = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    let otherKeys = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    let places = UnsafeMutablePointer<UInt32>.allocate(capacity: buckets * passes)
    defer {
      unsafe otherIndices.deallocate()
      unsafe firstKeys.deallocate()
      unsafe otherKeys.deallocate()
      unsafe places.deallocate()
    }
    unsafe places.initialize(repeating: 0, count: buckets * passes)
    unsafe keys.withUnsafeBufferPointer { keys in
      for index in 0..<count {
        let key = unsafe keys[index]
        unsafe firstKeys[index] = key
        unsafe result[index] = UInt32(truncatingIfNeeded: index)
        for pass in 0..<passes { unsafe places[pass &* buckets &+ digit(key, pass)] &+= 1 }
      }
    }
    var (from, to) = unsafe (firstKeys, otherKeys)
    var (fromIndices, toIndices) = unsafe (result, otherIndices)
    for pass in 0..<passes {
      let places = unsafe places + pass * buckets
      var sum: UInt32 = 0
      for bucket in 0..<buckets {
        let size = unsafe places[bucket]
        unsafe places[bucket] = sum
        sum &+= size
      }
      for index in 0..<count {
        let key = unsafe from[index]
        let bucket = digit(key, pass)
        let place = unsafe Int(truncatingIfNeeded: places[bucket])
        unsafe places[bucket] &+= 1
        unsafe to[place] = key
        unsafe toIndices[place] = fromIndices[index]
      }
      unsafe swap(&from, &to)
      unsafe swap(&fromIndices, &toIndices)
    }
  }

  @inline(__always) private static func digit(_ key: UInt64, _ pass: Int) -> Int {
    Int(truncatingIfNeeded: key &>> UInt64(truncatingIfNeeded: pass &* bits)) & (buckets &- 1)
  }
}
