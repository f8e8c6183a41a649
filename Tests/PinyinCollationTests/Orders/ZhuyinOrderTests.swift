import Foundation
import TestSupport
import Testing

@testable import PinyinCollation

/// The order ㄅㄆㄇ: letters and syllables from live ICU's Latin-Bopomofo, the order of the letters from Unicode's block.
@Suite struct ZhuyinOrderTests {
  static let engine = Result {
    try Engines.make {
      $0.order = .zhuyin
      $0.kind = .person
    }
  }
  #if ICU
  static let surnames = (try? Files.rows(Files.package.appendingPathComponent("Data/surnames.tsv"))) ?? []

  /// The letters of a reading, each with its tone as a number, as ICU writes them; "" where ICU does not know it.
  private static func zhuyin(_ reading: String, _ transliterator: Transliterator) throws -> (
    letters: [UInt32], tone: Int
  ) {
    let tones: [Unicode.Scalar: Int] = ["ˊ": 2, "ˇ": 3, "ˋ": 4, "˙": 5]
    let scalars = try transliterator.transliterate(reading).unicodeScalars
    return (scalars.filter { tones[$0] == nil }.map(\.value), scalars.compactMap { tones[$0] }.first ?? 1)
  }

  @Test func everySurnameStandsUnderTheLetterItsReadingBeginsWith() throws {
    let engine = try Self.engine.get()
    let transliterator = try Transliterator(id: "Latin-Bopomofo")
    #expect(Self.surnames.count > 700)
    for row in Self.surnames {
      let (surname, reading) = (
        row["surname"] ?? "", row["reading"]?.split(separator: " ").first.map(String.init) ?? ""
      )
      let first = try #require(Self.zhuyin(reading, transliterator).letters.first.flatMap(Unicode.Scalar.init))
      let title = try engine.analysis(of: PersonName(family: surname, given: "文")).section
      #expect(title == String(Character(first)), "\(surname) \(reading)")
    }
  }

  @Test func surnamesStandInTheOrderOfTheirLettersAndTones() throws {
    let engine = try Self.engine.get()
    let transliterator = try Transliterator(id: "Latin-Bopomofo")
    var places: [String: (letters: [UInt32], tone: Int)] = [:]
    for row in Self.surnames where row["surname"]?.unicodeScalars.count == 1 {
      places[(row["surname"] ?? "") + "文"] = try Self.zhuyin(row["reading"] ?? "", transliterator)
    }
    #expect(places.count > 350)
    let sorted = engine.sorted(places.keys)
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      let (first, second) = (try #require(places[left]), try #require(places[right]))
      let isAscending =
        first.letters == second.letters
        ? first.tone <= second.tone : first.letters.lexicographicallyPrecedes(second.letters)
      #expect(isAscending, "\(left) before \(right)")
    }
  }
  #endif

  @Test(arguments: [
    ("曾國藩", "ㄗ"), ("曾国藩", "ㄗ"), ("單田芳", "ㄕ"), ("單位", "ㄉ"), ("尉遲恭", "ㄩ"), ("翁美玲", "ㄨ"), ("歐陽修", "ㄡ"), ("仇英", "ㄑ"),
    ("解縉", "ㄒ"), ("Alice", "A"), ("zoo", "Z"), ("123", "#"), ("さくら", "#"), ("𠀂", "#"), ("", "#"), ("ㄗㄥ", "#"),
  ])
  func textsStandUnderTheirLetters(_ text: String, _ title: String) throws {
    let engine = try Engines.make { $0.order = .zhuyin }
    #expect(engine.sectionTitles[engine.section(for: text)] == title)
    #expect(engine.analysis(of: text).section == title)
  }

  /// The labels of ICU 72's index of zh-u-co-zhuyin.
  @Test func allSectionsOfICUAreThere() throws {
    let titles = try Self.engine.get().sectionTitles
    let icu = "ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄚㄛㄜㄞㄟㄠㄡㄢㄣㄤㄥㄦㄧㄨㄩ".map(String.init)
    #expect(titles.filter(icu.contains) == icu)
    #expect(titles.count == 37 + 26 + 1 && titles[37] == "A" && titles.last == "#")
    let first = try Engines.make {
      $0.order = .zhuyin
      $0.symbols = .first
    }
    #expect(first.sectionTitles == ["#"] + titles.dropLast())
  }

  #if ICU
  /// Readings of other dictionaries aside, ICU files its characters alike.
  @Test func nearlyAllOfICUsCharactersStandInICUsSections() throws {
    let engine = try Engines.make {
      $0.order = .zhuyin
      $0.kind = .text
    }
    let pass = try GenericPass(order: .zhuyin, readings: false)
    let table = try CharacterTable.embedded.get()
    var (same, all) = (0, 0)
    for scalar in UInt32(0x4E00)..<0xA000 where table[scalar].han?.reading != nil {
      guard let character = Unicode.Scalar(scalar).map({ String(Character($0)) }) else { continue }
      let title = try pass.section(for: character)
      all += 1
      if engine.sectionTitles[engine.section(for: character)] == title { same += 1 }
    }
    #expect(all > 20000 && Double(same) / Double(all) > 0.95, "\(same) of \(all)")
  }
  #endif
}
