#if canImport(_FoundationICU)
import PinyinCollation
import _FoundationICU

/// The `zh` collator of the ICU that Foundation brings on Linux. Its functions have names of their own, so it runs in one
/// process with the system's ICU.
///
/// Invariant behind the unsafe pointer: it is opened in `init`, closed in `deinit`, and in between only given to functions of
/// ICU that take a constant collator, which ICU allows from several threads at once.
@safe package final class SecondICU: @unchecked Sendable {
  private let collator: OpaquePointer

  /// Opens the collator.
  ///
  /// - Throws: ``CollationError/Code/icu`` where this ICU does not have it.
  package init() throws(CollationError) {
    var status = U_ZERO_ERROR
    let opened = unsafe swift_ucol_open("zh@collation=pinyin", &status)
    guard let opened = unsafe opened else { throw Self.error(status, "opening the collator") }
    unsafe collator = opened
    try Self.check(status, "opening the collator")
  }

  deinit { unsafe swift_ucol_close(collator) }

  /// Which ICU this is, such as `76.1`.
  package static let version: String = {
    var numbers = [UInt8](repeating: 0, count: 4)
    unsafe swift_u_getVersion(&numbers)
    return "\(numbers[0]).\(numbers[1])"
  }()

  /// Negative, zero or positive as the left text stands before, with or behind the right one.
  package func compare(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf16), Array(right.utf16))
    let order = unsafe swift_ucol_strcoll(collator, left, Int32(left.count), right, Int32(right.count))
    return Int(order.rawValue)
  }

  /// The characters to which the tailoring gives a place of its own; contractions left out.
  package func tailored() throws(CollationError) -> [UInt32] {
    var status = U_ZERO_ERROR
    let set = unsafe swift_ucol_getTailoredSet(collator, &status)
    defer { unsafe swift_uset_close(set) }
    try Self.check(status, "reading the tailored characters")
    var scalars: [UInt32] = []
    for item in 0..<(unsafe swift_uset_getItemCount(set)) {
      var (start, end): (Int32, Int32) = (0, 0)
      // A length of two or more is a contraction, not a range.
      var ignored = U_ZERO_ERROR
      guard unsafe swift_uset_getItem(set, item, &start, &end, nil, 0, &ignored) == 0 else { continue }
      scalars += (start...end).map(UInt32.init)
    }
    return scalars
  }

  /// The collation elements of a text, each in full.
  package func elements(_ scalars: some Sequence<UInt32>) throws(CollationError) -> [RunElement] {
    let units = Array(String(String.UnicodeScalarView(scalars.map { Unicode.Scalar($0) ?? "\u{FFFD}" })).utf16)
    var status = U_ZERO_ERROR
    let halves = unsafe units.withUnsafeBufferPointer { units in
      // ICU reads the text while it steps, so it has to stay where it is until the last step.
      let steps = unsafe swift_ucol_openElements(collator, units.baseAddress, Int32(units.count), &status)
      defer { unsafe swift_ucol_closeElements(steps) }
      var halves: [UInt32] = []
      while status == U_ZERO_ERROR {
        let half = unsafe swift_ucol_next(steps, &status)
        if half == Int32(UCOL_NULLORDER) { break }
        halves.append(UInt32(bitPattern: half))
      }
      return halves
    }
    try Self.check(status, "reading collation elements")
    return Self.joined(halves)
  }

  /// ICU hands out an element in one or two halves; the second half is marked by 11 in its two case bits.
  private static func joined(_ halves: [UInt32]) -> [RunElement] {
    var elements: [RunElement] = []
    for bits in halves {
      let (primary, secondary, tertiary) = (bits >> 16, UInt16(bits >> 8 & 0xFF), UInt16(bits & 0x3F))
      if bits & 0xC0 == 0xC0, let first = elements.popLast() {
        elements.append(
          RunElement(
            primary: first.primary | primary, secondary: first.secondary | secondary,
            tertiary: first.tertiary | tertiary))
      } else {
        elements.append(RunElement(primary: primary << 16, secondary: secondary << 8, tertiary: tertiary << 8))
      }
    }
    return elements
  }

  static func check(_ status: UErrorCode, _ doing: String) throws(CollationError) {
    guard status == U_ZERO_ERROR else { throw error(status, doing) }
  }

  static func error(_ status: UErrorCode, _ doing: String) -> CollationError {
    CollationError(.icu, "ICU \(version), \(doing): status \(status.rawValue).")
  }
}
#endif
