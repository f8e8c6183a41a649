#if ICU
import Testing

@testable import PinyinCollation

/// Live ICU without the surname layer: what it is right about, and what it is wrong about.
@Suite struct GenericPassTests {
  static let pass = Result { try GenericPass() }

  @Test(arguments: [
    ("曾国藩", "C"), ("单田芳", "D"), ("尉迟恭", "W"), ("仇英", "C"), ("解缙", "J"), ("㛃", "Z"), ("䶮", "Z"), ("阿乐", "A"),
    ("赵本山", "Z"),
    ("李白", "L"), ("Alice", "A"), ("alice", "A"), ("Élodie", "E"), ("Ａｌｉｃｅ", "A"), ("zoo", "Z"), ("Łukasz", "L"),
    ("Ørsted", "O"),
  ])
  func sectionsAreThoseOfICU(_ text: String, _ section: String) throws {
    #expect(try Self.pass.get().section(for: text) == section)
  }

  @Test(arguments: ["", " ", "123", "１２３", "#", "@客服", "*物业", "😀", "Иван", "Ελένη", "さくら", "김연아", "أحمد", "ㄅ"])
  func whatIsUnderNoLetterIsUnderTheNumberSign(_ text: String) throws {
    #expect(try Self.pass.get().section(for: text) == "#")
  }

  @Test func readingsAreThoseOfHanLatin() throws {
    let pass = try Self.pass.get()
    #expect(try pass.reading(of: "曾国藩") == "céng guó fān")
    #expect(try pass.reading(of: "iPhone") == "iPhone")
    #expect(try GenericPass(readings: false).reading(of: "曾国藩") == "曾国藩")
  }

  @Test func theOrderIsThatOfComparingAndStable() throws {
    let pass = try Self.pass.get()
    let texts = ["王", "曾", "陈", "a", "王", "", "李", "A", "曾"]
    let order = try pass.order(of: texts)
    #expect(order.sorted() == Array(texts.indices))
    for (left, right) in zip(order, order.dropFirst()) {
      let compared = try pass.compare(texts[left], texts[right])
      #expect(compared < 0 || compared == 0 && left < right, "\(left) \(right)")
    }
    #expect(order.map { texts[$0] } == ["", "曾", "曾", "陈", "李", "王", "王", "a", "A"])
  }

  @Test func keysAreOrderedAsTextsAre() throws {
    let pass = try Self.pass.get()
    #expect(try pass.sortKey(for: "曾").lexicographicallyPrecedes(pass.sortKey(for: "陈")))
    #expect(try pass.sortKey(for: "李") == pass.sortKey(for: "\u{F9E1}"))
  }

  @Test func liveReadingsAnswerForHanAlone() throws {
    let live = try ICUGenericReadings()
    #expect(live.reading(of: "曾")?.description == "céng")
    #expect(live.reading(of: "A") == nil && live.reading(of: "!") == nil)
    #expect(live.source == "Han-Latin (ICU \(PackageVersion.icu))")
  }
}
#endif
