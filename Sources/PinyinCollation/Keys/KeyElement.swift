/// One thing of a text that has a place in the order.
enum KeyElement {
  /// The end of a family name.
  case separator
  /// A Han character with its reading.
  case han(HanWeight)
  /// Places of scalars that are not Han, without those that have no weight.
  case run(Range<Int>)
}

extension ReadName {
  /// Goes through the elements in order, as long as the closure says so.
  ///
  /// - Complexity: O(*n*)
  @inline(__always) func eachElement(_ body: (KeyElement) -> Bool) {
    var place = text.start
    let count = text.scalars.count
    let core = coreRange
    while place < count {
      if separator == place, !body(.separator) { return }
      if let weight = text.entries[place].han {
        guard body(.han(weight)) else { return }
        place += 1
      } else if isIgnored(place, core) {
        place += 1
      } else {
        let first = place
        while place < count, !text.entries[place].isHan, !isIgnored(place, core), place == first || place != separator {
          place += 1
        }
        guard body(.run(first..<place)) else { return }
      }
    }
    if separator == count { _ = body(.separator) }
  }

  /// Whether a scalar has no weight: it is invisible, or it stands between the Han characters of a name as a blank (only
  /// in a person's name: 张 三) or as a middle dot.
  func isIgnored(_ place: Int) -> Bool { isIgnored(place, coreRange) }

  private func isIgnored(_ place: Int, _ core: Range<Int>) -> Bool {
    let traits = text.entries[place].traits
    if traits.contains(.invisible) { return true }
    guard core.contains(place) else { return false }
    return traits.contains(.middleDot) || kind == .person && traits.contains(.blank)
  }
}
