import PinyinCollation

/// `pinyin-sort explain`: one row a line, in the order of the input, with what decided.
enum Explain {
  static let columns = ["text", "section", "kind", "family", "given", "reading", "rule", "source"]

  static func run(_ input: Input, _ engine: Engine, _ options: Options, _ output: Output) throws {
    if options.wantsWhy, case .names(let collation) = engine {
      for line in input.lines {
        let analysis = collation.analysis(of: Engine.text(line))
        for sentence in Why.paragraph(Escaping.cell(line), analysis) { try output.line(sentence.utf8) }
      }
      return
    }
    if options.hasHeader { try output.row(columns + (options.wantsAll ? ["alternatives"] : [])) }
    for line in input.lines { try output.row([Escaping.cell(line)] + cells(line, engine, options)) }
  }

  private static func cells(_ line: ArraySlice<UInt8>, _ engine: Engine, _ options: Options) throws -> [String] {
    let text = Engine.text(line)
    switch engine {
    case .names(let collation):
      let analysis = collation.analysis(of: text)
      let reading = options.style == nil ? analysis.reading : try engine.spelling(line, options)
      return [
        analysis.section, analysis.kind.rawValue, cell(analysis.family), cell(analysis.given), cell(reading),
        analysis.rule.rawValue, analysis.source,
      ] + (options.wantsAll ? [alternatives(analysis)] : [])
    case .plain(let pass):
      return [
        try pass.section(for: text), Kind.text.rawValue, "", "", cell(try pass.reading(of: text)),
        Rule.generic.rawValue,
        "Han-Latin (ICU \(PackageVersion.icu))",
      ]
    }
  }

  /// How other families read the surname: `tán / xún`.
  static func alternatives(_ analysis: NameAnalysis) -> String {
    analysis.alternatives.map(\.description).joined(separator: " / ")
  }

  private static func cell(_ text: String) -> String { Escaping.cell(Array(text.utf8)[...]) }
}
