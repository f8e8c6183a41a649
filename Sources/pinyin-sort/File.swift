#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file of the system by its descriptor: bytes in, bytes out.
///
/// Invariant of the unsafe calls: each gets a buffer together with its own length, and the buffer outlives the call.
struct File {
  private let descriptor: Int32
  private let name: String

  static let standardInput = File(descriptor: 0, name: "standard input")
  static let standardOutput = File(descriptor: 1, name: "standard output")
  static let standardError = File(descriptor: 2, name: "standard error")

  /// Opens a file to read.
  static func reading(_ path: String) throws -> File {
    File(descriptor: try check(unsafe open(path, O_RDONLY), path, "cannot be opened"), name: path)
  }

  /// Opens a file to write, empty.
  static func writing(_ path: String) throws -> File {
    File(
      descriptor: try check(unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666), path, "cannot be written"),
      name: path)
  }

  /// Whether a terminal is at the other end.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How many processors there are, 8 at most.
  static var processors: Int { max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Appends all bytes up to the end.
  func readAll(into bytes: inout [UInt8]) throws {
    // The size of a file is known: its bytes are not to be copied while they come.
    var status = stat()
    if unsafe fstat(descriptor, &status) == 0, status.st_size > 0 {
      bytes.reserveCapacity(bytes.count + Int(status.st_size) + 1)
    }
    let portion = 1 << 18
    while true {
      var failed = false
      let part = unsafe [UInt8](unsafeUninitializedCapacity: portion) { buffer, count in
        var got: Int
        repeat { got = unsafe read(descriptor, buffer.baseAddress, portion) } while got < 0 && errno == EINTR
        failed = got < 0
        count = max(0, got)
      }
      if failed { throw Self.failure(name, "cannot be read") }
      if part.isEmpty { return }
      bytes += part
    }
  }

  /// All bytes up to the end.
  func readAll() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try readAll(into: &bytes)
    return bytes
  }

  /// Writes bytes; a reader who went away (as `head` does) ends the command quietly.
  func write(_ bytes: [UInt8]) throws {
    var done = 0
    while done < bytes.count {
      let put = unsafe bytes.withUnsafeBytes { buffer in
        guard let base = buffer.baseAddress else { return 0 }
        #if canImport(Glibc)
        return unsafe Glibc.write(descriptor, base + done, buffer.count - done)
        #elseif canImport(Musl)
        return unsafe Musl.write(descriptor, base + done, buffer.count - done)
        #else
        return unsafe Darwin.write(descriptor, base + done, buffer.count - done)
        #endif
      }
      if put < 0 && errno == EINTR { continue }
      guard put > 0 else { throw Self.failure(name, "cannot be written") }
      done += put
    }
  }

  /// Closes the file, which is when some systems tell that writing failed.
  func close() throws {
    #if canImport(Glibc)
    let status = Glibc.close(descriptor)
    #elseif canImport(Musl)
    let status = Musl.close(descriptor)
    #else
    let status = Darwin.close(descriptor)
    #endif
    if status != 0 { throw Self.failure(name, "cannot be written") }
  }

  private static func check(_ descriptor: Int32, _ path: String, _ what: String) throws -> Int32 {
    if descriptor < 0 { throw failure(path, what) }
    return descriptor
  }

  private static func failure(_ path: String, _ what: String) -> Failure {
    let reason = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "unknown reason"
    return Failure.badInput("\(path) \(what): \(reason).")
  }
}
