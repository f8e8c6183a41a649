import Foundation
import Testing

/// The closed list of syllables: its order, and that nothing people say is missing.
@Suite struct SyllablesTests {
  @Test func slotsAscendWithGapsAndLeaveTheLastOneFree() throws {
    let slots = try DataTable.rows("syllables").map { Int($0["slot"]) ?? 0 }
    #expect(slots == slots.sorted() && Set(slots).count == slots.count)
    #expect(slots.allSatisfy { (1...1022).contains($0) })
    #expect(zip(slots, slots.dropFirst()).allSatisfy { $1 - $0 > 1 }, "a newcomer needs a free slot")
  }

  /// Letter by letter, ü just after u where all else is equal: u and ü alike first, then ü behind.
  @Test func orderIsByLettersWithUmlautBehindItsBase() throws {
    let syllables = try DataTable.rows("syllables").map { $0["syllable"] }
    func key(_ syllable: String) -> [String] {
      [syllable.replacingOccurrences(of: "ü", with: "u").replacingOccurrences(of: "ê", with: "e"), syllable]
    }
    #expect(syllables == syllables.sorted { key($0).lexicographicallyPrecedes(key($1)) })
  }

  @Test(arguments: ["lu", "lü", "luan", "lüe", "lun", "nu", "nü", "nuan", "nüe", "nun", "ju", "qu", "xu", "yu"])
  func umlautsAreSpelledWhereTheyAreHeard(_ syllable: String) throws {
    #expect(try DataTable.rows("syllables").contains { $0["syllable"] == syllable })
  }

  /// The initials and finals of the scheme of 1958, in the combinations that its tables give.
  @Test func everySyllableOfTheSchemeIsThere() throws {
    let scheme = [
      "": "a o e ai ei ao ou an en ang er", "b": "a o ai ei ao an en ang eng i ie iao ian in ing u",
      "p": "a o ai ei ao ou an en ang eng i ie iao ian in ing u",
      "m": "a o e ai ei ao ou an en ang eng i ie iao iu ian in ing u", "f": "a o ei ou an en ang eng u",
      "d": "a e ai ei ao ou an en ang eng ong i ie iao iu ian ing u uo ui uan un",
      "t": "a e ai ao ou an ang eng ong i ie iao ian ing u uo ui uan un",
      "n": "a e ai ei ao ou an en ang eng ong i ie iao iu ian in iang ing u uo uan ü üe",
      "l": "a e ai ei ao ou an ang eng ong i ia ie iao iu ian in iang ing u uo uan un ü üe",
      "g": "a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang",
      "k": "a e ai ao ou an en ang eng ong u ua uo uai ui uan un uang",
      "h": "a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang",
      "j": "i ia ie iao iu ian in iang ing iong u ue uan un", "q": "i ia ie iao iu ian in iang ing iong u ue uan un",
      "x": "i ia ie iao iu ian in iang ing iong u ue uan un",
      "zh": "i a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang",
      "ch": "i a e ai ao ou an en ang eng ong u uo uai ui uan un uang",
      "sh": "i a e ai ei ao ou an en ang eng u ua uo uai ui uan un uang",
      "r": "i e ao ou an en ang eng ong u uo ui uan un", "z": "i a e ai ei ao ou an en ang eng ong u uo ui uan un",
      "c": "i a e ai ao ou an en ang eng ong u uo ui uan un", "s": "i a e ai ao ou an en ang eng ong u uo ui uan un",
      "y": "i a e ao ou an in ang ing ong u ue uan un", "w": "u a o ai ei an en ang eng",
    ]
    let pinyin = try Pinyin()
    for (initial, finals) in scheme {
      for final in finals.split(separator: " ") {
        #expect(pinyin.syllables.contains(initial + final), "\(initial)\(final) is missing")
      }
    }
  }

  @Test(arguments: ["bing1g", "gōngyě", "zg", "lve", "nv", "jü", "qü", "", "v", "iou", "uen", "bong", "fi", "ri u"])
  func whatIsNoSyllableIsNotThere(_ spelling: String) throws { #expect(try !Pinyin().syllables.contains(spelling)) }
}
