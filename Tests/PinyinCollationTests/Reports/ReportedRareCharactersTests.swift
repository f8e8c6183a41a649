import Testing

@testable import PinyinCollation

/// Characters that other software dropped, tore apart or filed behind everything. Readings: Unihan kMandarin.
@Suite struct ReportedRareCharactersTests {
  @Test(arguments: [
    ("R064", "堃", "kūn"), ("R065", "㘄", "lēng"), ("R065", "䉄", "léng"), ("R065", "䬋", "léng"), ("R065", "㭁", "réng"),
    ("R065", "䖆", "niàng"), ("R066", "𬱖", "dí"), ("R067", "㛃", "jié"), ("R067", "䶮", "yǎn"),
    ("R067", "𠅤", "xí"), ("R068", "垚", "yáo"), ("R068", "玥", "yuè"), ("R068", "赟", "yūn"), ("R068", "崧", "sōng"),
    ("R070", "珂", "kē"), ("R072", "栉", "zhì"), ("R072", "锘", "nuò"), ("R072", "垭", "yā"), ("R072", "泺", "luò"),
    ("R072", "褀", "qí"), ("R083", "犇", "bēn"), ("R083", "鑫", "xīn"), ("R250", "女", "nǚ"), ("R251", "旅", "lǚ"),
    ("R253", "吕", "lǚ"), ("R255", "绿", "lǜ"),
  ])
  func aRareCharacterHasItsReading(_ report: String, _ character: String, _ reading: String) throws {
    let analysis = try Engines.text.get().analysis(of: character)
    #expect(analysis.reading == reading, "\(report)")
    #expect(analysis.section == String(try Reading(parsing: reading).syllable.letter), "\(report)")
  }

  @Test(arguments: [
    ("R068", "闫妮", "Y"), ("R068", "谌容", "C"), ("R068", "邬君梅", "W"), ("R068", "靳东", "J"), ("R069", "蔡琴", "C"),
    ("R069", "佟大为", "T"), ("R069", "俞敏洪", "Y"), ("R069", "阮玲玉", "R"), ("R069", "濮存昕", "P"), ("R069", "邳彤", "P"),
    ("R070", "闵子骞", "M"), ("R070", "邵逸夫", "S"), ("R070", "阚清子", "K"), ("R070", "姬昌", "J"), ("R070", "虞姬", "Y"),
    ("R071", "倪萍", "N"), ("R071", "昝殷", "Z"), ("R072", "呙文", "G"), ("R072", "査良镛", "Z"), ("R080", "李𠅤", "L"),
  ])
  func aRareSurnameStandsUnderItsLetter(_ report: String, _ name: String, _ section: String) throws {
    #expect(try Engines.person.get().analysis(of: name).section == section, "\(report)")
  }

  /// R074, R075: what has no reading keeps its character and has a defined place, behind all others.
  @Test(arguments: ["\u{4E06}", "\u{2BC20}", "\u{3158E}", "李\u{20164}"])
  func aCharacterWithoutAReadingIsNotLost(_ text: String) throws {
    let collation = try Engines.automatic.get()
    #expect(collation.sorted([text, "张三", "A"]).contains(text))
    #expect(collation.sectionTitles.contains(collation.analysis(of: text).section))
    #expect(collation.sortKey(for: text) != collation.sortKey(for: "张三"))
  }

  /// R083: three names, by reading.
  @Test func rareAndCommonCharactersMix() throws {
    #expect(try Engines.automatic.get().sorted(["张三", "鑫", "犇"]) == ["犇", "鑫", "张三"])
  }
}
