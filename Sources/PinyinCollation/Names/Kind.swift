/// What a text is.
public enum Kind: String, CaseIterable, Hashable, Sendable {
  /// The name of a Chinese person, perhaps with a title.
  case person
  /// Anything else: words, places, organisations, foreign names, nicknames.
  case text
}

/// Which layer decided a reading. The order of the cases is the order in which they are asked.
public enum Rule: String, CaseIterable, Comparable, Hashable, Sendable {
  /// The record brought its own reading.
  case phonetic
  /// The caller's own table.
  case override
  /// A known word, place, organisation, foreign name or nickname.
  case word
  /// A compound surname.
  case compound
  /// A surname of one character.
  case surname
  /// A character of a given name that is read otherwise there.
  case given
  /// The generic reading.
  case generic

  /// Whether one rule is asked before another.
  public static func < (left: Rule, right: Rule) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}
