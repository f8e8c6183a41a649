import PinyinCollation

/// `pinyin-sort explain --why`: what decided, in sentences for people.
enum Why {
  /// A score nearer to 0 than this was a close decision.
  private static let close = 2.0

  /// The paragraph about one line.
  static func paragraph(_ cell: String, _ analysis: NameAnalysis) -> [String] {
    var lines = [
      "\(cell): \(analysis.reading.isEmpty ? "nothing to read" : analysis.reading), section \(analysis.section)."
    ]
    switch analysis.kind {
    case .person:
      lines.append("  A person: family \(analysis.family), given \(analysis.given.isEmpty ? "none" : analysis.given).")
    case .text: lines.append("  No person.")
    }
    lines.append("  Rule \(analysis.rule.rawValue), on the authority of \(analysis.source).")
    if !analysis.alternatives.isEmpty {
      lines.append("  Other families read the surname \(Explain.alternatives(analysis)).")
    }
    if !analysis.evidence.isEmpty {
      let parts = analysis.evidence.filter { $0.weight != 0 }.map { "\($0.evidence.rawValue) \(signed($0.weight))" }
      lines.append("  Evidence for a person: \(parts.joined(separator: ", ")); together \(signed(analysis.score)).")
      if abs(analysis.score) < close { lines.append("  That was close: above 0 it is a person. \(runnerUp(analysis))") }
    }
    return lines
  }

  private static func runnerUp(_ analysis: NameAnalysis) -> String {
    analysis.runnerUp.map { "The runner-up was a person with the family name \($0)." } ?? "The runner-up was no person."
  }

  /// A number with its sign and one place behind the point.
  private static func signed(_ value: Double) -> String {
    let tenths = Int((abs(value) * 10).rounded())
    return "\(value < 0 && tenths > 0 ? "-" : "+")\(tenths / 10).\(tenths % 10)"
  }
}
