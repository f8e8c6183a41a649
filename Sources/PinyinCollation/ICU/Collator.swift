#if ICU
import CICUShim

/// An open collator of ICU, frozen: nothing about it changes after opening, so threads may share it.
///
/// Invariant behind the unsafe pointer: it is opened in `init`, closed in `deinit`, and in between only given to
/// functions of ICU that take a constant collator, which ICU allows from several threads at once.
@safe package final class Collator: @unchecked Sendable {
  private let pointer: OpaquePointer
  /// The language tag it was opened with.
  package let tag: String

  /// Opens the collator of a language tag and makes sure that ICU obeyed.
  ///
  /// - Parameters:
  ///   - tag: a BCP 47 tag such as `zh-u-co-pinyin`.
  ///   - probes: pairs of texts whose first must stand before the second in the order asked for.
  /// - Throws: ``CollationError/Code/icu`` when ICU fails or warns, ``CollationError/Code/orderNotAvailable`` when
  ///   what it opened is another order.
  package init(tag: String, numeric: Bool = false, probes: [(String, String)]) throws(CollationError) {
    var opened: OpaquePointer?
    let status = unsafe icushim_collator_open(tag, &opened)
    guard let pointer = unsafe opened else {
      try ICU.check(status, "Opening the collator \(tag)")
      throw CollationError(.icu, "Opening the collator \(tag): ICU \(ICU.version) answers with nothing.")
    }
    unsafe self.pointer = pointer
    self.tag = tag
    // A warning leaves a collator behind that sorts in some other way. From here on `deinit` closes it.
    guard status == 0 else {
      throw CollationError(
        .orderNotAvailable,
        "ICU \(ICU.version) has no collation \(tag) (\(ICU.name(of: status))). Install an ICU with full data.")
    }
    let numericStatus = unsafe icushim_collator_set(pointer, ICUSHIM_NUMERIC, numeric ? 1 : 0)
    try ICU.check(numericStatus, "Setting numeric order")
    try prove(probes)
  }

  deinit { unsafe icushim_collator_close(pointer) }

  /// Makes sure that ICU has an order of a language, without opening it.
  ///
  /// - Throws: ``CollationError/Code/orderNotAvailable`` where it has not.
  package static func check(order: String, of language: String) throws(CollationError) {
    let status = unsafe icushim_collator_find(language, order)
    guard status >= 0 else {
      throw CollationError(
        .orderNotAvailable,
        "ICU \(ICU.version) has no order \(order) for \(language). Install an ICU with full data.")
    }
    try ICU.check(status, "Looking for the order \(order)")
  }

  /// A trimmed ICU opens `zh` and sorts by code point without a word: locale and probes tell.
  private func prove(_ probes: [(String, String)]) throws(CollationError) {
    let actual = try actualLocale()
    let language = tag.prefix { $0 != "-" }
    guard language == "und" || actual.prefix(while: { $0 != "_" && $0 != "@" }) == language else {
      throw CollationError(
        .orderNotAvailable,
        "ICU \(ICU.version) answers \(tag) with the rules of \u{201C}\(actual)\u{201D}. Install an ICU with full data.")
    }
    for (first, second) in probes where try compare(first, second) >= 0 {
      throw CollationError(
        .orderNotAvailable,
        "ICU \(ICU.version) opens \(tag) but does not put \(first) before \(second). Install an ICU with full data.")
    }
  }

  /// The locale whose rules are in force, as ICU spells it.
  package func actualLocale() throws(CollationError) -> String {
    var status: Int32 = 0
    let name = unsafe icushim_collator_actual_locale(pointer, &status)
    try ICU.check(status, "Asking for the locale of \(tag)")
    guard let name = unsafe name else { return "" }
    return unsafe String(cString: name)
  }

  /// The version of ICU's collation data. It does not tell pinyin from stroke.
  package var version: String {
    var numbers = [UInt8](repeating: 0, count: 4)
    unsafe icushim_collator_version(pointer, &numbers)
    return numbers.map(String.init).joined(separator: ".")
  }

  /// Negative, zero or positive as the left text stands before, with or behind the right one.
  package func compare(_ left: String, _ right: String) throws(CollationError) -> Int {
    var left = left
    var right = right
    var order: Int32 = 0
    let status = left.withUTF8 { left in
      right.withUTF8 { right in
        unsafe icushim_collator_compare(pointer, left.baseAddress, left.count, right.baseAddress, right.count, &order)
      }
    }
    try ICU.check(status, "Comparing two texts")
    return Int(order)
  }

  /// ICU's sort key, without its final NUL.
  package func sortKey(_ text: String) throws(CollationError) -> [UInt8] {
    var text = text
    // The conversion to typed throws needs the result out of the closure.
    let result = text.withUTF8 { text in
      Result { () throws(CollationError) in
        try unsafe ICU.bytes(guess: text.count * 4 + 32, doing: "Making a sort key") { out, capacity, count in
          unsafe icushim_collator_sort_key(pointer, text.baseAddress, text.count, out, capacity, &count)
        }
      }
    }
    var key = try result.get()
    if key.last == 0 { key.removeLast() }
    return key
  }

  /// The bound of a sort key: at or below the lowest, or above the highest of all keys that begin with it.
  package static func bound(of key: [UInt8], upper: Bool) throws(CollationError) -> [UInt8] {
    try unsafe ICU.bytes(guess: key.count + 8, doing: "Making a bound") { out, capacity, count in
      unsafe icushim_collator_bound(key, key.count, upper, out, capacity, &count)
    }
  }

  /// The collation elements of a text, each in full.
  package func elements(_ scalars: some Sequence<UInt32>) throws(CollationError) -> [RunElement] {
    var text = ""
    for scalar in scalars { text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
    var capacity = text.utf8.count + 16
    while true {
      var status: Int32 = 0
      var needed = 0
      let elements = unsafe [icushim_element](unsafeUninitializedCapacity: capacity) { buffer, count in
        status = text.withUTF8 { text in
          unsafe icushim_collator_elements(
            pointer, text.baseAddress, text.count, buffer.baseAddress, capacity, &needed)
        }
        count = status == 0 ? Swift.min(needed, capacity) : 0
      }
      try ICU.check(status, "Reading collation elements")
      if needed <= capacity {
        return elements.map { RunElement(primary: $0.primary, secondary: $0.secondary, tertiary: $0.tertiary) }
      }
      capacity = needed
    }
  }

  /// The characters to which the tailoring gives a place of its own; contractions left out.
  package func tailored() throws(CollationError) -> [UInt32] {
    var capacity = 1 << 16
    while true {
      var needed = 0
      var scalars = [UInt32](repeating: 0, count: capacity)
      let status = unsafe icushim_collator_tailored(pointer, &scalars, capacity, &needed)
      try ICU.check(status, "Reading the tailored characters of \(tag)")
      if needed <= capacity { return Array(scalars.prefix(needed)) }
      capacity = needed
    }
  }
}
#endif
