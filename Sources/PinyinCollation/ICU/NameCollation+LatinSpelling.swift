#if ICU
/// Spellings in which every script is Latin.
extension NameCollation {
  /// Any-Latin of live ICU, opened when the first text needs it, then shared.
  private static let anyLatin = Result { () throws(CollationError) in try Transliterator(id: "Any-Latin") }

  /// How a text is spelled, with text in other scripts in Latin letters too, as ICU's Any-Latin has it: 曾国藩 Мария as
  /// `Zēng Guófān Mariâ`.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - style: how to spell what is Han.
  /// - Throws: ``CollationError/Code/icu`` where ICU fails, or does not have Any-Latin.
  public func latinSpelling(
    of text: String, style: SpellingStyle = .standard
  ) throws(CollationError) -> String {
    try speller(reader.read(text), of: text, style).spelling(run: Self.latin)
  }

  /// How a name in parts is spelled, with text in other scripts in Latin letters too.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - style: how to spell what is Han.
  /// - Throws: ``CollationError/Code/badReading`` for a phonetic field that is no reading, ``CollationError/Code/icu``
  ///   where ICU fails.
  public func latinSpelling(
    of name: PersonName, style: SpellingStyle = .standard
  ) throws(CollationError) -> String {
    let record = try reader.read(name, isReplaced: false)
    return try speller(record.name, of: record.source, style).spelling(run: Self.latin)
  }

  /// A run in Latin letters. ASCII is Latin already and does not open ICU.
  private static func latin(_ run: String) throws(CollationError) -> String {
    run.utf8.allSatisfy { $0 < 0x80 } ? run : try anyLatin.get().transliterate(run)
  }
}
#endif
