#if ICU && canImport(_FoundationICU)
import PinyinCollation

/// Where the system's ICU and the second one differ about Han characters: in their readings and in their own `zh` order.
package struct ICUDifferences {
  /// One character that the two treat differently.
  package struct Row: CustomStringConvertible {
    package let character: Unicode.Scalar
    /// `reading`, or `place` in the order.
    package let what: String
    package let first: String
    package let second: String

    package var description: String { "\(character)\t\(what)\t\(first)\t\(second)" }
  }

  private let first: Collator
  private let second: SecondICU
  private let characters: [Unicode.Scalar]

  /// Opens both.
  package init() throws {
    first = try GenericPass.openCollator()
    second = try SecondICU()
    let table = try CharacterTable.embedded.get()
    // Unified ideographs and 〇; compatibility forms and radicals stand where their character stands.
    let ranges = [0x3007...0x3007, 0x3400...0x9FFF, 0x20000...0x2F7FF, 0x30000...0x323AF] as [ClosedRange<UInt32>]
    characters = ranges.joined().filter { table[$0].isHan }.compactMap(Unicode.Scalar.init)
  }

  /// The list as a table: a header with both versions, the readings, then the places of what had a place before.
  ///
  /// What has a place in the second order alone is counted by ``newPlaces`` and not listed.
  package func table() throws -> [String] {
    let header = "character\twhat\tICU \(ICU.version)\tICU \(SecondICU.version)"
    return [header] + (try readings() + places().filter { !$0.first.isEmpty }).map(\.description)
  }

  /// How many characters have a place in the second order alone.
  package func newPlaces() throws -> Int {
    let before = Set(try first.tailored())
    let after = Set(try second.tailored())
    return characters.count { after.contains($0.value) && !before.contains($0.value) }
  }

  /// The characters that Han-Latin reads otherwise, by code point, with both readings; empty where there is none.
  package func readings() throws -> [Row] {
    let (first, second) = (try Transliterator(id: "Han-Latin"), try SecondHanLatin())
    return try characters.compactMap { character in
      let left = try first.transliterate(String(character))
      let right = try second.transliterate(character)
      // The character itself is how Han-Latin says that there is no reading.
      func cell(_ latin: String) -> String { latin == String(character) ? "" : latin }
      return left == right ? nil : Row(character: character, what: "reading", first: cell(left), second: cell(right))
    }
  }

  /// The characters that stand elsewhere in the order, by code point, with the character before them in each order; empty
  /// where a character has no place of its own.
  ///
  /// Those that stand elsewhere are as few as possible: without them both orders are the same.
  package func places() throws -> [Row] {
    let tailored = (Set(try first.tailored()), Set(try second.tailored()))
    let left = try characters.filter { tailored.0.contains($0.value) }.sorted {
      try first.compare(String($0), String($1)) < 0
    }
    let right = characters.filter { tailored.1.contains($0.value) }.sorted {
      second.compare(String($0), String($1)) < 0
    }
    let places = Dictionary(uniqueKeysWithValues: right.enumerated().map { ($0.element, $0.offset) })
    let common = left.filter { places[$0] != nil }
    let kept = Set(LongestRise.indices(of: common.compactMap { places[$0] }).map { common[$0] })
    let before = (Self.predecessors(left), Self.predecessors(right))
    return Set(left).union(right).subtracting(kept).sorted().map {
      Row(character: $0, what: "place", first: before.0[$0] ?? "", second: before.1[$0] ?? "")
    }
  }

  private static func predecessors(_ order: [Unicode.Scalar]) -> [Unicode.Scalar: String] {
    Dictionary(uniqueKeysWithValues: zip(order.dropFirst(), order).map { ($0, String($1)) })
  }
}
#endif
