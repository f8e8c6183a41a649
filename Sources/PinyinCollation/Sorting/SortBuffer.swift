/// Memory of a sort, given back when the sort is over.
@safe final class SortBuffer<Element: FixedWidthInteger & BitwiseCopyable>: @unchecked Sendable {
  private let memory: UnsafeMutableBufferPointer<Element>

  /// Takes memory for so many elements, of any value.
  init(count: Int) { unsafe memory = .allocate(capacity: count) }

  /// Takes memory for so many elements of one value.
  convenience init(repeating value: Element, count: Int) {
    self.init(count: count)
    unsafe memory.initialize(repeating: value)
  }

  deinit { unsafe memory.deallocate() }

  /// All elements.
  var all: SortView<Element> { unsafe SortView(memory.baseAddress, count: memory.count) }
}

/// A part of a `SortBuffer`: plain integers that threads may share.
///
/// Invariants that make the unsafe pointer right: whoever makes a view keeps the buffer alive as long as the view is used;
/// an element is written before it is read; and of threads that use views of one buffer at the same time, none touches an
/// element that another one writes. Every access is checked against `count`.
@safe struct SortView<Element: FixedWidthInteger & BitwiseCopyable>: @unchecked Sendable {
  private let base: UnsafeMutablePointer<Element>?
  let count: Int

  fileprivate init(_ base: UnsafeMutablePointer<Element>?, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      guard UInt(bitPattern: index) < UInt(bitPattern: count), let base = unsafe base else { Self.fail() }
      return unsafe base[index]
    }
    nonmutating set {
      guard UInt(bitPattern: index) < UInt(bitPattern: count), let base = unsafe base else { Self.fail() }
      unsafe base[index] = newValue
    }
  }

  /// An element that whoever asks knows to be one.
  @inline(__always) @unsafe func unchecked(_ index: Int) -> Element {
    unsafe base.unsafelyUnwrapped[index]
  }

  /// Sets an element that whoever asks knows to be one.
  @inline(__always) @unsafe func setUnchecked(_ index: Int, _ value: Element) {
    unsafe base.unsafelyUnwrapped[index] = value
  }

  /// The first of the elements.
  @unsafe var pointer: UnsafeMutablePointer<Element>? { unsafe base }

  /// A part of the elements, counted from 0 again.
  @inline(__always) subscript(range: Range<Int>) -> SortView {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range outside the memory of a sort")
    return unsafe SortView(base.map { unsafe $0 + range.lowerBound }, count: range.count)
  }

  /// Sets all elements to 0.
  func clear() { unsafe base?.update(repeating: 0, count: count) }

  /// Copies the first elements of another view.
  func copy(_ other: SortView, count: Int) {
    precondition(count <= self.count && count <= other.count, "a copy outside the memory of a sort")
    guard let base = unsafe base, let source = unsafe other.base else { return }
    unsafe base.update(from: source, count: count)
  }

  @inline(never) private static func fail() -> Never { preconditionFailure("an element outside the memory of a sort") }
}

extension Array where Element: FixedWidthInteger & BitwiseCopyable {
  /// Makes an array of integers of 64 bits in the memory where a closure has written words.
  ///
  /// - Parameter body: writes every word, and leaves what the array is to hold.
  init(words count: Int, _ body: (SortView<UInt64>) -> Void) {
    precondition(MemoryLayout<Element>.size == MemoryLayout<UInt64>.size, "integers of another size")
    self = unsafe [Element](unsafeUninitializedCapacity: count) { memory, filled in
      unsafe memory.withMemoryRebound(to: UInt64.self) { words in
        unsafe body(SortView(words.baseAddress, count: count))
      }
      filled = count
    }
  }
}
