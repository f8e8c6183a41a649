#if canImport(_FoundationICU)
import PinyinCollation
import _FoundationICU

/// Han-Latin of the second ICU.
///
/// Invariant behind the unsafe pointer: it is opened in `init` and closed in `deinit`. Not sendable, since one transliterator
/// serves one thread at a time.
@safe package final class SecondHanLatin {
  private let transliterator: OpaquePointer

  /// Opens the transliterator.
  ///
  /// - Throws: ``CollationError/Code/icu`` where this ICU does not have it.
  package init() throws(CollationError) {
    let id = Array("Han-Latin".utf16)
    var status = U_ZERO_ERROR
    let opened = unsafe swift_utrans_openU(id, Int32(id.count), UTRANS_FORWARD, nil, 0, nil, &status)
    guard let opened = unsafe opened else { throw SecondICU.error(status, "opening Han-Latin") }
    unsafe transliterator = OpaquePointer(opened)
    try SecondICU.check(status, "opening Han-Latin")
  }

  deinit { unsafe swift_utrans_close(UnsafeMutablePointer(transliterator)) }

  /// One character as Han-Latin writes it.
  package func transliterate(_ character: Unicode.Scalar) throws(CollationError) -> String {
    var units = Array(String(character).utf16)
    var length = Int32(units.count)
    var limit = length
    // No reading is as long.
    units += Array(repeating: 0, count: 62)
    var status = U_ZERO_ERROR
    unsafe swift_utrans_transUChars(
      UnsafeMutablePointer(transliterator), &units, &length, Int32(units.count), 0, &limit, &status)
    try SecondICU.check(status, "transliterating")
    return String(decoding: units.prefix(Int(length)), as: UTF16.self)
  }
}
#endif
