import TestSupport
import Testing

@testable import PinyinCollation

/// An index that changes is what a new one over the same objects would be.
@Suite struct SectionedIndexTests {
  private struct Contact: Equatable {
    var name: String
    let number: Int
  }

  private static func contents(_ index: SectionedIndex<Contact>) -> [[Contact]] {
    index.sectionTitles.indices.map { index[$0] }
  }

  /// The sections by full keys alone.
  private static func expected(_ contacts: [Contact], _ collation: NameCollation) -> [[Contact]] {
    var sections: [[Contact]] = collation.sectionTitles.map { _ in [] }
    for index in collation.plainOrder(of: contacts.map(\.name)) {
      sections[collation.section(for: contacts[index].name)].append(contacts[index])
    }
    return sections
  }

  @Test(arguments: [SymbolPlacement.first, .last]) func aNewIndexIsTheSections(_ placement: SymbolPlacement) throws {
    var configuration = Configuration()
    configuration.symbols = placement
    let collation = try NameCollation(configuration)
    var texts = try AdversarialTexts(seed: 41)
    let contacts = texts.list(3000).enumerated().map { Contact(name: $1, number: $0) }
    let index = collation.sectionedIndex(of: contacts, by: \.name)
    #expect(Self.contents(index) == Self.expected(contacts, collation))
    #expect(index.count == 3000 && index.sectionTitles == collation.sectionTitles)
    #expect(collation.sections(of: contacts, by: \.name).map(\.objects) == Self.contents(index))
  }

  @Test func changesOneByOne() throws {
    let collation = try Engines.automatic.get()
    var texts = try AdversarialTexts(seed: 42)
    var random = SeededGenerator(seed: 43)
    var contacts: [Contact] = []
    var index = collation.sectionedIndex(of: contacts, by: \.name)
    for number in 0..<3000 {
      let contact = Contact(name: number % 7 == 0 ? "张伟" : texts.next(), number: number)
      let place: SectionedIndex<Contact>.Place?
      if number % 3 == 2, !contacts.isEmpty {
        let old = contacts.remove(at: Int.random(in: contacts.indices, using: &random))
        let sections = Self.contents(index)
        let section = collation.section(for: old.name)
        let row = try #require(sections[section].firstIndex(of: old))
        place = index.move(at: .init(section: section, row: row), to: contact)
      } else {
        place = index.insert(contact)
      }
      contacts.append(contact)
      let found = try #require(place)
      #expect(index[found] == contact)
    }
    #expect(Self.contents(index) == Self.expected(contacts, collation))
  }

  @Test func findsByName() throws {
    let collation = try Engines.automatic.get()
    let names = ["曾国藩", "Zoë", "单雄信", "曾国藩", "单 雄信", "#1"]
    let index = collation.sectionedIndex(of: names, by: \.self)
    for name in names + ["Zoe\u{308}"] {
      let place = try #require(index.place(ofName: name))
      #expect(index[place] == name)
    }
    #expect(index.place(ofName: "曾国") == nil && index.place(ofName: "") == nil)
  }

  /// Total: no place traps.
  @Test func placesThatAreNone() throws {
    var index = try Engines.automatic.get().sectionedIndex(of: ["曾国藩"], by: \.self)
    for (section, row) in [(-1, 0), (27, 0), (25, 1), (25, -1), (0, 0)] {
      let place = SectionedIndex<String>.Place(section: section, row: row)
      #expect(index[place] == nil)
      #expect(index.remove(at: place) == nil && index.move(at: place, to: "王") == nil)
    }
    #expect(index[99].isEmpty && index.count == 1)
    #expect(index.remove(at: .init(section: 25, row: 0)) == "曾国藩" && index.count == 0)
  }
}
