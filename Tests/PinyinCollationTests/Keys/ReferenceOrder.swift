@testable import PinyinCollation

/// The order of two texts, element by element, level by level: the slow and obvious twin of the sort key.
///
/// It takes the readings from the engine and the elements of other text from live ICU, where there is one. It shares no code with the key
/// builder: no bytes, no packed weights, no class bytes.
struct ReferenceOrder {
  let engine: NameCollation
  private let runs: DefaultRunWeights
  private let firstDigit: UInt32
  private let firstLetter: UInt32

  init(_ engine: NameCollation) throws {
    self.engine = engine
    runs = try DefaultRunWeights()
    firstDigit = runs.elements(of: [0x30])[0].primary
    firstLetter = runs.elements(of: [0x61])[0].primary
  }

  /// One thing that has a place in the order.
  private enum Element {
    case separator
    case symbol(UInt32)
    case digit(UInt32)
    case letter(UInt32)
    case han(syllable: Syllable?, tone: Tone, strokes: UInt32)

    /// What comes first whatever the weight.
    func group(_ policy: ScriptPolicy) -> Int {
      switch self {
      case .separator: 1
      case .symbol: 2
      case .digit: 3
      case .han: policy == .hanFirst ? 4 : 5
      case .letter: policy == .hanFirst ? 5 : 4
      }
    }
  }

  private struct Levels {
    var section: String
    var elements: [Element] = []
    var secondary: [UInt16] = []
    var tertiary: [UInt16] = []
    var scalars: [UInt32]
  }

  /// Negative, zero or positive as the left text stands before, with or behind the right one.
  func compare(_ left: String, _ right: String) -> Int {
    let (left, right) = (levels(left), levels(right))
    let titles = engine.sectionTitles
    let sections = [left, right].map { levels in titles.firstIndex(of: levels.section) ?? -1 }
    if sections[0] != sections[1] { return sections[0] - sections[1] }
    for (first, second) in zip(left.elements, right.elements) {
      let order = compare(first, second)
      if order != 0 { return order }
    }
    if left.elements.count != right.elements.count { return left.elements.count - right.elements.count }
    for level in [\Levels.secondary, \Levels.tertiary] {
      if left[keyPath: level] != right[keyPath: level] {
        return left[keyPath: level].lexicographicallyPrecedes(right[keyPath: level]) ? -1 : 1
      }
    }
    if left.scalars == right.scalars { return 0 }
    return left.scalars.lexicographicallyPrecedes(right.scalars) ? -1 : 1
  }

  private func compare(_ left: Element, _ right: Element) -> Int {
    let policy = engine.configuration.scripts
    let groups = (left.group(policy), right.group(policy))
    guard groups.0 == groups.1 else { return groups.0 - groups.1 }
    switch (left, right) {
    case (.symbol(let first), .symbol(let second)), (.digit(let first), .digit(let second)),
      (.letter(let first), .letter(let second)):
      return first == second ? 0 : first < second ? -1 : 1
    case (.han(let syllable, let tone, let strokes), .han(let otherSyllable, let otherTone, let otherStrokes)):
      if syllable != otherSyllable {
        guard let syllable else { return 1 }
        guard let otherSyllable else { return -1 }
        return syllable < otherSyllable ? -1 : 1
      }
      if tone != otherTone { return tone < otherTone ? -1 : 1 }
      return Int(strokes) - Int(otherStrokes)
    default: return 0
    }
  }

  private func levels(_ string: String) -> Levels {
    let name = engine.reader.read(string)
    let text = name.text
    var levels = Levels(section: engine.analysis(of: string).section, scalars: text.scalars)
    var run: [UInt32] = []
    func endRun() {
      for element in runs.elements(of: run[...]) {
        if element.primary >= firstLetter {
          levels.elements.append(.letter(element.primary))
        } else if element.primary >= firstDigit {
          levels.elements.append(.digit(element.primary))
        } else if element.primary > 0 {
          levels.elements.append(.symbol(element.primary))
        }
        if element.secondary > 0 { levels.secondary.append(element.secondary) }
        if element.tertiary > 0 { levels.tertiary.append(element.tertiary) }
      }
      run = []
    }
    for place in text.start...text.scalars.count {
      if place == name.separator {
        endRun()
        levels.elements.append(.separator)
      }
      guard place < text.scalars.count else { break }
      if let weight = text.entries[place].han {
        endRun()
        let reading = name.readings[place]
        levels.elements.append(
          .han(syllable: reading?.syllable, tone: reading?.tone ?? .neutral, strokes: weight.strokeRank))
        levels.secondary.append(0x0500)
        levels.tertiary.append(0x0500)
      } else if name.isIgnored(place) {
        endRun()
      } else {
        run.append(text.scalars[place])
      }
    }
    endRun()
    return levels
  }
}
