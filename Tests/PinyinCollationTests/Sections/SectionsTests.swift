import Testing

@testable import PinyinCollation

/// Objects filed and sorted in one call.
@Suite struct SectionsTests {
  struct Contact: Equatable, Sendable {
    let name: String
    let number: Int
  }

  static let names = ["曾国藩", "陈毅", "Alice", "123", "单田芳", "曾巩", "陈毅", "李白", "", "阿乐", "曾国藩", "赵云", "Zoë", "张飞"]
  static let contacts = names.enumerated().map { Contact(name: $1, number: $0) }

  @Test func all27AreThereAndTheObjectsUnderTheirLetters() throws {
    let sections = try Engines.automatic.get().sections(of: Self.contacts, by: \.name)
    #expect(sections.map(\.title) == (try Engines.automatic.get().sectionTitles))
    let full = sections.filter { !$0.objects.isEmpty }.map { ($0.title, $0.objects.map(\.name)) }
    #expect(full.map(\.0) == ["A", "C", "L", "S", "Z", "#"])
    #expect(
      full.map(\.1) == [
        ["阿乐", "Alice"], ["陈毅", "陈毅"], ["李白"], ["单田芳"], ["曾巩", "曾国藩", "曾国藩", "张飞", "赵云", "Zoë"], ["", "123"],
      ])
  }

  @Test func emptySectionsAreDroppedOnRequest() throws {
    let collation = try Engines.automatic.get()
    let sections = collation.sections(of: Self.contacts, by: \.name, dropEmpty: true)
    #expect(sections.map(\.title) == ["A", "C", "L", "S", "Z", "#"])
    #expect(sections == collation.sections(of: Self.contacts, by: \.name).filter { !$0.objects.isEmpty })
    #expect(collation.sections(of: [Contact](), by: \.name, dropEmpty: true).isEmpty)
    #expect(collation.sections(of: [Contact](), by: \.name).count == 27)
  }

  @Test func equalNamesKeepTheirOrder() throws {
    let collation = try Engines.automatic.get()
    let many = (0..<300).map { Contact(name: Self.names[$0 % 7], number: $0) }
    for section in collation.sections(of: many, by: \.name) {
      for (left, right) in zip(section.objects, section.objects.dropFirst()) where left.name == right.name {
        #expect(left.number < right.number)
      }
    }
    let sorted = collation.sorted(many, by: \.name)
    for (left, right) in zip(sorted, sorted.dropFirst()) where left.name == right.name {
      #expect(left.number < right.number)
    }
    #expect(collation.order(of: many.map(\.name)) == sorted.map(\.number))
  }

  @Test func noObjectIsLostAndTheOrderIsThatOfTheWholeList() throws {
    for symbols in [SymbolPlacement.first, .last] {
      let collation = try Engines.make { $0.symbols = symbols }
      let filed = collation.sections(of: Self.contacts, by: \.name).flatMap(\.objects)
      #expect(filed == collation.sorted(Self.contacts, by: \.name))
      #expect(Set(filed.map(\.number)) == Set(Self.contacts.indices))
    }
  }

  @Test func anySequenceAndAnyClosureWill() throws {
    let collation = try Engines.automatic.get()
    let sections = collation.sections(of: ["曾国藩": 1, "陈毅": 2], by: \.key, dropEmpty: true)
    #expect(sections.map(\.title) == ["C", "Z"])
    let reversed = collation.sections(of: Self.contacts.lazy.map(\.number), by: { Self.names[$0] }, dropEmpty: true)
    #expect(reversed.map(\.objects.count) == [2, 2, 1, 1, 6, 2])
  }

  @Test func aNameStandsBeforeItsContinuationAndAFieldThatEndsBeforeOneThatGoesOn() throws {
    let collation = try Engines.person.get()
    #expect(collation.sorted(["张三丰", "张三", "张"]) == ["张", "张三", "张三丰"])
    #expect(collation.sortKey(forFields: ["张三", "李四"]) < collation.sortKey(forFields: ["张三丰", "阿"]))
    #expect(collation.sortKey(forFields: ["张三", "阿"]) < collation.sortKey(forFields: ["张三", "李四"]))
    #expect(collation.sortKey(forFields: ["张三"]) == collation.sortKey(for: "张三"))
    #expect(collation.sortKey(forFields: []) < collation.sortKey(forFields: ["123"]))
  }
}
