import Testing

@testable import PinyinCollation

/// Texts that other software broke by reading a surname where there is none, and compound surnames it cut wrongly.
@Suite struct ReportedOverCorrectionTests {
  @Test(arguments: [
    ("R003", "沈阳", "S", "shěn yáng"), ("R040", "智能", "Z", "zhì néng"), ("R036", "曾经沧海", "C", "céng jīng cāng hǎi"),
    ("R051", "任何", "R", "rèn hé"), ("R051", "任意", "R", "rèn yì"), ("R052", "给", "G", "gěi"), ("R053", "哦", "O", "ó"),
    ("R077", "倩倩", "Q", "qiàn qiàn"), ("R108", "微信", "W", "wēi xìn"), ("R110", "阿里云", "A", "ā lǐ yún"),
  ])
  func aWordKeepsItsOrdinaryReading(_ report: String, _ text: String, _ section: String, _ reading: String) throws {
    let analysis = try Engines.automatic.get().analysis(of: text)
    #expect(analysis.section == section, "\(report)")
    #expect(analysis.reading == reading, "\(report)")
  }

  @Test(arguments: [
    ("R041", "曾乐", "zēng lè"), ("R042", "乐毅", "yuè yì"), ("R045", "句践", "gōu jiàn"), ("R046", "万智", "wàn zhì"),
    ("R048", "葉問", "yè wèn"), ("R051", "任长霞", "rén cháng xiá"), ("R083", "王偲然", "wáng sī rán"),
  ])
  func aSurnamesReadingStaysWithTheSurname(_ report: String, _ name: String, _ reading: String) throws {
    #expect(try Engines.person.get().analysis(of: name).reading == reading, "\(report)")
  }

  @Test func theCallersOwnReadingWins() throws {
    // R042: the same two characters are Lè Jiā for one bearer and Yuè Jiā by the dictionary.
    var configuration = Configuration()
    #expect(try NameCollation(configuration).analysis(of: "乐嘉").reading == "yuè jiā")
    try configuration.overrides.set(.name, "乐嘉", reading: "lè jiā")
    let collation = try NameCollation(configuration)
    #expect(collation.analysis(of: "乐嘉").reading == "lè jiā")
    #expect(collation.analysis(of: "乐毅").reading == "yuè yì")
  }

  @Test(arguments: [
    ("R057", "皇甫谧", "皇甫", "谧", "huáng fǔ mì"), ("R059", "司马相如", "司马", "相如", "sī mǎ xiāng rú"),
    ("R061", "歐陽修", "歐陽", "修", "ōu yáng xiū"), ("R061", "尉遲恭", "尉遲", "恭", "yù chí gōng"),
    ("R061", "万俟卨", "万俟", "卨", "mò qí xiè"), ("R061", "長孫無忌", "長孫", "無忌", "zhǎng sūn wú jì"),
    ("R059", "王李某某", "王李", "某某", "wáng lǐ mǒu mǒu"), ("R115", "安刚", "安", "刚", "ān gāng"),
  ])
  func aCompoundSurnameIsCutAsOne(
    _ report: String, _ name: String, _ family: String, _ given: String, _ reading: String
  ) throws {
    let analysis = try Engines.person.get().analysis(of: name)
    #expect(analysis.family == family && analysis.given == given, "\(report)")
    #expect(analysis.reading == reading, "\(report)")
  }

  /// R058: the title of a ruler and the surname are read alike.
  @Test func chanyuIsReadAsOne() throws {
    #expect(try Engines.automatic.get().analysis(of: "单于").reading == "chán yú")
    #expect(try Engines.automatic.get().analysis(of: "單于").reading == "chán yú")
  }

  /// R063: the family part decides first, whatever the given part is.
  @Test func theFamilyPartIsComparedFirst() throws {
    let collation = try Engines.person.get()
    #expect(collation.compare("方正", "古丁") < 0)
    #expect(try collation.sortKey(for: PersonName(family: "古", given: "厉哈那")) > collation.sortKey(for: "方中"))
  }
}
