import Testing

@testable import PinyinCollation

/// All living readings of a surname.
@Suite struct SurnameAlternativesTests {
  /// Readings that Xiandai Hanyu Cidian and CC-CEDICT know for the surname; the majority's first.
  @Test(arguments: [
    ("覃", ["qín", "tán", "xún"]), ("翟", ["zhái", "dí"]), ("乐", ["yuè", "lè"]), ("樂", ["yuè", "lè"]),
    ("单", ["shàn", "dān"]), ("谌", ["chén", "shèn"]), ("华", ["huà", "huá"]), ("宁", ["níng", "nìng"]),
    ("耶律", ["yē lǜ", "yé lǜ"]), ("曾", ["zēng"]), ("王", ["wáng"]), ("尉迟", ["yù chí"]), ("欧阳", ["ōu yáng"]),
  ])
  func theDefaultComesFirst(_ surname: String, _ readings: [String]) throws {
    let found = try Engines.automatic.get().readings(ofSurname: surname)
    #expect(found.map(\.description) == readings)
    #expect(found.map(\.isDefault) == readings.indices.map { $0 == 0 })
    #expect(found.allSatisfy { !$0.sources.isEmpty && $0.readings.count == surname.count })
  }

  @Test func theRegionHasItsOwnDefault() throws {
    let taiwan = try Engines.make { $0.region = .taiwan }
    for (surname, readings) in [
      ("尉", ["yù", "wèi"]), ("柏", ["bó", "bǎi"]), ("乐", ["yuè", "lè"]), ("危", ["wéi", "wēi"]),
    ] {
      #expect(taiwan.readings(ofSurname: surname).map(\.description) == readings, "\(surname)")
    }
  }

  @Test func sourcesAreNamed() throws {
    let found = try #require(try Engines.automatic.get().readings(ofSurname: "翟").first)
    #expect(found.sources.contains("XDHYCD") && found.sources.contains("CC-CEDICT"))
  }

  @Test(arguments: ["", "茄", "陈方", "Smith", "曾国藩", "\u{0}"]) func whatIsNoSurnameHasNone(_ text: String) throws {
    #expect(try Engines.automatic.get().readings(ofSurname: text).isEmpty)
  }

  @Test func theAnalysisNamesTheOthers() throws {
    let collation = try Engines.automatic.get()
    #expect(collation.analysis(of: "覃海洋").alternatives.map(\.description) == ["tán", "xún"])
    #expect(collation.analysis(of: "老翟").alternatives.map(\.description) == ["dí"])
    #expect(collation.analysis(of: "单位").alternatives.isEmpty && collation.analysis(of: "王菲").alternatives.isEmpty)
    let own = try Engines.overriding([(.surname, "翟", "dí")])
    #expect(own.analysis(of: "翟天临").alternatives.map(\.description) == ["zhái"])
  }

  /// What an engine answers for the surname alone is the reading it calls the default.
  @Test func theDefaultIsWhatTheEngineAnswers() throws {
    for region in Region.allCases {
      let collation = try Engines.make {
        $0.region = region
        $0.kind = .person
      }
      for surname in ["覃", "翟", "乐", "尉", "柏", "危", "谌", "盖", "那", "尉迟", "令狐", "诸葛"] {
        let analysis = try collation.analysis(of: PersonName(family: surname, given: "国华"))
        let first = try #require(collation.readings(ofSurname: surname).first)
        #expect(analysis.reading.hasPrefix(first.description + " "), "\(surname) \(region)")
      }
    }
  }
}
