/// The elements of a key while the key is made, with what each has on every level. One value makes key after key and keeps
/// its memory.
struct KeyUnits {
  private var units: [Unit] = []
  /// Whether ICU was asked for nothing.
  private(set) var isPureHan = true
  /// Whether any element with a weight is not Han.
  private var hasRuns = false

  /// The secondary and tertiary weight that nothing special has, in ICU's collation elements.
  static let common: UInt16 = 0x0500

  private struct Unit {
    /// The first byte on the first level: a class, or a digit of a number.
    var first: UInt8
    /// Bytes on the first level: 5 with a weight, 1 without, none for a combining mark.
    var width: UInt8
    var secondary: UInt16 = 0
    var tertiary: UInt16 = 0
    var weight: UInt32 = 0
  }

  /// Forgets the key before.
  mutating func removeAll() {
    units.removeAll(keepingCapacity: true)
    (isPureHan, hasRuns) = (true, false)
  }

  /// Adds the end of a family name or of a field.
  mutating func addSeparator() { units.append(Unit(first: ElementClass.separator, width: 1)) }

  /// Adds a Han character.
  mutating func addHan(_ elementClass: UInt8, _ weight: UInt32) {
    units.append(Unit(first: elementClass, width: 5, secondary: Self.common, tertiary: Self.common, weight: weight))
  }

  /// Notes that text follows which is not Han.
  mutating func beginRun() { isPureHan = false }

  /// Adds an element of text that is not Han.
  mutating func add(_ element: RunElement, _ elementClass: UInt8) {
    // What is ignorable on every level, such as U+0000, is no element.
    guard element.primary != 0 || element.secondary != 0 || element.tertiary != 0 else { return }
    hasRuns = true
    units.append(
      Unit(
        first: elementClass, width: element.primary == 0 ? 0 : 5, secondary: element.secondary,
        tertiary: element.tertiary, weight: element.primary))
  }

  /// Adds a number, however many digits as one element: a longer number is a greater one. Zeros before it count in the last level.
  mutating func add(number digits: [UInt8]) {
    hasRuns = true
    units.append(
      Unit(
        first: ElementClass.digit, width: 5, secondary: Self.common, tertiary: Self.common,
        weight: UInt32(digits.count)))
    for digit in digits { units.append(Unit(first: digit, width: 1)) }
  }

  /// Writes the levels of the key behind other bytes.
  ///
  /// - Complexity: O(*n*)
  func write(section: UInt8, to bytes: inout [UInt8]) {
    let units = units.span
    bytes.append(addingCapacity: 9 * units.count + 6) { bytes in
      bytes.append(section)
      for place in units.indices where units[place].width > 0 {
        bytes.append(units[place].first)
        guard units[place].width > 1 else { continue }
        for shift in [24, 16, 8, 0] as [UInt32] {
          bytes.append(UInt8(truncatingIfNeeded: units[place].weight >> shift))
        }
      }
      bytes.append(ElementClass.end)
      func append(_ weight: UInt16) {
        guard weight != 0 else { return }
        bytes.append(UInt8(truncatingIfNeeded: weight >> 8))
        bytes.append(UInt8(truncatingIfNeeded: weight))
      }
      if hasRuns { for place in units.indices { append(units[place].secondary) } }
      for _ in 0..<2 { bytes.append(0) }
      if hasRuns { for place in units.indices { append(units[place].tertiary) } }
      for _ in 0..<2 { bytes.append(0) }
    }
  }
}
