/// Goes through lines, and tells now and then how many bytes it has left behind.
struct LineReader: TextReader {
  private let list: LineList
  private var place: Int
  private let end: Int
  private var reported: Int
  private let progress: (Int) -> Void
  /// The handles of the texts lent last.
  private let handles = SortBuffer<UInt32>(count: KeyBlock.size)

  /// Bytes between two reports of progress.
  private static let stride = 1 << 20

  init(_ list: LineList, from place: Int, to end: Int, progress: @escaping (Int) -> Void) {
    self.list = list
    self.place = place
    self.end = end
    reported = place
    self.progress = progress
  }

  mutating func texts(_ room: SortView<UInt64>) -> ShortTexts {
    var count = 0
    while count < KeyBlock.size, place < end {
      let lineEnd = list.lineEnd(place)
      handles.all[count] = UInt32(truncatingIfNeeded: place)
      room.set(ShortText(list.text(place..<lineEnd)), at: count)
      place = lineEnd &+ 1
      count &+= 1
    }
    if place &- reported > Self.stride { report() }
    return unsafe ShortTexts(words: room.pointer, count: count)
  }

  @inline(__always) func handle(_ number: Int) -> UInt32 { handles.all[number] }

  @inline(never) private mutating func report() {
    progress(Self.stride)
    reported += Self.stride
  }
}
