import TestSupport

/// Names as an address book has them: one in ten is not a plain Chinese name but Latin, has an emoji, is a number, or has
/// a rare character. Each of the four is as frequent as the others.
struct MixedNames {
  /// How many in a hundred are something else.
  static let share = 10

  private static let latin = ["Anna", "Boris", "Chloé", "David", "Émile", "Li", "Maria", "O’Neill", "Søren", "Zoë"]
  private static let emoji = ["🌸", "⭐️", "🐼", "👨‍👩‍👧", "🇨🇳"]
  /// From the extensions B to G, with and without a reading.
  private static let rare = ["𠮷", "𡚸", "㛃", "䶮", "𨭎", "𪚥", "𫖯", "𬀩", "𰻞", "𤭢"]

  /// Puts other things in the place of one name in ten; the same seed gives the same.
  static func mixed(_ names: [String], seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return names.map { name in
      guard Int.random(in: 0..<100, using: &generator) < share else { return name }
      return other(name, using: &generator)
    }
  }

  private static func other(_ name: String, using generator: inout SeededGenerator) -> String {
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return pick(latin) + " " + pick(latin)
    case 1: return pick(emoji) + name
    case 2: return "138" + String(Int.random(in: 10_000_000...99_999_999, using: &generator))
    default: return String(name.dropLast()) + pick(rare)
    }
  }
}
