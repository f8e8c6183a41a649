#if ICU
import CICUShim
import Testing

/// Collation elements, one by one, and the characters with a place of their own.
@Suite struct ElementsTests {
  /// Where the first levels differ, the sequences of primary weights are in ICU's own order. Han and the rest apart:
  /// elements come as the root has them, before `zh` moves Han to the front.
  @Test(arguments: [
    ["", "阿", "啊", "八", "曾", "陈", "李", "李白", "刘", "单", "王", "王菲", "曾国藩", "赵", "做"],
    ["", " ", "-", "#", "0", "9", "10", "a", "ab", "Á", "æ", "b", "é", "ß", "z", "Ж", "ω", "あ", "가", "😀"],
  ])
  func primariesComeInICUsOrder(_ texts: [String]) throws {
    let shim = try #require(Shim("zh-u-co-pinyin"))
    #expect(shim.set(ICUSHIM_STRENGTH, 1) == 0)
    for left in texts {
      for right in texts {
        let (first, second) = (shim.primaries(left), shim.primaries(right))
        let order: Int32 = first == second ? 0 : first.lexicographicallyPrecedes(second) ? -1 : 1
        #expect(order == shim.compare(left, right), "\(left) \(right)")
      }
    }
  }

  /// ICU compresses the weights of its finished keys against their neighbours; elements are the same anywhere.
  @Test func anElementDoesNotDependOnItsNeighbours() throws {
    let shim = try #require(Shim("zh"))
    let alone = ["曾", "国", "藩"].flatMap(shim.primaries)
    #expect(alone.count == 3 && shim.primaries("曾国藩") == alone)
  }

  @Test func accentsAndCaseAreLowerLevels() throws {
    let shim = try #require(Shim("zh"))
    let plain = shim.elements(Array("e".utf8)).list
    // Not é, which the zh tailoring places as a letter of pinyin.
    let accented = shim.elements(Array("ẽ".utf8)).list
    let capital = shim.elements(Array("E".utf8)).list
    try #require(plain.count == 1 && accented.count == 2 && capital.count == 1)
    #expect(accented[0].primary == plain[0].primary && accented[1].primary == 0 && accented[1].secondary != 0)
    #expect(capital[0].primary == plain[0].primary && capital[0].secondary == plain[0].secondary)
    #expect(capital[0].tertiary > plain[0].tertiary)
    #expect(plain[0].tertiary & 0xC000 == 0 && capital[0].tertiary & 0xC000 == 0, "case bits are removed")
  }

  @Test func canonicallyEquivalentTextsHaveTheSameElements() throws {
    let shim = try #require(Shim("zh"))
    for (left, right) in [("é", "e\u{301}"), ("ẽ", "e\u{303}"), ("\u{F9E1}", "李"), ("가", "\u{1100}\u{1161}")] {
      let elements = [left, right].map { text in
        shim.elements(Array(text.utf8)).list.map { [UInt64($0.primary), UInt64($0.secondary), UInt64($0.tertiary)] }
      }
      #expect(elements[0] == elements[1] && !elements[0].isEmpty, "\(left)")
    }
  }

  @Test(arguments: [0, 1, 2]) func aShortBufferIsToldTheFullNumber(_ capacity: Int) throws {
    let shim = try #require(Shim("zh"))
    defer { withExtendedLifetime(shim) {} }
    let text = Array("曾国藩ẽ".utf8)
    let whole = shim.elements(text)
    var out = [icushim_element](
      repeating: icushim_element(primary: 7, secondary: 7, tertiary: 7), count: capacity + 1)
    var count = 0
    #expect(icushim_collator_elements(shim.pointer, text, text.count, &out, capacity, &count) == 0)
    #expect(count == whole.count && count == 5)
    #expect(out[capacity].primary == 7, "wrote behind the buffer")
    for place in 0..<capacity { #expect(out[place].primary == whole.list[place].primary) }
  }

  /// The number that the design rests on, for the ICU it was measured with.
  @Test func pinyinPlaces20893Characters() throws {
    let shim = try #require(Shim("zh-u-co-pinyin"))
    defer { withExtendedLifetime(shim) {} }
    var count = 0
    #expect(icushim_collator_tailored(shim.pointer, nil, 0, &count) == 0)
    var tailored = [UInt32](repeating: 0, count: count)
    var again = 0
    #expect(icushim_collator_tailored(shim.pointer, &tailored, count, &again) == 0)
    #expect(again == count && Set(tailored).count == count)
    // Compatibility ideographs and the numerals 〸〹〺 come along with what they are equivalent to.
    let han = tailored.filter { $0 == 0x3007 || Unicode.Scalar($0)?.properties.isUnifiedIdeograph == true }
    for character in "曾单李阿坐".unicodeScalars { #expect(tailored.contains(character.value), "\(character)") }
    // What ICU leaves out of its order.
    for character in "㛃䶮".unicodeScalars { #expect(!tailored.contains(character.value), "\(character)") }
    var version = [CChar](repeating: 0, count: 32)
    icushim_version(&version, version.count)
    if version.starts(with: [0x37, 0x32]) { #expect(han.count == 20_893, "of \(count)") }
  }

  @Test func aCollatorWithoutATailoringPlacesNothing() throws {
    let shim = try #require(Shim("und"))
    defer { withExtendedLifetime(shim) {} }
    var count = 99
    #expect(icushim_collator_tailored(shim.pointer, nil, 0, &count) == 0 && count == 0)
  }
}
#endif
