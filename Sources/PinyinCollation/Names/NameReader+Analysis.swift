extension NameReader {
  /// The explanation of a text that has been read from a source.
  func analysis(of name: ReadName, _ source: String, section: String) -> NameAnalysis {
    let text = name.text
    let place = name.core.places.first ?? text.start
    let first = name.decision(at: place)
    let isHan = place < text.scalars.count && text.entries[place].isHan
    return NameAnalysis(
      text: source, section: section, kind: name.kind,
      family: text.sourceText(name.family, of: source), given: text.sourceText(name.given, of: source),
      parts: parts(of: name, source),
      rule: first.rule,
      source: isHan || first.authority == .caller
        ? authority(first.authority, for: text.scalars[place]) : "no Han character",
      alternatives: alternatives(of: name),
      evidence: (name.runnerUp?.evidence ?? name.evidence)?.pieces ?? [],
      runnerUp: name.runnerUp.map { runnerUp($0, of: name, source) })
  }

  /// The family name of the person that a text was not taken for.
  private func runnerUp(_ person: PersonHypothesis, of name: ReadName, _ source: String) -> String {
    let family = name.core.places.dropFirst(person.prefix).prefix(person.split.length)
    guard let first = family.first, let last = family.last else { return "" }
    return name.text.sourceText(first..<last + 1, of: source)
  }

  /// What to name as the authority of a decision.
  private func authority(_ authority: Decision.Authority, for scalar: UInt32) -> String {
    switch authority {
    case .caller: "the caller"
    case .surname(let surname): surnames.source(of: surname)
    case .word(let match): words.source(of: match)
    case .given(let scalar): given.source(of: scalar)
    case .generic: Unicode.Scalar(scalar).map(generic.source(of:)) ?? generic.source
    }
  }

  private func parts(of name: ReadName, _ source: String) -> [NameAnalysis.Part] {
    var parts: [NameAnalysis.Part] = []
    var place = 0
    let text = name.text
    // The first decision about a scalar counts, so the last ones are written first.
    var rules = [Rule](repeating: .generic, count: text.scalars.count)
    for decision in name.decisions.reversed() {
      for place in decision.range { rules[place] = decision.rule }
    }
    while place < text.scalars.count {
      let first = place
      place += 1
      if !text.entries[first].isHan {
        while place < text.scalars.count, !text.entries[place].isHan, rules[place] == rules[first] { place += 1 }
      }
      parts.append(
        NameAnalysis.Part(
          text: text.sourceText(first..<place, of: source), reading: name.readings[first], rule: rules[first]))
    }
    return parts
  }
}
