import Testing

@testable import PinyinCollation

/// Names that users of other software reported under the wrong letter: the surname is read as a dictionary has it.
///
/// The labels number public reports; the readings are those of Xiandai Hanyu Cidian and CC-CEDICT.
@Suite struct ReportedSurnamesTests {
  @Test(arguments: [
    ("R005", "曾国藩", "Z", "zēng"), ("R005", "单田芳", "S", "shàn"), ("R007", "仇英", "Q", "qiú"),
    ("R009", "查良镛", "Z", "zhā"), ("R010", "尉迟恭", "Y", "yù"), ("R010", "万俟卨", "M", "mò"),
    ("R010", "解缙", "X", "xiè"), ("R010", "区大相", "O", "ōu"), ("R010", "覃文静", "Q", "qín"), ("R010", "那英", "N", "nā"),
    ("R010", "贠小苏", "Y", "yùn"), ("R010", "盖叫天", "G", "gě"), ("R010", "繁钦", "P", "pó"), ("R011", "曾", "Z", "zēng"),
    ("R013", "乐毅", "Y", "yuè"), ("R015", "么书仪", "Y", "yāo"), ("R016", "单雄信", "S", "shàn"),
    ("R018", "曾志伟", "Z", "zēng"), ("R019", "沈从文", "S", "shěn"), ("R021", "沈括", "S", "shěn"),
    ("R022", "解珍", "X", "xiè"), ("R023", "曾明", "Z", "zēng"), ("R024", "曾某", "Z", "zēng"), ("R025", "沈某", "S", "shěn"),
    ("R028", "朴智星", "P", "piáo"), ("R028", "翟志刚", "Z", "zhái"), ("R030", "区锦新", "O", "ōu"),
    ("R030", "覃塘生", "Q", "qín"), ("R032", "撒贝宁", "S", "sǎ"), ("R032", "谌龙", "C", "chén"), ("R032", "召存信", "S", "shào"),
    ("R033", "褚遂良", "C", "chǔ"), ("R033", "俞平伯", "Y", "yú"), ("R033", "臧克家", "Z", "zāng"), ("R033", "贲赫", "B", "bēn"),
    ("R033", "莘瑶琴", "S", "shēn"), ("R033", "郦道元", "L", "lì"), ("R036", "曾国荃", "Z", "zēng"),
    ("R037", "任长霞", "R", "rén"), ("R037", "殷秀梅", "Y", "yīn"), ("R037", "肖华", "X", "xiāo"), ("R039", "眭固", "S", "suī"),
    ("R048", "葉問", "Y", "yè"), ("R055", "解元", "X", "xiè"), ("R076", "贲友林", "B", "bēn"), ("R115", "安刚", "A", "ān"),
  ])
  func theSurnameIsReadAsASurname(_ report: String, _ name: String, _ section: String, _ surname: String) throws {
    let analysis = try Engines.person.get().analysis(of: name)
    #expect(analysis.section == section, "\(report)")
    #expect(analysis.reading.split(separator: " ").first.map(String.init) == surname, "\(report)")
  }

  /// The same without the caller's word, where nothing but the list says that there are names in it.
  @Test(arguments: [
    ("R005", "曾国藩", "Z"), ("R005", "单田芳", "S"), ("R009", "查良镛", "Z"), ("R010", "尉迟恭", "Y"), ("R010", "解缙", "X"),
    ("R011", "曾", "Z"), ("R015", "么书仪", "Y"), ("R016", "仇英", "Q"), ("R024", "曾某", "Z"), ("R028", "朴智星", "P"),
    ("R036", "曾国藩", "Z"), ("R038", "单", "S"), ("R051", "任长霞", "R"), ("R041", "曾乐", "Z"), ("R042", "乐毅", "Y"),
  ])
  func itIsReadSoInAListOfAnything(_ report: String, _ name: String, _ section: String) throws {
    #expect(try Engines.automatic.get().analysis(of: name).section == section, "\(report)")
  }

  /// R025: a name under S printed before those under C.
  @Test func aListOfAuthorsIsInTheOrderOfTheirSurnames() throws {
    let sorted = try Engines.automatic.get().sorted(["沈某", "陈某", "曾某", "蔡某", "解某", "任某"])
    #expect(sorted == ["蔡某", "陈某", "任某", "沈某", "解某", "曾某"])
  }

  /// R023, R032, R042, R253: bearers who read their name otherwise say so, name by name.
  @Test func aNameCanBringItsOwnReading() throws {
    let collation = try Engines.automatic.get()
    for (family, given, reading, section) in [
      ("谌", "贻琴", "shèn", "S"), ("召", "存信", "zhào", "Z"), ("乐", "嘉", "lè", "L"), ("覃", "某", "tán", "T"),
    ] {
      let name = PersonName(family: family, given: given, phoneticFamily: reading)
      #expect(try collation.analysis(of: name).section == section, "\(family)\(given)")
    }
  }
}
