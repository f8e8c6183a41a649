/// Goes through lines, and tells now and then how many bytes it has left behind.
struct LineReader: TextReader {
  private let list: LineList
  private var place: Int
  private let end: Int
  private var reported: Int
  private let progress: (Int) -> Void

  /// Bytes between two reports of progress.
  private static let stride = 1 << 20

  init(_ list: LineList, from place: Int, to end: Int, progress: @escaping (Int) -> Void) {
    self.list = list
    self.place = place
    self.end = end
    reported = place
    self.progress = progress
  }

  @inline(__always) mutating func next() -> (text: ShortText, handle: UInt32)? {
    guard place < end else { return nil }
    let (first, lineEnd) = (place, list.lineEnd(place))
    place = lineEnd &+ 1
    if place &- reported > Self.stride { report() }
    return (ShortText(list.text(first..<lineEnd)), UInt32(truncatingIfNeeded: first))
  }

  @inline(never) private mutating func report() {
    progress(Self.stride)
    reported += Self.stride
  }
}
