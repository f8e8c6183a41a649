#if ICU
import Testing

@testable import PinyinCollation

/// Opening ICU: what it does not have is an error and never another order.
@Suite struct CollatorTests {
  private static func error(_ open: () throws -> Void) -> CollationError? {
    do { try open() } catch { return error as? CollationError }
    return nil
  }

  @Test func aCollationThatICUDoesNotHaveIsRefused() throws {
    let error = try #require(Self.error { _ = try Collator(tag: "zh-u-co-bogus", probes: []) })
    #expect(error.code == .orderNotAvailable)
    #expect(error.message.contains("zh-u-co-bogus"))
  }

  @Test(arguments: ["this is no tag", "zh--cn", ""]) func nonsenseIsRefused(_ tag: String) {
    // "" is the root locale to ICU: without a warning, but not the language asked for.
    let error = Self.error { _ = try Collator(tag: tag, probes: [("王", "阿")]) }
    #expect(
      tag.isEmpty ? error == nil || error?.code == .orderNotAvailable : error?.code == .icu,
      "\(String(describing: error))")
  }

  @Test func aLanguageWithoutRulesIsRefused() throws {
    let error = try #require(Self.error { _ = try Collator(tag: "xx", probes: []) })
    #expect(error.code == .orderNotAvailable)
  }

  @Test(arguments: [("王", "阿"), ("刘", "李"), ("李", "李"), ("李", "\u{F9E1}")])
  func probesThatStandOtherwiseRefuse(_ first: String, _ second: String) throws {
    let error = try #require(Self.error { _ = try Collator(tag: "zh-u-co-pinyin", probes: [(first, second)]) })
    #expect(error.code == .orderNotAvailable)
    #expect(error.message.contains(first) && error.message.contains(second))
  }

  /// The probes of the package tell pinyin from strokes and from code points.
  @Test(arguments: ["zh-u-co-stroke", "und"]) func theProbesOfPinyinRefuseOtherOrders(_ tag: String) {
    let error = Self.error { _ = try Collator(tag: tag, probes: [("阿", "王"), ("李", "刘")]) }
    #expect(error?.code == .orderNotAvailable)
  }

  @Test func anOpenCollatorNamesItselfAndCompares() throws {
    let collator = try GenericPass.openCollator()
    #expect(try collator.actualLocale().hasPrefix("zh"))
    #expect(collator.version.wholeMatch(of: /\d+\.\d+\.\d+\.\d+/) != nil)
    #expect(try collator.compare("李", "李") == 0 && collator.compare("李", "\u{F9E1}") == 0)
    #expect(try collator.compare("陈", "曾") > 0, "ICU has 曾 as céng")
    #expect(try collator.sortKey("").allSatisfy { $0 != 0 })
  }

  @Test func numbersCountWhereAskedFor() throws {
    let numeric = try Collator(tag: "zh-u-co-pinyin", numeric: true, probes: [])
    #expect(try numeric.compare("酒店2", "酒店10") < 0)
    #expect(try GenericPass.openCollator().compare("酒店2", "酒店10") > 0)
  }

  @Test func boundsEncloseAKey() throws {
    let key = try GenericPass.openCollator().sortKey("李")
    let bounds = try [Collator.bound(of: key, upper: false), Collator.bound(of: key, upper: true)]
    #expect(!key.lexicographicallyPrecedes(bounds[0]) && key.lexicographicallyPrecedes(bounds[1]))
  }

  @Test func tailoredCharactersAreThoseOfPinyin() throws {
    let tailored = Set(try GenericPass.openCollator().tailored())
    #expect(tailored.contains(0x66FE) && !tailored.contains(0x36C3) && !tailored.contains(0x41))
  }

  @Test(arguments: ["Nonsense-Latin", ""]) func unknownTransliteratorsAreRefused(_ id: String) throws {
    let error = try #require(Self.error { _ = try Transliterator(id: id) })
    #expect(error.code == .icu)
    #expect(error.message.contains("transliterator \(id)"))
  }

  @Test func longAnswersOfATransliteratorAreNotCut() throws {
    let transliterator = try Transliterator(id: "Any-Name")
    let answer = try transliterator.transliterate(String(repeating: "\u{FDFA}", count: 300))
    #expect(answer == String(repeating: #"\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}"#, count: 300))
  }
}
#endif
