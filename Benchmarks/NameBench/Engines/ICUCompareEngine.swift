import PinyinCollation

/// ICU's collator as the predicate of a sort: what most code that calls a collator does.
struct ICUCompareEngine: Engine {
  let name = "ICU compare"
  let about = "ICU's zh collator as the predicate of sorted(by:)"
  private let collator: Collator

  /// Opens ICU's `zh` collator, and nothing more.
  init() throws { collator = try Collator(tag: "zh", probes: []) }

  func work(on names: [String]) -> Work {
    Work { .order(try names.indices.sorted { try collator.compare(names[$0], names[$1]) < 0 }) }
  }

  func first(_ name: String) throws { _ = try collator.compare(name, name) }

  func letter(of text: String) throws -> Character? { try ICULetters.letter { try collator.compare(text, $0) >= 0 } }
}
