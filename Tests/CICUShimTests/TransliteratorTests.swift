#if ICU
import CICUShim
import Testing

/// Han-Latin through the shim.
@Suite struct TransliteratorTests {
  private static func open(_ id: String) throws -> OpaquePointer {
    var opened: OpaquePointer?
    #expect(icushim_transliterator_open(id, &opened) == 0)
    return try #require(opened)
  }

  private static func latin(_ pointer: OpaquePointer, _ bytes: [UInt8]) -> (text: String, count: Int, status: Int32) {
    var out = [UInt8](repeating: 0, count: bytes.count * 4 + 64)
    var count = 0
    let status = icushim_transliterate(pointer, bytes, bytes.count, &out, out.count, &count)
    return (String(decoding: out.prefix(count), as: UTF8.self), count, status)
  }

  @Test(arguments: ["Nonsense-Latin", "", "Han", "Han-Latin-", "☃"]) func unknownIdsAreRefused(_ id: String) {
    var opened: OpaquePointer? = OpaquePointer(bitPattern: 8)
    #expect(icushim_transliterator_open(id, &opened) > 0)
    #expect(opened == nil)
  }

  /// The generic readings: 曾 is céng, the weakness this package is about.
  @Test func hanIsWrittenInPinyin() throws {
    let pointer = try Self.open("Han-Latin")
    defer { icushim_transliterator_close(pointer) }
    #expect(Self.latin(pointer, Array("曾".utf8)).text == "céng")
    #expect(Self.latin(pointer, Array("单位".utf8)).text == "dān wèi")
    #expect(Self.latin(pointer, Array("abc".utf8)).text == "abc")
    #expect(Self.latin(pointer, []).text.isEmpty)
    #expect(Self.latin(pointer, [0xFF]).text == "\u{FFFD}")
    #expect(Self.latin(pointer, Array("a\0b".utf8)).text == "a\0b")
  }

  @Test(arguments: [0, 1, 4]) func aShortBufferIsToldTheFullLength(_ capacity: Int) throws {
    let pointer = try Self.open("Han-Latin")
    defer { icushim_transliterator_close(pointer) }
    let text = Array("曾国藩".utf8)
    var out = [UInt8](repeating: 0xEE, count: capacity + 1)
    var count = 0
    #expect(icushim_transliterate(pointer, text, text.count, &out, capacity, &count) == 0)
    #expect(count == "céng guó fān".utf8.count)
    #expect(out[capacity] == 0xEE, "wrote behind the buffer")
  }

  @Test func longTextsAreNotCut() throws {
    let pointer = try Self.open("Any-Null")
    defer { icushim_transliterator_close(pointer) }
    let text = String(repeating: "曾国藩", count: 33_333) + "。"
    #expect(Self.latin(pointer, Array(text.utf8)).text == text)
  }

  /// A text that grows a lot needs a second try with more room.
  @Test func growingTextsFit() throws {
    let pointer = try Self.open("Any-Name")
    defer { icushim_transliterator_close(pointer) }
    let text = String(repeating: "\u{FDFA}", count: 200)
    var out = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    #expect(icushim_transliterate(pointer, Array(text.utf8), text.utf8.count, &out, out.count, &count) == 0)
    let name = #"\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}"#
    #expect(String(decoding: out.prefix(count), as: UTF8.self) == String(repeating: name, count: 200))
  }
}
#endif
