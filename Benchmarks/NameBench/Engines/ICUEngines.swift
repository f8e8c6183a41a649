import PinyinCollation

/// ICU's collator as the predicate of a sort: what most code that calls a collator does.
struct ICUCompareEngine: Engine {
  let name = "ICU compare"
  let about = "ICU's zh collator as the predicate of sorted(by:)"
  private let pass: GenericPass

  /// Opens ICU's `zh` collator.
  init() throws { pass = try GenericPass(readings: false) }

  func run(_ names: [String]) throws -> Outcome {
    .order(try names.indices.sorted { try pass.compare(names[$0], names[$1]) < 0 })
  }

  func letter(of text: String) throws -> Character? { try pass.section(for: text).first }
}

/// ICU's sort keys, made once and compared byte by byte.
struct ICUSortKeysEngine: Engine {
  let name = "ICU sort keys"
  let about = "one sort key of ICU's zh collator a name, bytes compared"
  private let pass: GenericPass

  /// Opens ICU's `zh` collator.
  init() throws { pass = try GenericPass(readings: false) }

  func run(_ names: [String]) throws -> Outcome { .order(try pass.order(of: names)) }

  func letter(of text: String) throws -> Character? { try pass.section(for: text).first }
}
