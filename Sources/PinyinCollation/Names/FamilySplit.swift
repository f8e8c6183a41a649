#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where the family name of a person ends, and which surnames it is made of.
package struct FamilySplit: Hashable, Sendable {
  /// The surname; `nil` for one of the caller's that the tables do not have.
  package var surname: Surname?
  /// The second one of a double surname such as 陈方.
  package var second: Surname?
  /// Characters of the family name.
  package var length: Int
  /// How many people one would expect to bear such a name, in hundreds: the higher, the likelier.
  package var score: Double
}

/// Finds where a surname ends, weighing every compound against surname plus given name.
///
/// 王子文 is 王|子文, not 王子|文; 欧阳修 is 欧阳|修. A candidate's score is how many people one would expect to bear exactly
/// this name: the people of the surname, times how usual the length of the rest is, times how likely the characters that a
/// compound would take away are at the start of a given name.
package struct SurnameSplitter: Sendable {
  let surnames: SurnameTable
  let given: GivenTable
  let overrides: Overrides

  /// A splitter over tables and the caller's own surnames.
  package init(surnames: SurnameTable, given: GivenTable, overrides: Overrides) {
    self.surnames = surnames
    self.given = given
    self.overrides = overrides
  }

  /// People, in hundreds, of a surname that is attested without a figure.
  private static let unknownPeople = 0.5
  /// Shares of given names by length, 0 to 3; longer ones count as the last. Length 0 is a surname alone.
  private static let lengths = [0.01, 0.28, 0.70, 0.01, 0.001]
  /// How much a text that is just a compound surname speaks for it.
  private static let compoundAlone = 20.0
  /// People, in hundreds, that both halves of a double surname have at least: both are common ones.
  package static let doublePeople: UInt32 = 5000

  /// The likeliest family name of a text, taken as a person's; `nil` where it begins with no known surname.
  ///
  /// - Complexity: O(1)
  package func split(_ core: ArraySlice<UInt32>) -> FamilySplit? {
    guard let first = core.first else { return nil }
    var best: FamilySplit?
    func consider(_ candidate: FamilySplit) {
      if candidate.score > best?.score ?? 0 { best = candidate }
    }
    let compounds = surnames.compounds(at: core)
    for compound in compounds {
      consider(
        FamilySplit(surname: compound, length: compound.length, score: score(compound, rest: core)))
    }
    if let single = surnames.single(first) {
      var candidate = FamilySplit(surname: single, length: 1, score: score(single, rest: core))
      if let longest = compounds.first {
        candidate.score *= startLikelihood(core.dropFirst().prefix(longest.length - 1))
      } else if let double = double(single, core) {
        candidate = double
      }
      consider(candidate)
    }
    // A surname of the caller's that the tables do not have, or have only the beginning of.
    if let own = overrides.surnames(at: core).first, own.count > best?.length ?? 0 {
      return FamilySplit(length: own.count, score: .infinity)
    }
    return best
  }

  /// 陈方安生: two common surnames before a given name of two characters.
  private func double(_ single: Surname, _ core: ArraySlice<UInt32>) -> FamilySplit? {
    guard core.count == 4, let other = core.dropFirst().first.flatMap(surnames.single),
      single.people >= Self.doublePeople, other.people >= Self.doublePeople
    else { return nil }
    return FamilySplit(surname: single, second: other, length: 2, score: score(single, rest: core))
  }

  private func score(_ surname: Surname, rest core: ArraySlice<UInt32>) -> Double {
    let rest = core.count - surname.length
    // Not a share: a text that is just a compound surname is one, where the surname of one character is not far commoner.
    let share = rest == 0 && surname.length > 1 ? Self.compoundAlone : Self.lengths[min(rest, Self.lengths.count - 1)]
    let people = surname.people == 0 ? Self.unknownPeople : Double(surname.people)
    return people * share
  }

  /// How likely a given name begins with these characters.
  private func startLikelihood(_ characters: ArraySlice<UInt32>) -> Double {
    exp(characters.reduce(0) { $0 + given.statistics(of: $1).logFirst })
  }
}
