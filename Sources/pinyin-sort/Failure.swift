import PinyinCollation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why the command stops: a sentence for the user, and the exit status that goes with it.
struct Failure: Error {
  let message: String
  let status: Int32

  /// A file or a line that cannot be used.
  static func badInput(_ message: String) -> Failure { Failure(message: message, status: 1) }

  /// Arguments that make no sense.
  static func badUsage(_ message: String) -> Failure {
    Failure(message: message + "\n" + Usage.hint, status: 2)
  }

  /// An error of the library: what is not available yet is a matter of usage, the rest one of input.
  static func of(_ error: CollationError) -> Failure {
    switch error.code {
    case .orderNotAvailable: badUsage(error.message)
    default: badInput(error.message)
    }
  }

  /// Says why and ends the process.
  func exit() -> Never {
    try? File.standardError.write(Array("pinyin-sort: \(message)\n".utf8))
    #if canImport(Glibc)
    Glibc.exit(status)
    #elseif canImport(Musl)
    Musl.exit(status)
    #else
    Darwin.exit(status)
    #endif
  }
}
