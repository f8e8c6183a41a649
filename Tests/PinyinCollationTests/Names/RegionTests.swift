import TestSupport
import Testing

@testable import PinyinCollation

/// The readings of Taiwan. Expected values: the Ministry of Education's list of approved readings and its dictionary.
@Suite struct RegionTests {
  static let taiwan = Result { try Engines.make { $0.region = .taiwan } }

  @Test(arguments: [
    ("微", "wéi"), ("期", "qí"), ("惜", "xí"), ("擊", "jí"), ("質", "zhí"), ("夕", "xì"), ("究", "jiù"), ("危", "wéi"),
    ("突", "tú"), ("播", "bò"), ("築", "zhú"), ("識", "shì"), ("企", "qì"), ("息", "xí"), ("檔", "dǎng"), ("綜", "zòng"),
    ("帆", "fán"), ("跌", "dié"), ("菌", "jùn"), ("叔", "shú"), ("淑", "shú"), ("昔", "xí"), ("錫", "xí"), ("薇", "wéi"),
    ("妮", "ní"), ("媛", "yuán"), ("崖", "yái"), ("泊", "bó"), ("蝸", "guā"), ("姊", "jiě"), ("緝", "qì"), ("顫", "zhàn"),
    ("垃", "lè"), ("圾", "sè"), ("儲", "chú"), ("勁", "jìng"), ("击", "jí"), ("质", "zhí"), ("识", "shì"), ("综", "zòng"),
    ("研", "yán"), ("亞", "yà"), ("曾", "céng"), ("室", "shì"), ("俱", "jù"), ("績", "jī"), ("绩", "jī"), ("跡", "jī"),
  ])
  func charactersAreReadAsTheListSays(_ character: String, _ reading: String) throws {
    let collation = try Engines.make { ($0.region, $0.kind) = (.taiwan, .text) }
    #expect(collation.analysis(of: character).reading == reading)
  }

  @Test(arguments: [
    ("肖邦國", "xiào bāng guó"), ("應采兒", "yìng cǎi ér"), ("柏楊", "bó yáng"), ("尉天驄", "yù tiān cōng"),
    ("微生高", "wéi shēng gāo"), ("公叔文子", "gōng shú wén zǐ"), ("諸葛亮", "zhū gé liàng"), ("曾國藩", "zēng guó fán"),
    ("周濤", "zhōu táo"), ("王媛", "wáng yuán"), ("廉頗", "lián pǒ"), ("源乾曜", "yuán qián yào"), ("李微", "lǐ wéi"),
  ])
  func namesAreReadAsInTaiwan(_ name: String, _ reading: String) throws {
    let analysis = try Engines.make { ($0.region, $0.kind) = (.taiwan, .person) }.analysis(of: name)
    #expect(analysis.reading == reading && analysis.kind == .person)
  }

  /// A reading of another word stays what it is.
  @Test(arguments: [
    ("微生物", "wéi shēng wù"), ("期年", "jī nián"), ("乾坤", "qián kūn"), ("乾杯", "gān bēi"), ("薄荷", "bò hé"),
    ("樸素", "pú sù"), ("識記", "zhì jì"), ("蝸牛", "guā niú"), ("菌類", "jùn lèi"), ("績效", "jī xiào"),
  ])
  func wordsFollowUnlessTheirReadingIsAnother(_ word: String, _ reading: String) throws {
    #expect(try Self.taiwan.get().analysis(of: word).reading == reading)
  }

  @Test func theAuthorityIsThatOfTheRow() throws {
    #expect(try Self.taiwan.get().analysis(of: "期").source.contains("MOE-list"))
    #expect(try Self.taiwan.get().analysis(of: "的").source.contains("Han-Latin"))
  }

  /// Nothing but readings may differ: kind, family and given name stay.
  @Test func whatATextIsDoesNotDependOnTheRegion() throws {
    let (mainland, taiwan) = (try Engines.automatic.get(), try Self.taiwan.get())
    var texts = try Files.seedLines("contacts.txt").map { String(decoding: $0, as: UTF8.self) }
    for family in "微危柏夕昔叔息伐乐單曾任尉翟樸" {
      for rest in ["企", "學", "微風", "質量", "夕陽", "老師", "公司", "文子", "伐克利", "淑", "期年", ""] {
        texts.append("\(family)\(rest)")
      }
    }
    for text in texts {
      let (left, right) = (mainland.analysis(of: text), taiwan.analysis(of: text))
      #expect(left.kind == right.kind && left.family == right.family && left.given == right.given, "\(text)")
      #expect(left.evidence == right.evidence, "\(text)")
    }
  }

  @Test func keysFollowTheReadingsAndTheTagTellsThemApart() throws {
    let (mainland, taiwan) = (try Engines.text.get(), try Engines.make { ($0.region, $0.kind) = (.taiwan, .text) })
    // 泊 is pō or bó, 簿 bù: the letter changes.
    #expect(mainland.sorted(["泊", "簿"]) == ["簿", "泊"] && taiwan.sorted(["泊", "簿"]) == ["泊", "簿"])
    #expect(taiwan.section(for: "泊") == 1 && mainland.section(for: "泊") == 15)
    #expect(mainland.sortKey(for: "曾國強") == taiwan.sortKey(for: "曾國強"))
    #expect(taiwan.tag != mainland.tag && taiwan.tag.contains("region=tw"))
    #expect(throws: CollationError.self) { try taiwan.check(tag: mainland.tag) }
  }

  #if ICU
  @Test func bothProvidersOfReadingsGiveTheSameKeys() throws {
    guard ICU.version == (try CharacterTable.embedded.get().icuVersion) else { return }
    let embedded = try Self.taiwan.get()
    let live = try NameCollation(embedded.configuration, generic: ICUGenericReadings(), runs: ICURunWeights())
    for line in try Files.seedLines("contacts.txt") {
      let text = String(decoding: line, as: UTF8.self)
      #expect(embedded.sortKey(for: text) == live.sortKey(for: text), "\(text)")
    }
  }
  #endif
}
