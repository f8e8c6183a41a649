/// One way in which families read their surname.
public struct SurnameReading: Hashable, Sendable, CustomStringConvertible {
  /// The reading, one syllable a character.
  public let readings: [Reading]
  /// The authorities of the surname's row, by their names in Data/SOURCES.md. They stand behind all its readings together.
  public let sources: [String]
  /// Whether this is what the engine answers without further word: the reading of the majority, or of its region's norm.
  public let isDefault: Bool

  /// The syllables with blanks between them, such as `yù chí`.
  public var description: String { readings.map(\.description).joined(separator: " ") }
}
