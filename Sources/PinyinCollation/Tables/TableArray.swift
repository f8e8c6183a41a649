import CNameData

/// A read-only array of fixed-width integers inside the bytes of an embedded table.
///
/// Invariant that makes the unsafe pointer right: the bytes are a static array of the executable, or a copy that is never given
/// back, so they live as long as the process and nobody writes to them; `TableFile` has checked that `count` elements lie inside it and
/// that its start is aligned. Every access is checked against `count`.
@safe package struct TableArray<Element: FixedWidthInteger & Sendable>: @unchecked Sendable, RandomAccessCollection {
  private let base: UnsafePointer<Element>
  package let count: Int

  /// Takes over a part of an embedded table; only `TableFile` calls it, after its checks.
  init(base: UnsafePointer<Element>, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  /// Keeps a copy of integers as long as the process lives: for tables worked out once, on first use.
  init(keeping elements: [Element]) {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: Swift.max(elements.count, 1))
    for (index, element) in elements.enumerated() { unsafe (copy + index).initialize(to: element) }
    unsafe self.init(base: UnsafePointer(copy), count: elements.count)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  @inline(__always) package subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "index outside an embedded table")
    return unsafe base[index]
  }

  /// An element, not checked: for tables of a size that is known beforehand, where the caller has checked against that.
  @inline(__always) @unsafe package func unchecked(_ index: Int) -> Element { unsafe base[index] }

  /// Where the elements lie.
  @unsafe var pointer: UnsafePointer<Element> { unsafe base }

  /// Brings all of the array near the processor, in its order: where much of it is going to be read, that is faster than
  /// to wait for it piece by piece.
  package func bringNear() { unsafe name_data_bring_near(base, count * MemoryLayout<Element>.size) }

  /// Two neighbours, the first at an even index, with one check.
  @inline(__always) package func pair(_ number: Int) -> (Element, Element) {
    precondition(number >= 0 && number < count >> 1, "index outside an embedded table")
    return unsafe (base[number &* 2], base[number &* 2 &+ 1])
  }
}
