import Testing

@testable import PinyinCollation

/// Lines of bytes, sorted where they lie, against the same lines as strings.
@Suite struct SortedLinesTests {
  private static func sorted(_ lines: [[UInt8]], _ collation: NameCollation, threads: Int) -> [[UInt8]] {
    let bytes: [UInt8] = Array(lines.map { line in line + [10] }.joined())
    return collation.withSortedLines(of: bytes, threads: threads, progress: { _ in }) { sorted in
      (0..<sorted.count).map { Array(bytes[sorted[$0]]) }
    }
  }

  @Test(arguments: [0, 1, 3, 30, 3000, 60_000], [1, 2]) func asStrings(_ count: Int, _ threads: Int) throws {
    let collation = try Engines.automatic.get()
    var texts = try AdversarialTexts(seed: 31)
    let lines = texts.list(count).map { $0.replacing("\n", with: "") }
    let expected = collation.plainOrder(of: lines).map { Array(lines[$0].utf8) }
    #expect(Self.sorted(lines.map { Array($0.utf8) }, collation, threads: threads) == expected)
  }

  /// Bytes that are no UTF-8 are ordered as Swift repairs them, and stay as they are.
  @Test func brokenBytes() throws {
    let collation = try Engines.automatic.get()
    let name = Array("曾国藩".utf8)
    var lines: [[UInt8]] = [
      [0xFF], [0xE6, 0x9B], Array(name.dropLast()), [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF5, 0x80], name, [],
    ]
    for place in name.indices {
      for byte: UInt8 in [0x00, 0x41, 0x80, 0xC3, 0xE4, 0xFF] {
        var line = name
        line[place] = byte
        lines.append(line)
      }
    }
    let texts = lines.map { String(decoding: $0, as: UTF8.self) }
    let expected = collation.plainOrder(of: texts).map { lines[$0] }
    #expect(Self.sorted(lines, collation, threads: 1) == expected)
  }

  @Test func tiesAndSections() throws {
    let collation = try Engines.automatic.get()
    let bytes = Array("张伟\nZoë\nZoe\u{308}\n曾国藩\n张伟\n#\n".utf8)
    collation.withSortedLines(of: bytes, threads: 1, progress: { _ in }) { lines in
      let order = (0..<lines.count).map { String(decoding: bytes[lines[$0]], as: UTF8.self) }
      #expect(order == ["曾国藩", "张伟", "张伟", "Zoë", "Zoe\u{308}", "#"])
      let sections = (0..<lines.count).map { collation.sectionTitles[lines.section(at: $0)] }
      #expect(sections == ["Z", "Z", "Z", "Z", "Z", "#"])
      let ties = (1..<lines.count).map { lines.isTie($0 - 1, $0) }
      #expect(ties == [false, true, false, true, false])
    }
  }
}
