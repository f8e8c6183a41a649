#if ICU
import CICUShim

/// ICU through the shim. This folder is the only one that touches it.
package enum ICU {
  /// The version of the ICU that is running, such as `72.1`.
  package static let version: String = {
    var bytes = [CChar](repeating: 0, count: 32)
    unsafe icushim_version(&bytes, bytes.count)
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }()

  /// Turns a status of ICU into an error: failures and warnings alike, since a warning means that ICU went on with
  /// something else than was asked for.
  static func check(_ status: Int32, _ doing: @autoclosure () -> String) throws(CollationError) {
    guard status != 0 else { return }
    throw CollationError(.icu, "\(doing()): ICU \(version) answers \(name(of: status)).")
  }

  /// A status as ICU calls it.
  static func name(of status: Int32) -> String {
    guard let name = unsafe icushim_status_name(status) else { return "status \(status)" }
    return unsafe String(cString: name)
  }

  /// Asks the shim for bytes of unknown number: first with room for most answers, then with the room it named.
  static func bytes(
    guess: Int, doing: String, _ ask: (UnsafeMutablePointer<UInt8>?, Int, inout Int) -> Int32
  ) throws(CollationError) -> [UInt8] {
    var capacity = guess
    while true {
      var status: Int32 = 0
      var needed = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        status = unsafe ask(buffer.baseAddress, capacity, &needed)
        count = status == 0 ? Swift.min(needed, capacity) : 0
      }
      try check(status, doing)
      if needed <= capacity { return bytes }
      capacity = needed
    }
  }
}

extension PackageVersion {
  /// The version of the ICU that is running, such as `72.1`; not there where the package is built without ICU.
  public static var icu: String { ICU.version }
}
#endif
