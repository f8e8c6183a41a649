import Testing

@testable import PinyinCollation

/// A tag changes when, and only when, an order can change.
@Suite struct TagTests {
  private static func tag(_ change: (inout Configuration) throws -> Void = { _ in }) throws -> String {
    try Engines.make(change).tag
  }

  @Test func everythingThatCanChangeAnOrderChangesTheTag() throws {
    let tags = [
      try Self.tag(), try Self.tag { $0.region = .taiwan }, try Self.tag { $0.kind = .person },
      try Self.tag { $0.kind = .text }, try Self.tag { $0.scripts = .latinFirst },
      try Self.tag { $0.symbols = .first }, try Self.tag { try $0.overrides.set(.surname, "翟", reading: "dí") },
      try Self.tag { try $0.overrides.set(.surname, "翟", reading: "zhái") },
      try Self.tag { try $0.overrides.set(.name, "翟", reading: "dí") },
    ]
    #expect(Set(tags).count == tags.count, "\(tags)")
  }

  @Test func theSameConfigurationHasTheSameTag() throws {
    #expect(try Self.tag() == (try Self.tag()))
    let overrides = [("翟", "dí"), ("乐", "lè")]
    let both = try [overrides, overrides.reversed()].map { entries in
      try Self.tag { for (surname, reading) in entries { try $0.overrides.set(.surname, surname, reading: reading) } }
    }
    // The order in which they came changes no reading.
    #expect(both[0] == both[1])
  }

  @Test func theTagNamesTheOrderAndTheData() throws {
    let (tag, digest) = (try Self.tag(), try DataVersion.embedded.get().digest)
    #expect(tag.contains("order=pinyin") && tag.contains("data=\(digest)"))
  }

  /// A number may change while all readings stay, and the provider of other weights has a field of its own.
  @Test func neitherTheNumberOfTheDataNorTheProviderIsInTheTag() throws {
    let counting = try NameCollation(
      Configuration(), generic: EmbeddedGenericReadings(), runs: CountingRunWeights())
    let usual = try NameCollation()
    #expect(usual.tag == counting.tag && usual.runVersion != counting.runVersion)
    #if ICU
    #expect(!usual.tag.contains("ICU") && usual.runVersion.contains("ICU \(ICU.version)"))
    #endif
    let number = try DataVersion.embedded.get().number
    #expect(!usual.tag.contains("data=\(number);"))
  }
}
