import Testing

@testable import PinyinCollation

/// Lists that other software sorted or sectioned wrongly.
@Suite struct ReportedSectionsTests {
  @Test(arguments: [
    ("R085", ["李某", "刘某"]), ("R087", ["李某", "刘某"]), ("R087", ["韩某", "韩某某", "贺某"]), ("R099", ["鹅", "饿"]),
    ("R101", ["安卡", "暗黑"]), ("R101", ["齿", "翅"]), ("R104", ["李四", "王五", "张三"]), ("R083", ["犇", "鑫", "张三"]),
    ("R112", ["|hello", "Cat", "cow", "éllo"]),
  ])
  func theListIsInThisOrder(_ report: String, _ expected: [String]) throws {
    let collation = try Engines.automatic.get()
    let sections = expected.map(collation.section(for:))
    // What is under # stands behind Z, or before A where the caller wants it so.
    var configuration = Configuration()
    configuration.symbols = sections.first == 26 ? .first : .last
    let engine = try NameCollation(configuration)
    #expect(engine.sorted(expected.reversed()) == expected, "\(report)")
    #expect(engine.sorted(expected) == expected, "\(report)")
  }

  @Test(arguments: [
    ("R089", "3", "#"), ("R092", "*Anna", "#"), ("R092", "@Shop", "#"), ("R093", "* Mum", "#"),
    ("R096", "13800000000", "#"),
    ("R098", "", "#"), ("R106", "Adam", "A"), ("R106", "阿强", "A"), ("R106", "Bob", "B"), ("R106", "白雪", "B"),
    ("R107", "Wendy", "W"), ("R107", "王芳", "W"), ("R108", "WhatsApp", "W"), ("R108", "微信", "W"), ("R110", "Apple", "A"),
    ("R110", "阿里云", "A"), ("R112", "éllo", "E"), ("R113", "Łukasz", "L"), ("R114", "Ａ", "A"), ("R105", "三", "S"),
    ("R115", "Wang Xiaoming", "W"),
  ])
  func theTextStandsInThisSection(_ report: String, _ text: String, _ section: String) throws {
    #expect(try Engines.automatic.get().analysis(of: text).section == section, "\(report)")
  }

  /// R092, R093: an entry pinned by a mark stands first where the caller wants symbols first.
  @Test func symbolsStandFirstOrLast() throws {
    var configuration = Configuration()
    #expect(try NameCollation(configuration).sorted(["* Mum", "王芳"]) == ["王芳", "* Mum"])
    configuration.symbols = .first
    #expect(try NameCollation(configuration).sorted(["王芳", "* Mum"]) == ["* Mum", "王芳"])
  }

  /// R107, R109: inside a section Han or Latin comes first, as the caller wants, and never mixed.
  @Test func scriptsDoNotMixInsideASection() throws {
    var configuration = Configuration()
    #expect(try NameCollation(configuration).sorted(["王芳", "Wendy", "王强"]) == ["王芳", "王强", "Wendy"])
    configuration.scripts = .latinFirst
    #expect(try NameCollation(configuration).sorted(["王芳", "Wendy", "王强"]) == ["Wendy", "王芳", "王强"])
  }

  /// R090, R103: one section for a letter, none for a character.
  @Test func thereIsOneSectionForALetter() throws {
    let sections = try Engines.automatic.get().sections(
      of: ["沈从文", "唐寅", "王维", "夏衍", "严复", "张三", "李四", "林则徐"], by: \.self, dropEmpty: true)
    #expect(sections.map(\.title) == ["L", "S", "T", "W", "X", "Y", "Z"])
    #expect(sections.first?.objects == ["李四", "林则徐"])
  }

  /// R114: a full-width form stands beside the plain one, told apart only at the last.
  @Test func fullWidthFormsStandBesidePlainOnes() throws {
    let sorted = try Engines.automatic.get().sorted(["１０", "11", "10", "Ｂ", "A", "Ａ", "C"])
    #expect(sorted == ["A", "Ａ", "Ｂ", "C", "10", "１０", "11"])
  }
}
