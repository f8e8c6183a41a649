import Foundation
import PinyinCollation
import Testing

@testable import PinyinCollationFoundation

/// The comparator of Foundation: contacts sorted by a key path.
@Suite struct NameComparatorTests {
  struct Contact: Equatable {
    let name: String
    let number: Int
  }

  static let contacts = ["曾国藩", "陈毅", "单田芳", "Alice", "曾国藩", "欧阳修", "阿乐"].enumerated().map {
    Contact(name: $1, number: $0)
  }

  @Test func keyPathComparatorsSortContacts() throws {
    let byName = KeyPathComparator(\Contact.name, comparator: try NameComparator())
    let sorted = Self.contacts.sorted(using: byName)
    #expect(sorted.map(\.name) == ["阿乐", "Alice", "陈毅", "欧阳修", "单田芳", "曾国藩", "曾国藩"])
    #expect(sorted.map(\.number) == [6, 3, 1, 5, 2, 0, 4], "equal names keep their order")
  }

  @Test func reverseIsTheOtherWayRound() throws {
    let byName = KeyPathComparator(\Contact.name, comparator: try NameComparator(order: .reverse))
    let names = Self.contacts.sorted(using: byName).map(\.name)
    #expect(names == ["曾国藩", "曾国藩", "单田芳", "欧阳修", "陈毅", "Alice", "阿乐"])
    var comparator = try NameComparator()
    #expect(comparator.compare("陈毅", "曾国藩") == .orderedAscending)
    comparator.order = .reverse
    #expect(comparator.compare("陈毅", "曾国藩") == .orderedDescending)
    #expect(comparator.compare("曾国藩", "陈毅") == .orderedAscending)
  }

  @Test func aSecondComparatorDecidesWhereNamesAreEqual() throws {
    let comparators: [KeyPathComparator<Contact>] = [
      KeyPathComparator(\.name, comparator: try NameComparator()), KeyPathComparator(\.number, order: .reverse),
    ]
    #expect(Self.contacts.sorted(using: comparators).suffix(2).map(\.number) == [4, 0])
  }

  @Test(arguments: [("李白", "\u{F9E1}白"), ("é", "e\u{301}"), ("", "")])
  func onlyCanonicallyEquivalentTextsAreTheSame(_ left: String, _ right: String) throws {
    for order in [SortOrder.forward, .reverse] {
      #expect(try NameComparator(order: order).compare(left, right) == .orderedSame)
      #expect(try NameComparator(order: order).compare(left + "a", right + "A") != .orderedSame)
    }
  }

  @Test func comparatorsAreEqualWhereTheirAnswersAre() throws {
    var other = Configuration()
    other.kind = .text
    let comparators = try [
      NameComparator(), NameComparator(order: .reverse), NameComparator(other), NameComparator(other, order: .reverse),
    ]
    #expect(Set(comparators).count == 4)
    #expect(Set(comparators + [try NameComparator()]).count == 4)
    #expect(try NameComparator() == NameComparator(NameCollation()))
    #expect(try NameComparator().hashValue == NameComparator(NameCollation()).hashValue)
    #expect(comparators[2].compare("曾国藩", "陈毅") == .orderedAscending, "céng before chén")
  }

  @Test func theOrderIsThatOfTheEngine() throws {
    let comparator = try NameComparator()
    let names = Self.contacts.map(\.name)
    #expect(names.sorted(using: comparator) == (try NameCollation().sorted(names)))
  }

  @Test func theOrderOfTheConfigurationIsTheEngines() throws {
    var configuration = Configuration()
    configuration.order = .stroke
    let comparator = try NameComparator(configuration)
    #expect(["阿文", "丁文", "曾文"].sorted(using: comparator) == ["丁文", "阿文", "曾文"])
  }
}
