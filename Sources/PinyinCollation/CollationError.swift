/// What went wrong, where, and what to do about it.
///
/// One error type serves the whole package, so that callers catch one thing. The code is an open set: match the ones
/// you handle, print `message` for the rest.
public struct CollationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure, such as ``CollationError/Code/orderNotAvailable``.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as a word, stable across versions.
    public let rawValue: String

    /// Makes a code of its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// ICU reported a failure, or a warning that means it went on with something else than was asked for.
    public static let icu = Code(rawValue: "icu")
    /// The order asked for is not the order obtained.
    public static let orderNotAvailable = Code(rawValue: "order-not-available")
    /// A text that should be a reading is none.
    public static let badReading = Code(rawValue: "bad-reading")
    /// A line of a table of overrides cannot be used.
    public static let badOverride = Code(rawValue: "bad-override")
    /// A table embedded in the library is damaged.
    public static let damagedTable = Code(rawValue: "damaged-table")
    /// Keys of two configurations were to be compared.
    public static let mixedTags = Code(rawValue: "mixed-tags")
  }

  /// The kind of failure.
  public let code: Code
  /// A sentence that names the input and the remedy.
  public let message: String

  /// Makes an error of its kind and a sentence that names the input and the remedy.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The sentence, the same as ``message``.
  public var description: String { message }
}
