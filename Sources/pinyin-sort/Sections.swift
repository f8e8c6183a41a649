import PinyinCollation

/// `pinyin-sort sections`: the lines under their letters.
enum Sections {
  static func run(_ input: Input, _ engine: Engine, _ options: Options, _ output: Output) throws {
    let input = options.isUnique ? input.unique() : input
    let sections = try sections(input, engine, options)
    try options.isJSON ? writeJSON(sections, output) : writeText(sections, output)
  }

  private typealias Section = (title: String, lines: [ArraySlice<UInt8>])

  private static func sections(_ input: Input, _ engine: Engine, _ options: Options) throws -> [Section] {
    guard case .names(let collation) = engine, input.bytes.count <= NameCollation.mostLineBytes else {
      return try sections(of: engine.sorted(input.lines), engine)
    }
    let titles = collation.sectionTitles
    let progress = Progress("sorting", of: input.bytes.count * 2)
    return collation.withSortedLines(of: input.bytes, threads: options.threads, progress: progress.advance) { lines in
      progress.end()
      var sections: [Section] = titles.map { ($0, []) }
      for place in 0..<lines.count { sections[lines.section(at: place)].lines.append(input.bytes[lines[place]]) }
      return sections.filter { !$0.lines.isEmpty }
    }
  }

  /// The sections as the lines come. ICU alone puts all Han before all Latin, so that a letter can come up twice: the first
  /// place counts.
  private static func sections(of lines: [ArraySlice<UInt8>], _ engine: Engine) throws -> [Section] {
    var sections: [Section] = []
    var places: [String: Int] = [:]
    for line in lines {
      let title = try engine.section(line)
      if let place = places[title] {
        sections[place].lines.append(line)
      } else {
        places[title] = sections.count
        sections.append((title, [line]))
      }
    }
    return sections
  }

  private static func writeText(_ sections: [Section], _ output: Output) throws {
    for (index, section) in sections.enumerated() {
      if index > 0 { try output.line([]) }
      try output.line(section.title.utf8)
      for line in section.lines { try output.line(Array("  ".utf8) + line) }
    }
  }

  /// One array; each section an object with its title and its texts.
  private static func writeJSON(_ sections: [Section], _ output: Output) throws {
    try output.line("[".utf8)
    for (index, section) in sections.enumerated() {
      let texts = section.lines.map { Escaping.json(Escaping.cell($0)) }.joined(separator: ", ")
      let comma = index + 1 < sections.count ? "," : ""
      try output.line("  {\"section\": \(Escaping.json(section.title)), \"texts\": [\(texts)]}\(comma)".utf8)
    }
    try output.line("]".utf8)
  }
}
