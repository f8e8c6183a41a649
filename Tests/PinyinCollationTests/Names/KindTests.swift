import Testing

@testable import PinyinCollation

/// Which texts are persons.
@Suite struct KindTests {
  @Test(arguments: [
    ("曾老师", "曾", "zēng lǎo shī"), ("单总", "单", "shàn zǒng"), ("解医生", "解", "xiè yī shēng"), ("仇阿姨", "仇", "qiú ā yí"),
    ("区小姐", "区", "ōu xiǎo jiě"), ("任主任", "任", "rén zhǔ rèn"), ("查先生", "查", "zhā xiān shēng"),
    ("朴教授", "朴", "piáo jiào shòu"),
    ("欧阳老师", "欧阳", "ōu yáng lǎo shī"), ("尉迟总", "尉迟", "yù chí zǒng"), ("曾总经理", "曾", "zēng zǒng jīng lǐ"),
  ])
  func aSurnameWithATitleIsAPerson(_ text: String, _ family: String, _ reading: String) throws {
    let analysis = try Engines.automatic.get().analysis(of: text)
    #expect(analysis.kind == .person && analysis.family == family && analysis.given.isEmpty)
    #expect(analysis.reading == reading)
  }

  @Test func aNameWithATitleKeepsItsGivenName() throws {
    let analysis = try Engines.automatic.get().analysis(of: "单田芳老师")
    #expect(analysis.family == "单" && analysis.given == "田芳")
    // A title of one character only counts right behind a surname.
    #expect(try Engines.automatic.get().analysis(of: "张小总").given == "小总")
  }

  @Test(arguments: [
    ("老曾", "L", "lǎo zēng"), ("小单", "X", "xiǎo shàn"), ("老欧阳", "L", "lǎo ōu yáng"), ("小曾", "X", "xiǎo zēng"),
  ])
  func aPrefixKeepsItsPlaceAndTheSurnameItsReading(_ text: String, _ section: String, _ reading: String) throws {
    let analysis = try Engines.automatic.get().analysis(of: text)
    #expect(analysis.section == section && analysis.reading == reading)
    #expect(analysis.family == String(text.dropFirst()) && analysis.given.isEmpty)
  }

  @Test(arguments: [
    ("乐乐", "lè lè"), ("华为", "huá wéi"), ("重庆", "chóng qìng"), ("单位", "dān wèi"), ("盖茨", "gài cí"), ("查尔斯", "chá ěr sī"),
    ("东方航空", "dōng fāng háng kōng"), ("上官村", "shàng guān cūn"), ("解放路", "jiě fàng lù"), ("单县", "shàn xiàn"),
    ("乐清", "yuè qīng"), ("乐山", "lè shān"), ("长春", "cháng chūn"), ("曾经", "céng jīng"), ("会计", "kuài jì"),
    ("秘书处", "mì shū chù"),
    ("区政府", "qū zhèng fǔ"), ("任天堂", "rèn tiān táng"), ("便宜机票", "pián yi jī piào"), ("种子公司", "zhǒng zi gōng sī"),
    ("能源公司", "néng yuán gōng sī"), ("华盛顿", "huá shèng dùn"), ("司空见惯", "sī kōng jiàn guàn"),
    ("重庆火锅", "chóng qìng huǒ guō"),
    ("朝阳医院", "cháo yáng yī yuàn"), ("解放军总医院", "jiě fàng jūn zǒng yī yuàn"), ("繁星幼儿园", "fán xīng yòu ér yuán"),
  ])
  func whatIsNoPersonKeepsItsOrdinaryReading(_ text: String, _ reading: String) throws {
    let analysis = try Engines.automatic.get().analysis(of: text)
    #expect(analysis.kind == .text && analysis.family.isEmpty && analysis.given.isEmpty)
    #expect(analysis.reading == reading)
  }

  @Test(arguments: ["", " ", "Alice", "123", "🎉", "さくら", "김연아", "曾·国藩", "买买提·艾力", "的", "曾国藩全集二十册"])
  func whatDoesNotLookLikeANameIsNone(_ text: String) throws {
    #expect(try Engines.automatic.get().analysis(of: text).kind == .text)
  }

  @Test func aPersonWithoutAKnownSurnameIsBelieved() throws {
    let analysis = try Engines.person.get().analysis(of: "我国藩")
    #expect(analysis.kind == .person && analysis.family == "我" && analysis.given == "国藩")
    #expect(try Engines.person.get().analysis(of: "Alice").kind == .text)
  }
}
