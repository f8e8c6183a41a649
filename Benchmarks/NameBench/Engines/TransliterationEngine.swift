import PinyinCollation

/// ICU's transliteration of names: the one thing in ICU that knows surnames. Slow to open and slow to use.
struct TransliterationEngine: Engine {
  let name = "ICU Han-Latin/Names"
  let about = "each name transliterated once by ICU's Han-Latin/Names, strings sorted"
  private let transliterator: Transliterator

  /// Opens ICU's transliterator.
  init() throws { transliterator = try Transliterator(id: "Han-Latin/Names; Latin-ASCII") }

  func work(on names: [String]) -> Work {
    Work {
      let spelled = try names.map(transliterator.transliterate)
      return .order(names.indices.sorted { spelled[$0] < spelled[$1] })
    }
  }

  func letter(of text: String) throws -> Character? {
    try transliterator.transliterate(text).first.map { Character($0.uppercased()) }
  }
}
