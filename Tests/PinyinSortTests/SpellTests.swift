import TestSupport
import Testing

@testable import pinyin_sort

/// `pinyin-sort spell`, and `explain --style`.
@Suite struct SpellTests {
  /// Examples of GB/T 28039-2011.
  @Test func everyLineIsSpelledInItsPlace() throws {
    let answer = try Command.run("spell", input: "赵平安\n王芳\n\n欧阳文\nabc\n王芳\n")
    #expect(answer.status == 0)
    #expect(answer.lines == ["Zhào Píng'ān", "Wáng Fāng", "", "Ōuyáng Wén", "abc", "Wáng Fāng"])
  }

  @Test(arguments: [
    ("standard", "Lǚ Hépíng"), ("toneless", "Lü Heping"), ("upper-surname", "LÜ Heping"), ("initials", "Lü H. P."),
    ("given-first", "Heping Lü"), ("passport", "LYU HEPING"), ("zhuyin", "ㄌㄩˇ ㄏㄜˊ ㄆㄧㄥˊ"), ("digits", "Lü3 He2ping2"),
  ])
  func theStyleIsAnOption(_ style: String, _ spelling: String) throws {
    #expect(try Command.run("spell", "--style", style, input: "吕和平\n").lines == [spelling])
    let row = try #require(try Command.run("explain", "--style=\(style)", input: "吕和平\n").rows.first)
    #expect(row.count == 8 && row[5] == spelling && row[3] == "吕")
  }

  @Test(arguments: [[], ["--style", "passport"]] + Command.anyLatin + Command.plain)
  func everyHostileLineHasALine(_ options: [String]) throws {
    let answer = try Command.run(["spell"] + options, Files.seed("hostile.txt"))
    let count = try Files.seedLines("hostile.txt").count
    #expect(answer.status == 0 && answer.lines.count == count)
  }

  @Test func otherScriptsBecomeLatinOnRequest() throws {
    #expect(try Command.run("spell", input: "王芳カタカナ\n").lines == ["Wáng Fāng カタカナ"])
    #if ICU
    #expect(try Command.run("spell", "--any-latin", input: "王芳カタカナ\n").lines == ["Wáng Fāng katakana"])
    let row = try Command.run("explain", "--style", "passport", "--any-latin", input: "王芳カタカナ\n").rows.first
    #expect(row?[5] == "WANG FANG katakana")
    #endif
  }

  #if ICU
  @Test func plainSpellsAsICUDoes() throws {
    #expect(try Command.run("spell", "--plain", input: "曾国藩\n").lines == ["céng guó fān"])
  }
  #endif

  @Test(arguments: [
    ["spell", "--style", "bogus"], ["sort", "--style", "passport"], ["key", "--any-latin"], ["explain", "--any-latin"],
    ["spell", "--plain", "--style", "toneless"], ["spell", "--plain", "--any-latin"], ["spell", "--any-latin=1"],
    ["explain", "--why", "--style", "toneless"], ["spell", "--json"], ["spell", "--header"],
  ])
  func whatMakesNoSenseIsUsage(_ arguments: [String]) {
    #expect {
      try Options(arguments)
    } throws: {
      ($0 as? Failure)?.status == 2
    }
  }

  @Test(arguments: ["spell", "--style", "--any-latin", "upper-surname", "given-first", "passport", "zhuyin", "digits"])
  func theHelpNamesIt(_ word: String) { #expect(Usage.help.contains(word)) }
}
