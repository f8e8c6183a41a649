#if ICU
import CICUShim
import Testing

/// Texts of every form go in: empty, broken, long, with NUL inside.
@Suite struct TextTests {
  @Test func theEmptyTextStandsBeforeEverything() throws {
    let shim = try #require(Shim("zh"))
    defer { withExtendedLifetime(shim) {} }
    #expect(shim.compare("", "") == 0)
    #expect(shim.compare("", "a") == -1)
    #expect(shim.elements([]).count == 0)
    var order: Int32 = 99
    #expect(icushim_collator_compare(shim.pointer, nil, 0, nil, 0, &order) == 0 && order == 0)
    var count = 99
    #expect(icushim_collator_elements(shim.pointer, nil, 0, nil, 0, &count) == 0 && count == 0)
    #expect(icushim_collator_sort_key(shim.pointer, nil, 0, nil, 0, &count) == 0 && count > 0)
  }

  /// Unicode Standard, table 3-8: each maximal part of a broken sequence is one U+FFFD.
  @Test(
    arguments: [
      ([0xFF], 1), ([0xE6, 0x9B], 1), ([0xC0, 0x80], 2), ([0xED, 0xA0, 0x80], 3), ([0x61, 0xF1, 0x80, 0x80, 0xE1], 2),
    ] as [([UInt8], Int)])
  func brokenBytesCountAsReplacementCharacters(_ bytes: [UInt8], _ replaced: Int) throws {
    let shim = try #require(Shim("zh"))
    let ascii = bytes.prefix { $0 < 0x80 }
    let text = Array(ascii) + Array(String(repeating: "\u{FFFD}", count: replaced).utf8)
    #expect(shim.key(bytes).bytes == shim.key(text).bytes)
    #expect(shim.compare(bytes, text) == 0)
  }

  @Test func aNulInsideIsACharacterAndNoEnd() throws {
    let shim = try #require(Shim("zh"))
    #expect(shim.compare("曾\0国", "曾\0毅") == -1)
    #expect(shim.key("曾\0国") != shim.key("曾"))
    // Ignorable at every level in ICU's order: as if it were not there.
    #expect(shim.compare("曾\0国", "曾国") == 0)
  }

  @Test(arguments: [127, 128, 129, 100_000]) func longTextsAreNotCut(_ length: Int) throws {
    let shim = try #require(Shim("zh"))
    let text = String(repeating: "曾", count: length)
    #expect(shim.elements(Array(text.utf8)).count == length)
    #expect(shim.compare(text + "国", text + "毅") == -1)
    #expect(shim.key(text + "国").lexicographicallyPrecedes(shim.key(text + "毅")))
    #expect(shim.key(text).count > length)
  }

  @Test func moreTextThanICUCountsIsRefused() throws {
    let shim = try #require(Shim("zh"))
    defer { withExtendedLifetime(shim) {} }
    let byte: [UInt8] = [0x61]
    // Only the length is looked at: it is refused before a byte is read.
    var count = 99
    let tooLong = Int(Int32.max) + 1
    var order: Int32 = 99
    #expect(icushim_collator_compare(shim.pointer, byte, tooLong, byte, 1, &order) > 0 && order == 0)
    #expect(icushim_collator_sort_key(shim.pointer, byte, tooLong, nil, 0, &count) > 0 && count == 0)
    #expect(icushim_collator_elements(shim.pointer, byte, tooLong, nil, 0, &count) > 0 && count == 0)
    #expect(icushim_collator_bound(byte, tooLong, true, nil, 0, &count) > 0 && count == 0)
  }
}
#endif
