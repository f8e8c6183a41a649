import Foundation

/// Foundation's comparison with a locale: what the documentation of `String` leads to.
struct FoundationEngine: Engine {
  let name = "Foundation compare"
  let about = "String.compare(_:locale:) with the locale zh as the predicate of sorted(by:)"
  private let locale = Locale(identifier: "zh")

  func work(on names: [String]) -> Work {
    Work { .order(names.indices.sorted { names[$0].compare(names[$1], locale: locale) == .orderedAscending }) }
  }

  func letter(of text: String) -> Character? {
    ICULetters.letter { text.compare($0, locale: locale) != .orderedAscending }
  }
}
