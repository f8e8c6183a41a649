#if ICU
import CICUShim
import Testing

/// Comparing, sort keys and bounds agree, whatever the text.
@Suite struct CompareTests {
  static let texts: [[UInt8]] =
    [
      "", " ", "#", "1", "2", "10", "a", "A", "á", "b", "z", "阿", "李", "王", "曾国藩", "陈毅", "单田芳", "㛃", "𠅤", "李白", "李 白",
      "a\0b", "ab", "é", "e\u{301}", "🎉", "Ж", "あ", "가", "\u{F9E1}",
    ].map { Array($0.utf8) } + [[0xFF], [0xE6, 0x9B], [0xED, 0xA0, 0x80], [0xC0, 0x80]]

  @Test func signsOfComparingAreThoseOfTheKeys() throws {
    let shim = try #require(Shim("zh-u-co-pinyin"))
    for left in Self.texts {
      for right in Self.texts {
        let (leftKey, rightKey) = (shim.key(left).bytes, shim.key(right).bytes)
        let byKeys: Int32 = leftKey == rightKey ? 0 : leftKey.lexicographicallyPrecedes(rightKey) ? -1 : 1
        #expect(shim.compare(left, right) == byKeys, "\(left) \(right)")
      }
    }
  }

  @Test func pinyinAndStrokeAreTwoOrders() throws {
    let pinyin = try #require(Shim("zh-u-co-pinyin"))
    let stroke = try #require(Shim("zh-u-co-stroke"))
    // Ā before wáng; 王 has four strokes, 阿 seven.
    #expect(pinyin.compare("阿", "王") == -1)
    #expect(stroke.compare("阿", "王") == 1)
  }

  @Test func strengthDecidesWhatIsEqual() throws {
    let shim = try #require(Shim("zh"))
    #expect(shim.compare("a", "A") == -1)
    #expect(shim.set(ICUSHIM_STRENGTH, 2) == 0)
    #expect(shim.compare("e", "E") == 0 && shim.compare("e", "ẽ") == -1)
    #expect(shim.set(ICUSHIM_STRENGTH, 1) == 0)
    #expect(shim.compare("e", "ẽ") == 0 && shim.compare("e", "f") == -1)
    #expect(shim.set(ICUSHIM_STRENGTH, 15) == 0)
    #expect(shim.compare("a", "A") == -1)
  }

  @Test func valuesAndAttributesThatDoNotExistAreRefused() throws {
    let shim = try #require(Shim("zh"))
    for value: Int32 in [-1, 0, 4, 16, .max] { #expect(shim.set(ICUSHIM_STRENGTH, value) > 0, "\(value)") }
    #expect(shim.set(icushim_attribute(rawValue: 77), 1) > 0)
  }

  @Test func numericOrderPutsTwoBeforeTen() throws {
    let shim = try #require(Shim("zh"))
    #expect(shim.compare("酒店2", "酒店10") == 1)
    #expect(shim.set(ICUSHIM_NUMERIC, 1) == 0)
    #expect(shim.compare("酒店2", "酒店10") == -1)
    #expect(shim.set(ICUSHIM_NUMERIC, 0) == 0)
    #expect(shim.compare("酒店2", "酒店10") == 1)
  }

  /// U+0344 is U+0308 U+0301; without normalisation ICU need not see it, with it it must.
  @Test func normalisationMakesEquivalentTextsEqual() throws {
    let shim = try #require(Shim("und"))
    #expect(shim.set(ICUSHIM_NORMALIZATION, 1) == 0)
    #expect(shim.compare("a\u{327}\u{301}", "a\u{301}\u{327}") == 0)
    #expect(shim.compare("\u{344}", "\u{308}\u{301}") == 0)
    #expect(shim.set(ICUSHIM_NORMALIZATION, 0) == 0)
  }

  @Test(arguments: [0, 1, 2, 5, 7]) func aShortBufferIsToldTheFullLength(_ capacity: Int) throws {
    let shim = try #require(Shim("zh"))
    defer { withExtendedLifetime(shim) {} }
    let text = Array("曾国藩".utf8)
    let whole = shim.key(text)
    #expect(whole.bytes.last == 0 && whole.count > 7)
    let short = shim.key(text, capacity: capacity)
    #expect(short.status == 0 && short.count == whole.count)
    var out = [UInt8](repeating: 0xEE, count: capacity + 1)
    var count = 0
    _ = icushim_collator_sort_key(shim.pointer, text, text.count, &out, capacity, &count)
    #expect(out[capacity] == 0xEE, "wrote behind the buffer")
  }

  @Test func boundsEncloseWhatBeginsAlike() throws {
    let shim = try #require(Shim("zh"))
    func bound(_ text: String, upper: Bool) -> [UInt8] {
      let key = shim.key(text)
      var out = [UInt8](repeating: 0, count: key.count + 8)
      var count = 0
      #expect(icushim_collator_bound(key, key.count, upper, &out, out.count, &count) == 0)
      var few: UInt8 = 0
      var again = 0
      _ = icushim_collator_bound(key, key.count, upper, &few, 1, &again)
      #expect(again == count, "the full length in a short buffer")
      return Array(out.prefix(count))
    }
    let (lower, upper) = (bound("李", upper: false), bound("李", upper: true))
    #expect(lower.lexicographicallyPrecedes(upper))
    for name in ["李", "李白", "李清照", "李a"] {
      let key = shim.key(name)
      #expect(!key.lexicographicallyPrecedes(lower) && key.lexicographicallyPrecedes(upper), "\(name)")
    }
    for name in ["黎明", "刘备", "A"] {
      let key = shim.key(name)
      #expect(key.lexicographicallyPrecedes(lower) || !key.lexicographicallyPrecedes(upper), "\(name)")
    }
  }
}
#endif
