#if ICU
import CICUShim
import Testing

/// Statuses, versions, and what opening answers.
@Suite struct ShimTests {
  @Test func statusesHaveNames() {
    #expect(String(cString: icushim_status_name(0)) == "U_ZERO_ERROR")
    #expect(String(cString: icushim_status_name(-127)) == "U_USING_DEFAULT_WARNING")
    #expect(String(cString: icushim_status_name(1)) == "U_ILLEGAL_ARGUMENT_ERROR")
  }

  @Test(arguments: [Int32.min, -999_999, 999_999, .max]) func everyStatusHasAName(_ status: Int32) {
    #expect(!String(cString: icushim_status_name(status)).isEmpty)
  }

  @Test func theVersionIsNumbersWithADot() {
    var bytes = [CChar](repeating: 1, count: 32)
    icushim_version(&bytes, bytes.count)
    let version = bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    #expect(String(decoding: version, as: UTF8.self).wholeMatch(of: /\d+(\.\d+)+/) != nil)
  }

  @Test func aShortBufferGetsWhatFitsOfTheVersionAndItsEnd() {
    var bytes = [CChar](repeating: 1, count: 3)
    icushim_version(&bytes, 2)
    #expect(bytes[0] != 0 && bytes[1] == 0 && bytes[2] == 1)
    icushim_version(&bytes, 0)
    #expect(bytes[2] == 1)
  }

  @Test(arguments: ["zh", "zh-u-co-pinyin", "zh-u-co-stroke", "zh-u-co-zhuyin", "und", "sv"])
  func tagsThatICUKnowsOpenWithoutAWarning(_ tag: String) throws {
    var collator: OpaquePointer?
    #expect(icushim_collator_open(tag, &collator) == 0)
    #expect(collator != nil)
    icushim_collator_close(collator)
  }

  @Test(arguments: ["zh-u-co-bogus", "zh-u-co-phonebk", "zh-CN-u-co-bogus", "ko-u-co-pinyin"])
  func aCollationThatICUDoesNotHaveOpensWithAWarning(_ tag: String) {
    var collator: OpaquePointer?
    let status = icushim_collator_open(tag, &collator)
    #expect(status < 0)
    #expect(collator != nil)
    icushim_collator_close(collator)
  }

  /// ICU remembers a warning for everybody in the process; nobody else here opens Japanese.
  @Test func oneBogusTagDoesNotSpoilTheLanguageForOthers() {
    var bogus: OpaquePointer?
    #expect(icushim_collator_open("ja-u-co-bogus", &bogus) < 0)
    for (tag, isThere) in [("ja", true), ("ja-JP", true), ("ja-u-co-bogus", false), ("ja-u-co-pinyin", false)] {
      var collator: OpaquePointer?
      let status = icushim_collator_open(tag, &collator)
      #expect(isThere ? status == 0 || status == -128 : status < 0, "\(tag): \(status)")
      icushim_collator_close(collator)
    }
    icushim_collator_close(bogus)
  }

  @Test func aLanguageWithoutRulesOfItsOwnOpensWithAWarning() {
    var collator: OpaquePointer?
    #expect(icushim_collator_open("xx", &collator) < 0)
    icushim_collator_close(collator)
  }

  @Test(arguments: ["this is no tag", "zh_CN@collation=", "zh-u-co-pinyin-", "-", "zh--cn", "中文"])
  func nonsenseIsAFailureAndOpensNothing(_ tag: String) {
    var collator: OpaquePointer? = OpaquePointer(bitPattern: 8)
    #expect(icushim_collator_open(tag, &collator) > 0)
    #expect(collator == nil)
  }

  @Test func aTagLongerThanAnyLocaleIsRefused() {
    var collator: OpaquePointer?
    let tag = "zh-x" + String(repeating: "-abcdefgh", count: 100)
    #expect(icushim_collator_open(tag, &collator) != 0)
    icushim_collator_close(collator)
  }

  @Test func closingNothingIsHarmless() {
    icushim_collator_close(nil)
    icushim_transliterator_close(nil)
  }

  @Test func theLocaleInForceIsNamed() throws {
    for (tag, expected) in [("zh-u-co-pinyin", "zh"), ("zh-CN", "zh"), ("xx", "root"), ("und", "root")] {
      var collator: OpaquePointer?
      _ = icushim_collator_open(tag, &collator)
      let opened = try #require(collator)
      var status: Int32 = 99
      let name = try #require(icushim_collator_actual_locale(opened, &status))
      // ICU 72 names the root with no letters or as "root".
      let actual = String(cString: name)
      #expect(status == 0)
      #expect(actual == expected || actual.isEmpty && expected == "root", "\(tag): \(actual)")
      icushim_collator_close(opened)
    }
  }

  /// The version is that of the data as a whole and does not tell the orders apart.
  @Test func theVersionOfTheDataDoesNotNameTheOrder() throws {
    var versions: [[UInt8]] = []
    for tag in ["zh-u-co-pinyin", "zh-u-co-stroke"] {
      var numbers: [UInt8] = [0, 0, 0, 0]
      let shim = try #require(Shim(tag))
      withExtendedLifetime(shim) { icushim_collator_version(shim.pointer, &numbers) }
      versions.append(numbers)
    }
    #expect(versions[0] != [0, 0, 0, 0])
    #expect(versions[0] == versions[1])
  }
}
#endif
