import CNameData

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What speaks for or against a text being a person's name. The weights stand in Data/evidence.tsv.
public enum Evidence: String, CaseIterable, Hashable, Sendable {
  /// Lists that hold names hold mostly persons.
  case bias
  /// The surname reads as the word would, so that nothing is lost by taking the text for a person.
  case sameReading = "same-reading"
  /// How common the surname is.
  case surnamePeople = "surname-people"
  /// Nothing but a surname of one character.
  case surnameAlone = "surname-alone"
  /// Nothing but a compound surname.
  case compoundAlone = "compound-alone"
  /// A given name of three characters.
  case givenLong = "given-long"
  /// A given name of four characters or more.
  case givenTooLong = "given-too-long"
  /// How much likelier the rest is as a given name than as part of a word.
  case givenCharacter = "given-character"
  /// How much likelier the rest is as part of a transcribed name.
  case foreignCharacter = "foreign-character"
  /// The text begins with a known word and goes on.
  case wordBefore = "word-before"
  /// The text begins with a known place or organisation and goes on.
  case placeBefore = "place-before"
  /// The text ends as organisations and places do.
  case ending
  /// It ends so with one character only.
  case endingShort = "ending-short"
  /// A title or a kinship term stands behind the name.
  case title
  /// 老, 小 or 阿 stands before a surname alone.
  case prefix
  /// The same character twice, as in nicknames.
  case doubled
}

/// The weights of the evidence: positive speaks for a person.
package struct EvidenceWeights: Sendable {
  /// The table embedded in the library, read on first use.
  package static let embedded = EmbeddedTable { () throws(CollationError) in
    try EvidenceWeights(TableFile(NAME_DATA_EVIDENCE, name: "evidence"))
  }

  /// In the order of the cases.
  private let hundredths: [Int]

  /// Reads the table from its file.
  package init(_ file: TableFile) throws(CollationError) {
    let table: TableArray<Int32> = try file.array(1)
    guard table.count == Evidence.allCases.count else {
      throw TableFile.damaged(file.name, "it has not one weight for each evidence")
    }
    hundredths = table.map(Int.init)
  }

  /// The weight of an evidence, in hundredths.
  package subscript(evidence: Evidence) -> Int { hundredths[evidence.place] }

  /// What a surname adds by the people who bear it, in thousandths.
  ///
  /// - Parameter people: in hundreds; 0 where unknown.
  package func surname(people: UInt32) -> Int {
    // The logarithm to two digits: no machine differs that far.
    self[.surnamePeople] * Int((log10(people == 0 ? 0.5 : Double(people)) * 100).rounded()) / 10
  }
}

extension Evidence {
  /// The place among the cases.
  fileprivate var place: Int {
    switch self {
    case .bias: 0
    case .sameReading: 1
    case .surnamePeople: 2
    case .surnameAlone: 3
    case .compoundAlone: 4
    case .givenLong: 5
    case .givenTooLong: 6
    case .givenCharacter: 7
    case .foreignCharacter: 8
    case .wordBefore: 9
    case .placeBefore: 10
    case .ending: 11
    case .endingShort: 12
    case .title: 13
    case .prefix: 14
    case .doubled: 15
    }
  }
}

/// Evidence found in a text, with what it adds to the score.
public struct WeighedEvidence: Hashable, Sendable {
  /// What was found.
  public let evidence: Evidence
  /// What it adds: positive speaks for a person.
  public let weight: Double
}
