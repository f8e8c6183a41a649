#if ICU
import CAlphabeticIndex
import PinyinCollation

/// ICU's index: records are added with their names and come back section by section, sorted.
struct AlphabeticIndexEngine: Engine {
  let name = "ICU AlphabeticIndex"
  let about = "icu::AlphabeticIndex of zh: records added, then read section by section"
  private let index: AlphabeticIndex

  /// Opens the index.
  init() throws { index = try AlphabeticIndex(locale: "zh") }

  func work(on names: [String]) -> Work { Work { .order(try index.order(of: names)) } }

  func letter(of text: String) throws -> Character? { try index.label(of: text).first }
}

/// An open index of ICU.
///
/// Invariant behind the unsafe pointer: opened in `init`, closed in `deinit`, used by one thread.
@safe private final class AlphabeticIndex {
  private let pointer: OpaquePointer

  init(locale: String) throws {
    var opened: OpaquePointer?
    try Self.check(unsafe alphabetic_index_open(locale, &opened))
    guard let opened = unsafe opened else { throw Problem(message: "ICU's AlphabeticIndex answers with nothing.") }
    unsafe pointer = opened
  }

  deinit { unsafe alphabetic_index_close(pointer) }

  func order(of names: [String]) throws -> [Int] {
    try Self.check(unsafe alphabetic_index_clear(pointer))
    for (record, var name) in names.enumerated() {
      try Self.check(name.withUTF8 { unsafe alphabetic_index_add(pointer, $0.baseAddress, $0.count, record) })
    }
    var count = 0
    var sections = 0
    var order = [Int](repeating: 0, count: names.count)
    let status = unsafe order.withUnsafeMutableBytes { bytes in
      unsafe alphabetic_index_order(
        pointer, bytes.assumingMemoryBound(to: Int.self).baseAddress, names.count, &count, &sections)
    }
    try Self.check(status)
    return Array(order.prefix(count))
  }

  func label(of text: String) throws -> String {
    var text = text
    var count = 0
    var label = [UInt8](repeating: 0, count: 16)
    try Self.check(
      text.withUTF8 { unsafe alphabetic_index_label(pointer, $0.baseAddress, $0.count, &label, label.count, &count) })
    return String(decoding: label.prefix(count), as: UTF8.self)
  }

  private static func check(_ status: Int32) throws {
    guard status == 0 else {
      throw Problem(message: "ICU's AlphabeticIndex fails with status \(status). Install an ICU with full data.")
    }
  }
}
#endif
