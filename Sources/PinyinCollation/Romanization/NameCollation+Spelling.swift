extension NameCollation {
  /// How a text is spelled: 曾国藩 as `Zēng Guófān`.
  ///
  /// A person's name is spelled as GB/T 28039 has it. Of other text a known word or name is one word (单位 `dānwèi`, 重庆
  /// `Chóngqìng`), the rest is spelled syllable by syllable, since nothing here cuts a text into words. What is not Han,
  /// and characters without a reading, stay as they are.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - style: how to spell it.
  /// - Complexity: O(*n*)
  public func spelling(of text: String, style: SpellingStyle = .standard) -> String {
    speller(reader.read(text), of: text, style).spelling { $0 }
  }

  /// How a record is spelled. A sort-as only counts where it is a reading of the name.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - style: how to spell it.
  /// - Throws: ``CollationError/Code/badReading`` for a phonetic field that is no reading; the message names the field.
  public func spelling(
    of name: PersonName, style: SpellingStyle = .standard
  ) throws(CollationError) -> String {
    let record = try reader.read(name, isReplaced: false)
    return speller(record.name, of: record.source, style).spelling { $0 }
  }

  /// What spells a name that has been read from a source.
  func speller(_ name: ReadName, of source: String, _ style: SpellingStyle) -> NameSpeller {
    NameSpeller(
      name: name, source: source, style: style, affixes: reader.kinds.affixes, region: configuration.region)
  }
}
