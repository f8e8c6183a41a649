import TestSupport
import Testing

@testable import PinyinCollation

/// How the kind of a text is decided where the caller does not say, and that nothing around a name hides it.
@Suite struct EvidenceTests {
  /// The surname's reading shows that the name was found; Xiandai Hanyu Cidian: 单 Shàn, 曾 Zēng.
  @Test(arguments: [
    "单雄信", "单雄信(同事)", "单雄信（同事）", "单雄信 同事", "单雄信 13800000000", "🌸单雄信", "A 单雄信", "1.单雄信", "  单雄信", "“单雄信”",
    "单雄信先生", "单 雄信", "单\u{3000}雄信",
  ])
  func whatStandsAroundANameDoesNotHideIt(_ text: String) throws {
    let analysis = try Engines.automatic.get().analysis(of: text)
    #expect(analysis.kind == .person && analysis.family == "单")
    #expect(analysis.parts.first { $0.text == "单" }?.reading?.description == "shàn")
  }

  /// A letter or digit right before a Han character belongs to the word.
  @Test(arguments: ["T单雄信", "3单元"])
  func aLetterRightBeforeHidesNothingButAWord(_ text: String) throws {
    #expect(try Engines.automatic.get().analysis(of: text).kind == .text)
  }

  @Test func theScoreIsTheSumOfTheEvidenceAndDecides() throws {
    let collation = try Engines.automatic.get()
    for text in ["曾国藩", "单雄信", "解放乡", "诸葛烤鱼", "东方航空公司", "查伊拉", "乐山大桥"] {
      let analysis = collation.analysis(of: text)
      guard !analysis.evidence.isEmpty else { continue }
      #expect(abs(analysis.score - analysis.evidence.reduce(0) { $0 + $1.weight }) < 1e-9)
      #expect((analysis.score > 0) == (analysis.kind == .person), "\(text)")
      #expect((analysis.runnerUp == nil) == (analysis.kind == .person), "\(text)")
    }
  }

  @Test func aTextThatWasNoPersonNamesTheFamilyItWouldHaveHad() throws {
    let analysis = try Engines.automatic.get().analysis(of: "诸葛烤鱼")
    #expect(analysis.kind == .text && analysis.runnerUp == "诸葛")
    #expect(analysis.evidence.contains { $0.evidence == .ending && $0.weight < 0 })
  }

  /// Where the caller knows, nothing is weighed.
  @Test func theCallersWordIsNotWeighed() throws {
    #expect(try Engines.person.get().analysis(of: "曾国藩").evidence.isEmpty)
    #expect(try Engines.text.get().analysis(of: "曾国藩").evidence.isEmpty)
  }
}
