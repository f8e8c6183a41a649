#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The lines of a text in memory; the handle of a line is where it begins.
///
/// Keys of plain names are made twice rather than kept: that is faster than it sounds, and a list takes 8 bytes a line beside its
/// text, and as many again for each line of the largest bucket.
///
/// Invariant that makes the unsafe pointer right: `NameCollation.withSortedLines` makes a value over an array that it holds, and
/// the value does not outlive the call.
@safe struct LineList: TextList, @unchecked Sendable {
  private let base: UnsafePointer<UInt8>?
  private let count: Int
  /// Told now and then how many bytes have been gone through, twice over, by the first of several threads.
  private let progress: @Sendable (Int) -> Void

  private static let newline = UInt8(ascii: "\n")
  /// Bytes of a line, roughly.
  private static let usualLength = 8

  /// - Parameter bytes: lines, each with a newline at its end.
  init(_ bytes: UnsafeBufferPointer<UInt8>, progress: @escaping @Sendable (Int) -> Void) {
    unsafe base = bytes.baseAddress
    count = bytes.count
    self.progress = progress
  }

  var keepsKeys: Bool { false }

  func capacity(part: Int, of parts: Int) -> Int { count / parts / Self.usualLength + 1 }

  func firstHandle(part: Int, of parts: Int) -> Int {
    let place = count * part / parts
    return place == 0 || place >= count ? place : lineEnd(place - 1) + 1
  }

  func withReader<Result>(part: Int, of parts: Int, _ body: (inout LineReader) -> Result) -> Result {
    var reader = LineReader(
      self, from: firstHandle(part: part, of: parts), to: firstHandle(part: part + 1, of: parts)
    ) {
      // The first of several threads stands for all.
      if part == 0 { progress($0 * parts) }
    }
    return body(&reader)
  }

  func withText<Result>(_ handle: UInt32, _ body: (TextBytes) -> Result) -> Result {
    body(text(range(handle)))
  }

  @inline(__always) func text(_ range: Range<Int>) -> TextBytes {
    unsafe TextBytes(UnsafeBufferPointer(start: base.map { unsafe $0 + range.lowerBound }, count: range.count))
  }

  /// The bytes of a line.
  func range(_ handle: UInt32) -> Range<Int> { Int(handle)..<lineEnd(Int(handle)) }

  /// The newline behind a place; the last byte is one.
  @inline(__always) func lineEnd(_ place: Int) -> Int {
    guard place < count, let base = unsafe base,
      let found = unsafe memchr(base + place, Int32(Self.newline), count - place)
    else { return count }
    return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
