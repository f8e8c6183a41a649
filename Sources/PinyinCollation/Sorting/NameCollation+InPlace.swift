extension NameCollation {
  /// Sorts objects where they are, by a name they have. Stable.
  ///
  /// - Parameters:
  ///   - objects: anything that has a name.
  ///   - threads: how many threads may work on a long list.
  ///   - name: its name, such as `\.name`; asked once an object.
  /// - Complexity: O(*n*) for names, each object moved twice
  @inlinable public func sort<Object>(_ objects: inout [Object], threads: Int = 1, by name: (Object) -> String) {
    let order = order(of: objects.map(name), threads: threads)
    unsafe objects.withUnsafeMutableBufferPointer { places in unsafe Self.move(places, into: order) }
  }

  /// Moves what is in memory into another order.
  ///
  /// Invariant that makes the unsafe moves right: the order holds every index once, so each object is moved out once and in
  /// once, and nobody sees the memory in between.
  @inlinable static func move<Object>(_ places: UnsafeMutableBufferPointer<Object>, into order: [Int]) {
    guard let base = places.baseAddress else { return }
    precondition(order.count == places.count, "an order of another list")
    let moved = UnsafeMutablePointer<Object>.allocate(capacity: order.count)
    for (place, index) in order.enumerated() {
      unsafe (moved + place).moveInitialize(from: base + index, count: 1)
    }
    unsafe base.moveInitialize(from: moved, count: order.count)
    unsafe moved.deallocate()
  }
}
