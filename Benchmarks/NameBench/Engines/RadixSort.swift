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
  /// Keys and indices lie in arrays of their own, which proved faster than pairs.
  ///
  /// - Complexity: O(*n*)
  static func order(of keys: [UInt64]) -> [UInt32] {
    unsafe [UInt32](unsafeUninitializedCapacity: keys.count) { indices, initialized in
      initialized = keys.count
      unsafe keys.withUnsafeBufferPointer { keys in
        guard let result = indices.baseAddress, let first = keys.baseAddress, !keys.isEmpty else { return }
        unsafe sort(first, count: keys.count, into: result)
      }
    }
  }

  /// Invariant: every pointer has room for as many elements as there are keys, and each pass writes every one of them,
  /// since the buckets of a pass hold all keys between them. Indices go to `other` and `result` in turn; the passes are
  /// even in number, so the last one writes into `result`.
  private static func sort(
    _ keys: UnsafePointer<UInt64>, count: Int, into result: UnsafeMutablePointer<UInt32>
  ) {
    let other = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    let firstKeys = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    let secondKeys = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    let places = UnsafeMutablePointer<UInt32>.allocate(capacity: buckets * passes)
    defer {
      unsafe other.deallocate()
      unsafe firstKeys.deallocate()
      unsafe secondKeys.deallocate()
      unsafe places.deallocate()
    }
    unsafe lay(places, keys, count)
    // The first pass reads the keys where they are and knows their indices.
    for index in 0..<count {
      let key = unsafe keys[index]
      let place = unsafe next(places, digit(key, 0))
      unsafe firstKeys[place] = key
      unsafe other[place] = UInt32(truncatingIfNeeded: index)
    }
    var (from, to) = unsafe (firstKeys, secondKeys)
    var (fromIndices, toIndices) = unsafe (other, result)
    for pass in 1..<passes - 1 {
      let places = unsafe places + pass * buckets
      for index in 0..<count {
        let key = unsafe from[index]
        let place = unsafe next(places, digit(key, pass))
        unsafe to[place] = key
        unsafe toIndices[place] = fromIndices[index]
      }
      unsafe swap(&from, &to)
      unsafe swap(&fromIndices, &toIndices)
    }
    // Behind the last pass nobody reads the keys.
    let last = unsafe places + (passes - 1) * buckets
    for index in 0..<count {
      unsafe toIndices[next(last, digit(from[index], passes - 1))] = fromIndices[index]
    }
  }

  /// For each pass and digit, the place of the first key with that digit.
  private static func lay(_ places: UnsafeMutablePointer<UInt32>, _ keys: UnsafePointer<UInt64>, _ count: Int) {
    unsafe places.initialize(repeating: 0, count: buckets * passes)
    for index in 0..<count {
      let key = unsafe keys[index]
      for pass in 0..<passes { unsafe places[pass &* buckets &+ digit(key, pass)] &+= 1 }
    }
    for pass in 0..<passes {
      var sum: UInt32 = 0
      for place in pass * buckets..<(pass + 1) * buckets {
        let size = unsafe places[place]
        unsafe places[place] = sum
        sum &+= size
      }
    }
  }

  /// The place for one more key with a digit.
  @inline(__always) private static func next(_ places: UnsafeMutablePointer<UInt32>, _ digit: Int) -> Int {
    let place = unsafe places[digit]
    unsafe places[digit] = place &+ 1
    return Int(truncatingIfNeeded: place)
  }

  @inline(__always) private static func digit(_ key: UInt64, _ pass: Int) -> Int {
    Int(truncatingIfNeeded: key &>> UInt64(truncatingIfNeeded: pass &* bits)) & (buckets &- 1)
  }
}
