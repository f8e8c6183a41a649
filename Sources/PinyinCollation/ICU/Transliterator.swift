#if ICU
import CICUShim
import Synchronization

/// An open transliterator of ICU. Slow to open (130 to 270 ms for Han-Latin), so open it once and keep it.
package final class Transliterator: Sendable {
  /// Invariant behind the unsafe pointer: opened in `init`, closed in `deinit`, and used only under the lock, since
  /// one transliterator serves one thread at a time.
  @safe private struct Handle: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private let handle: Mutex<Handle>

  /// Opens a transliterator by its id, such as `Han-Latin`.
  ///
  /// - Throws: ``CollationError/Code/icu`` when ICU fails or warns.
  package init(id: String) throws(CollationError) {
    var opened: OpaquePointer?
    let status = unsafe icushim_transliterator_open(id, &opened)
    guard let pointer = unsafe opened else {
      try ICU.check(status, "Opening the transliterator \(id)")
      throw CollationError(.icu, "Opening the transliterator \(id): ICU \(ICU.version) answers with nothing.")
    }
    handle = Mutex(unsafe Handle(pointer: pointer))
    try ICU.check(status, "Opening the transliterator \(id)")
  }

  deinit { handle.withLock { unsafe icushim_transliterator_close($0.pointer) } }

  /// The transliterated text.
  package func transliterate(_ text: String) throws(CollationError) -> String {
    var text = text
    let result = handle.withLock { handle in
      text.withUTF8 { text in
        Result { () throws(CollationError) in
          try unsafe ICU.bytes(guess: text.count * 4 + 32, doing: "Transliterating") { out, capacity, count in
            unsafe icushim_transliterate(handle.pointer, text.baseAddress, text.count, out, capacity, &count)
          }
        }
      }
    }
    return String(decoding: try result.get(), as: UTF8.self)
  }
}
#endif
