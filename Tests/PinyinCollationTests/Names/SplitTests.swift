import Testing

@testable import PinyinCollation

/// Where the family name ends.
@Suite struct SplitTests {
  @Test(arguments: [
    ("王子文", "王", "wáng zǐ wén"), ("王子晴", "王", "wáng zǐ qíng"), ("欧阳修", "欧阳", "ōu yáng xiū"),
    ("歐陽修", "歐陽", "ōu yáng xiū"), ("欧阳震华", "欧阳", "ōu yáng zhèn huá"), ("尉迟恭", "尉迟", "yù chí gōng"),
    ("尉遲恭", "尉遲", "yù chí gōng"), ("万俟卨", "万俟", "mò qí xiè"), ("萬俟卨", "萬俟", "mò qí xiè"),
    ("澹台灭明", "澹台", "tán tái miè míng"), ("澹臺滅明", "澹臺", "tán tái miè míng"), ("诸葛亮", "诸葛", "zhū gě liàng"),
    ("司马相如", "司马", "sī mǎ xiāng rú"), ("长孙无忌", "长孙", "zhǎng sūn wú jì"), ("令狐冲", "令狐", "líng hú chōng"),
    ("呼延灼", "呼延", "hū yán zhuó"), ("第五伦", "第五", "dì wǔ lún"), ("百里奚", "百里", "bǎi lǐ xī"),
    ("乐正克", "乐正", "yuè zhèng kè"), ("上官婉儿", "上官", "shàng guān wǎn ér"), ("纳兰性德", "纳兰", "nà lán xìng dé"),
    ("爱新觉罗溥仪", "爱新觉罗", "ài xīn jué luó pǔ yí"), ("范姜峻宏", "范姜", "fàn jiāng jùn hóng"), ("于是之", "于", "yú shì zhī"),
    ("公孙龙", "公孙", "gōng sūn lóng"), ("夏侯惇", "夏侯", "xià hóu dūn"), ("拓跋焘", "拓跋", "tuò bá tāo"),
  ])
  func theFamilyNameIsFound(_ name: String, _ family: String, _ reading: String) throws {
    let analysis = try Engines.automatic.get().analysis(of: name)
    #expect(analysis.kind == .person && analysis.family == family && analysis.reading == reading)
    #expect(analysis.family + analysis.given == name)
  }

  @Test func aDoubleSurnameIsTwo() throws {
    let analysis = try Engines.automatic.get().analysis(of: "陈方安生")
    #expect(analysis.family == "陈方" && analysis.given == "安生")
    #expect(analysis.parts.map(\.rule) == [.surname, .surname, .generic, .generic])
  }

  /// A surname reading never reaches the given name, a compound's reading never a single character.
  @Test(arguments: [
    ("曾乐", "zēng lè"), ("万", "wàn"), ("尉", "wèi"), ("万里", "wàn lǐ"), ("尉缭", "wèi liáo"), ("李单", "lǐ dān"),
    ("王查理", "wáng chá lǐ"),
    ("张解放", "zhāng jiě fàng"), ("赵朴", "zhào pǔ"), ("区区", "qū qū"), ("王尉", "wáng wèi"), ("周万", "zhōu wàn"),
  ])
  func readingsStayWhereTheyBelong(_ text: String, _ reading: String) throws {
    #expect(try Engines.automatic.get().analysis(of: text).reading == reading)
  }

  /// 单于 alone is the title; with a given name behind it the compound is read the same, 单 with a given name is not.
  @Test func aCompoundThatIsAWordIsReadAsOne() throws {
    let collation = try Engines.automatic.get()
    #expect(collation.analysis(of: "单于").reading == "chán yú" && collation.analysis(of: "单于").kind == .text)
    #expect(collation.analysis(of: "單于").section == "C")
    #expect(collation.analysis(of: "单雄信").reading == "shàn xióng xìn")
    #expect(collation.analysis(of: "东方").kind == .text && collation.analysis(of: "东方朔").family == "东方")
    #expect(collation.analysis(of: "王子").kind == .text && collation.analysis(of: "王子文").family == "王")
  }

  @Test(arguments: [
    ("曾國藩", "曾国藩"), ("單田芳", "单田芳"), ("歐陽修", "欧阳修"), ("尉遲恭", "尉迟恭"), ("萬俟卨", "万俟卨"), ("澹臺滅明", "澹台灭明"), ("樂毅", "乐毅"),
    ("諸葛亮", "诸葛亮"), ("長孫無忌", "长孙无忌"), ("司馬光", "司马光"), ("單總", "单总"), ("解醫生", "解医生"), ("紀曉嵐", "纪晓岚"), ("華羅庚", "华罗庚"),
    ("區小姐", "区小姐"),
    ("蓋茨", "盖茨"), ("查爾斯", "查尔斯"), ("重慶火鍋", "重庆火锅"), ("東方航空", "东方航空"), ("樂樂", "乐乐"), ("單位", "单位"), ("華為", "华为"),
    ("單縣", "单县"),
  ])
  func theTraditionalTwinIsReadTheSame(_ traditional: String, _ simplified: String) throws {
    let left = try Engines.automatic.get().analysis(of: traditional)
    let right = try Engines.automatic.get().analysis(of: simplified)
    #expect(left.reading == right.reading && left.section == right.section)
    #expect(left.kind == right.kind && left.rule == right.rule)
    #expect(left.family.count == right.family.count && left.given.count == right.given.count)
  }

  /// A compound alone is one, also where its first character is a commoner surname; 王子 stays 王|子.
  @Test(arguments: [("单于", "chán yú"), ("單于", "chán yú"), ("库狄", "shè dí"), ("欧阳", "ōu yáng"), ("尉迟", "yù chí")])
  func aCompoundAloneIsOne(_ surname: String, _ reading: String) throws {
    let analysis = try Engines.person.get().analysis(of: surname)
    #expect(analysis.family == surname && analysis.reading == reading)
    #expect(try Engines.person.get().analysis(of: "王子").family == "王")
  }
}
