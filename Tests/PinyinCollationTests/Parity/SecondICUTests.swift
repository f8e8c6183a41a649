#if canImport(_FoundationICU)
import Foundation
import SecondICU
import TestSupport
import Testing

@testable import PinyinCollation

/// The same keys whatever the ICU: the one that the engine takes by itself, another one, and the embedded weights.
@Suite struct SecondICUTests {
  private let usual: NameCollation
  private let second: NameCollation
  private let embedded: NameCollation

  init() throws { (usual, second, embedded) = try Self.engines(.pinyin) }

  private static func engines(
    _ order: Order
  ) throws -> (usual: NameCollation, second: NameCollation, embedded: NameCollation) {
    var configuration = Configuration()
    configuration.order = order
    let generic = try EmbeddedGenericReadings()
    return (
      try NameCollation(configuration),
      try NameCollation(configuration, generic: generic, runs: SecondRunWeights()),
      try NameCollation(configuration, generic: generic, runs: EmbeddedRunWeights())
    )
  }

  @Test func theSecondIsAnotherOne() throws {
    #if ICU
    #expect(SecondICU.version != ICU.version)
    #endif
    // Its root order has other weights; where a key holds them, it is another key under the same tag.
    #expect(second.sortKey(for: "曾a") != usual.sortKey(for: "曾a") && second.tag == usual.tag)
    #expect(second.runVersion != usual.runVersion)
  }

  @Test(.enabled(if: Files.haveCorpora, "the corpora are not there"))
  func keysOfAllNamesAreTheSame() throws {
    let names = NameListTests.names
    #expect(names.count == 304_106)
    var differences = 0
    for name in names {
      let key = usual.sortKey(for: name)
      if !key.isPureHan || second.sortKey(for: name) != key || embedded.sortKey(for: name) != key { differences += 1 }
    }
    #expect(differences == 0)
    let order = usual.order(of: names)
    let same = (second.order(of: names) == order, embedded.order(of: names) == order)
    #expect(same == (true, true))
  }

  @Test(arguments: Order.allCases) func keysOfPureHanAreTheSameInTextsOfEveryKind(_ order: Order) throws {
    let (usual, second, embedded) = try Self.engines(order)
    var texts = MixedTexts(seed: 76)
    var (pure, others) = (0, 0)
    for _ in 0..<40000 {
      let text = texts.next()
      let keys = [usual, second, embedded].map { $0.sortKey(for: text) }
      #expect(Set(keys.map(\.isPureHan)).count == 1)
      // The section is this package's own for every text.
      #expect(Set(keys.map { $0.bytes.first }).count == 1)
      if keys[0].isPureHan {
        pure += 1
        #expect(keys[1] == keys[0] && keys[2] == keys[0], "\(text)")
      } else {
        others += 1
      }
      let han = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.isIdeographic }))
      #expect(second.sortKey(for: han) == usual.sortKey(for: han), "\(han)")
    }
    #expect(pure > 10000 && others > 10000)
  }

  #if ICU
  /// The list names its two versions; other ICUs differ elsewhere.
  @Test func theListOfDifferencesIsThatOfBothICUs() throws {
    let file = Files.package.appendingPathComponent("docs/icu-differences.tsv")
    let listed = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    guard listed.first?.hasSuffix("\tICU \(ICU.version)\tICU \(SecondICU.version)") == true else { return }
    let found = try ICUDifferences().table()
    #expect(found.count == listed.count)
    for (row, other) in zip(found, listed) where row != other { Issue.record("\(row) is listed as \(other)") }
  }
  #endif
}
#endif
