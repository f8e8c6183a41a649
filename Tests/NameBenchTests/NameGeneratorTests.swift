#if ICU
import Testing

@testable import name_bench

@Suite("Names that are made up") struct NameGeneratorTests {
  private let names: [String]

  init() throws { names = try NameGenerator().names(20_000, seed: 1) }

  @Test func sameSeedSameNames() throws {
    let generator = try NameGenerator()
    #expect(generator.names(500, seed: 1) == Array(names.prefix(500)))
    #expect(generator.names(500, seed: 2) != Array(names.prefix(500)))
  }

  @Test(arguments: [(2, 0.28), (3, 0.70), (4, 0.014)]) func lengths(_ length: Int, _ share: Double) {
    let found = Double(names.count { $0.unicodeScalars.count == length }) / Double(names.count)
    #expect(abs(found - share) < 0.02)
  }

  /// Wang, Li and Zhang each have about 7% of the people, Zeng about 0.6%.
  @Test(arguments: [("王", 0.05...0.10), ("李", 0.05...0.10), ("张", 0.05...0.10), ("曾", 0.003...0.010)])
  func surnames(_ surname: String, _ shares: ClosedRange<Double>) {
    #expect(shares.contains(Double(names.count { $0.hasPrefix(surname) }) / Double(names.count)))
  }

  @Test(arguments: ["張", "劉", "黃"]) func simplifiedOnly(_ surname: String) {
    #expect(!names.contains { $0.hasPrefix(surname) })
  }

  @Test func mixedShares() {
    let mixed = MixedNames.mixed(names, seed: 1)
    let other = zip(names, mixed).filter { $0 != $1 }.map(\.1)
    func share(_ isOne: (String) -> Bool) -> Double { Double(other.count(where: isOne)) / Double(names.count) }
    #expect(abs(share { _ in true } - 0.10) < 0.01)
    let shares = [
      share { $0.allSatisfy(\.isNumber) }, share { $0.contains(" ") },
      share { $0.unicodeScalars.first?.properties.isEmojiPresentation == true || $0.hasPrefix("⭐️") },
    ]
    for share in shares { #expect(abs(share - 0.025) < 0.005) }
    #expect(MixedNames.mixed(names, seed: 1) == mixed)
    #expect(MixedNames.mixed(names, seed: 2) != mixed)
  }
}
#endif
