import Foundation
import Testing

@testable import pinyin_sort

/// How arbitrary bytes stand in a cell or in JSON.
@Suite struct EscapingTests {
  @Test(
    arguments: [
      ([], ""), ([0x61], "a"), ([0x09], "\\t"), ([0x0A], "\\n"), ([0x0D], "\\r"), ([0x5C], "\\\\"),
      ([0x5C, 0x74], "\\\\t"),
      ([0xFF], "\\xFF"), ([0x61, 0x80, 0x62], "a\\x80b"), ([0xE6, 0x9B, 0xBE], "曾"), ([0xE6, 0x9B], "\\xE6\\x9B"),
      ([0xE6, 0x9B, 0x61], "\\xE6\\x9Ba"), ([0xC0, 0x80], "\\xC0\\x80"), ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"),
      ([0xF4, 0x90, 0x80, 0x80], "\\xF4\\x90\\x80\\x80"), ([0xF0, 0xA0, 0x85, 0xA4], "𠅤"), ([0x00], "\0"),
      ([0x22], "\""),
      ([0x0D, 0x0A], "\\r\\n"), ([0xEF, 0xBB, 0xBF, 0x61], "\u{FEFF}a"), ([0x65, 0xCC, 0x81], "e\u{301}"),
      ([0xBE, 0xE6, 0x9B, 0xBE], "\\xBE曾"),
    ] as [([UInt8], String)])
  func cellsSayWhatTheBytesAre(_ bytes: [UInt8], _ cell: String) {
    #expect(Array(Escaping.cell(bytes[...]).unicodeScalars) == Array(cell.unicodeScalars))
    // A slice whose indices do not begin at 0.
    #expect(Escaping.cell((Array("曾".utf8) + bytes)[3...]) == cell)
  }

  /// Undoing the escapes gives the bytes back, so two lines never have the same cell.
  @Test func everyPairOfBytesComesBack() {
    for first in UInt8.min...UInt8.max {
      for second in [0x00, 0x09, 0x0A, 0x0D, 0x41, 0x5C, 0x78, 0x80, 0xBF, 0xC2, 0xE6, 0xFF] as [UInt8] {
        let bytes = [first, second]
        #expect(Self.bytes(of: Escaping.cell(bytes[...])) == bytes, "\(bytes)")
      }
    }
  }

  @Test(arguments: [
    "", "曾", "\"", "\\", "a\"b\\c", "\u{0}\u{1F}\u{7F}", "\u{2028}", "😀", "e\u{301}", "</script>", "\n\t\r",
  ])
  func jsonComesBackThroughAParser(_ text: String) throws {
    let json = "[\(Escaping.json(text))]"
    let parsed = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
    #expect(parsed?.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars), "\(json)")
  }

  /// The test's own reader of a cell.
  private static func bytes(of cell: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(cell.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "x"):
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      default: bytes.append(escape)
      }
    }
    return bytes
  }
}
