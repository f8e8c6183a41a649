import PinyinCollation

/// `pinyin-sort sections`: the lines under their letters.
enum Sections {
  static func run(_ input: Input, _ engine: Engine, _ options: Options, _ output: Output) throws {
    let lines = options.isUnique ? input.unique() : input.lines
    var sections: [(title: String, lines: [ArraySlice<UInt8>])] = []
    var places: [String: Int] = [:]
    for line in try engine.sorted(lines) {
      let title = try engine.section(line)
      // ICU alone puts all Han before all Latin, so that a letter can come up twice: the first place counts.
      if let place = places[title] {
        sections[place].lines.append(line)
      } else {
        places[title] = sections.count
        sections.append((title, [line]))
      }
    }
    try options.isJSON ? writeJSON(sections, output) : writeText(sections, output)
  }

  private static func writeText(_ sections: [(title: String, lines: [ArraySlice<UInt8>])], _ output: Output) throws {
    for (index, section) in sections.enumerated() {
      if index > 0 { try output.line([]) }
      try output.line(section.title.utf8)
      for line in section.lines { try output.line(Array("  ".utf8) + line) }
    }
  }

  /// One array; each section an object with its title and its texts.
  private static func writeJSON(_ sections: [(title: String, lines: [ArraySlice<UInt8>])], _ output: Output) throws {
    try output.line("[".utf8)
    for (index, section) in sections.enumerated() {
      let texts = section.lines.map { Escaping.json(Escaping.cell($0)) }.joined(separator: ", ")
      let comma = index + 1 < sections.count ? "," : ""
      try output.line("  {\"section\": \(Escaping.json(section.title)), \"texts\": [\(texts)]}\(comma)".utf8)
    }
    try output.line("]".utf8)
  }
}
