import PinyinCollation

/// Whether this command was built with ICU. What asks ICU is refused where it was not.
enum LiveICU {
  #if ICU
  static let isThere = true
  #else
  static let isThere = false
  #endif

  /// What somebody reads who asks for an option that needs it.
  static func refusal(of option: String) -> Failure {
    .badUsage("\(option) asks ICU, and this pinyin-sort was built without it. Build it with the package trait ICU.")
  }
}

#if !ICU
/// What stands in for ICU alone: opening it is refused, so nobody has one to ask.
struct GenericPass {
  init(order: Order, numbers: NumberPolicy, readings: Bool) throws { throw LiveICU.refusal(of: "--plain") }

  func sortKey(for text: String) throws -> [UInt8] { throw LiveICU.refusal(of: "--plain") }
  func section(for text: String) throws -> String { throw LiveICU.refusal(of: "--plain") }
  func reading(of text: String) throws -> String { throw LiveICU.refusal(of: "--plain") }
}

extension PackageVersion {
  static var icu: String { "none" }
}

extension NameCollation {
  func latinSpelling(of text: String, style: SpellingStyle) throws -> String {
    throw LiveICU.refusal(of: "--any-latin")
  }
}
#endif
