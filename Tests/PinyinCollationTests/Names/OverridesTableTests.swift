import TestSupport
import Testing

@testable import PinyinCollation

/// The table form of overrides, and the number that tells two sets of them apart.
@Suite struct OverridesTableTests {
  private static func overrides(_ rows: (Overrides.Scope, String, String)...) throws -> Overrides {
    var overrides = Overrides()
    for (scope, text, reading) in rows { try overrides.set(scope, text, reading: reading) }
    return overrides
  }

  @Test(arguments: [
    "surname\t翟\tdí", "surname\t翟\tdi2\n", "kind\ttext\treading\nsurname\t翟\tdí\n", "# mine\n\n   \nsurname\t翟\tdí\n",
    "kind\ttext\treading\r\nsurname\t翟\tdí\r\n", "\u{FEFF}kind\ttext\treading\nsurname\t翟\tdí\n",
    "\u{FEFF}surname\t翟\tdí",
    "surname\t翟\tzhái\nsurname\t翟\tdí\n", "surname\t翟\tdí\r\n\r\n", "surname\t翟\tdí\rsurname\t翟\tdí",
  ])
  func oneRowIsReadHoweverTheFileIsWritten(_ table: String) throws {
    #expect(try Overrides(table: table) == Self.overrides((.surname, "翟", "dí")))
  }

  @Test(arguments: ["", "\n\n", "kind\ttext\treading\n", "# nothing\r\n", "\u{FEFF}"])
  func aTableWithoutRowsIsEmpty(_ table: String) throws { #expect(try Overrides(table: table).isEmpty) }

  @Test func theSeedsTableIsRead() throws {
    let overrides = try Overrides(table: String(decoding: Files.seed("overrides.tsv"), as: UTF8.self))
    let collation = try Engines.make { $0.overrides = overrides }
    for (text, reading) in [
      ("翟天临", "dí tiān lín"), ("覃海洋", "tán hǎi yáng"), ("乐毅", "lè yì"), ("乐嘉", "lè jiā"), ("朴树", "pǔ shù"),
      ("盖叫天", "gài jiào tiān"),
      ("长春社", "cháng chūn shè"), ("单行道书店", "dān xíng dào shū diàn"), ("乐享家", "lè xiǎng jiā"),
    ] {
      let analysis = collation.analysis(of: text)
      #expect(analysis.reading == reading && analysis.rule == .override && analysis.source == "the caller", "\(text)")
    }
  }

  @Test func everyBadLineIsNamedByItsNumber() throws {
    let table = """
      kind\ttext\treading
      surname\t翟\tdí
      surname 翟 dí
      family\t翟\tdí

      # a remark
      surname\t翟\tdx2
      surname\t翟\tdí\tmine
      name\t乐嘉\tlè
      word\tabc\ta bo ci
      """
    do {
      _ = try Overrides(table: table, file: "mine.tsv")
      Issue.record("the table was taken")
    } catch {
      #expect(error.code == .badOverride && error.message.hasPrefix("mine.tsv has 6 bad lines"))
      let lines = error.message.split(separator: "\n").dropFirst().map { $0.prefix { $0 != ":" } }
      #expect(lines == ["line 3", "line 4", "line 7", "line 8", "line 9", "line 10"])
      for part in ["\u{201C}family\u{201D}", "dx2", "乐嘉", "abc"] { #expect(error.message.contains(part), "\(part)") }
    }
  }

  @Test func lineNumbersCountCRLFOnce() throws {
    do {
      _ = try Overrides(table: "surname\t翟\tdí\r\n\r\nbad\r\n")
      Issue.record("the table was taken")
    } catch {
      #expect(error.message.contains("line 3:") && error.message.contains("1 cells"), "\(error.message)")
    }
  }

  @Test func theDigestTellsSetsApartAndNotTheirHistory() throws {
    let all = try [
      Overrides(), Self.overrides((.surname, "翟", "dí")), Self.overrides((.surname, "翟", "zhái")),
      Self.overrides((.name, "翟", "dí")), Self.overrides((.word, "翟", "dí")), Self.overrides((.surname, "覃", "dí")),
      Self.overrides((.surname, "翟", "dí"), (.surname, "覃", "tán")),
    ]
    #expect(Set(all.map(\.digest)).count == all.count)
    let other = try Self.overrides((.surname, "覃", "tán"), (.surname, "翟", "zhái"), (.surname, "翟", "dí"))
    #expect(other.digest == all.last?.digest && other == all.last)
  }

  @Test func theTagOfAnEngineHasTheDigest() throws {
    let plain = try Engines.automatic.get()
    let own = try Engines.overriding([(.surname, "翟", "dí")])
    #expect(plain.tag != own.tag && plain.tag.hasSuffix("overrides=none"))
    #expect(own.tag == (try Engines.overriding([(.surname, "翟", "di2")]).tag))
    #expect(throws: CollationError.self) { try plain.check(tag: own.tag) }
    try own.check(tag: own.tag)
  }
}
