#if ICU
/// Generic readings from live ICU, character by character: the slow twin of the embedded table, for tests and for
/// `make data`.
public final class ICUGenericReadings: GenericReadings {
  private let transliterator: Transliterator

  /// Opens Han-Latin.
  ///
  /// - Throws: ``CollationError/Code/icu`` where ICU does not have it.
  public init() throws(CollationError) { transliterator = try Transliterator(id: "Han-Latin") }

  /// The reading a character has in ICU; `nil` where ICU leaves it as it is or writes something that is no syllable.
  public func reading(of character: Unicode.Scalar) -> Reading? {
    guard let latin = try? transliterator.transliterate(String(character)), latin != String(character) else {
      return nil
    }
    return try? Reading(parsing: latin)
  }

  /// The authority, with the version of the ICU that is running.
  public var source: String { "Han-Latin (ICU \(ICU.version))" }
}
#endif
