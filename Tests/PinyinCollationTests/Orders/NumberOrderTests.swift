import TestSupport
import Testing

@testable import PinyinCollation

/// Numbers by their value, against ICU's numeric order.
@Suite struct NumberOrderTests {
  private static let engine = Result {
    try Engines.make {
      $0.numbers = .byValue
      $0.kind = .text
    }
  }

  @Test(arguments: [
    ["酒店2", "酒店10", "酒店100"], ["酒店", "酒店1", "酒店01店", "酒店2"], ["9号", "10号", "010号a"], ["A２", "A10"], ["٣", "٢٠"],
    ["第2章第10节", "第10章第2节"], ["a0", "a1"], ["a-1", "a0", "a1b", "a1b2", "a1b10", "a2", "ab"],
    ["12345678901234567890123", "99999999999999999999999", "100000000000000000000000"],
  ])
  func numbersStandByTheirValue(_ texts: [String]) throws {
    #expect(try Self.engine.get().sorted(texts.reversed()) == texts)
  }

  @Test func zerosBeforeANumberOnlyPartEqualOnes() throws {
    let engine = try Self.engine.get()
    #expect(engine.compare("酒店02", "酒店2") != 0 && engine.compare("酒店02a", "酒店2b") < 0)
    #expect(engine.compare("酒店02b", "酒店2a") > 0 && engine.compare("000", "0") != 0)
    #expect(engine.compare("酒店2", "酒店10") < 0)
    #expect(try Engines.text.get().compare("酒店2", "酒店10") > 0)
  }

  #if ICU
  @Test func mixedTextsStandInICUsNumericOrder() throws {
    let engine = try Self.engine.get()
    let pass = try GenericPass(numbers: .byValue, readings: false)
    var random = SeededGenerator(seed: 31)
    let pieces = ["0", "1", "2", "9", "10", "007", "１", "２０", "a", "B", "é", "-", " ", "店", "海"]
    var (compared, differences) = (0, 0)
    func text() -> String {
      "安" + (0..<Int.random(in: 1...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    for _ in 0..<50000 {
      let (left, right) = (text(), text())
      // By its keys: comparing two texts, ICU does not go back over full-width digits that both begin with.
      let (first, second) = (try pass.sortKey(for: left), try pass.sortKey(for: right))
      // ICU ties what differs by zeros alone, and has a level for the width of digits.
      guard Self.narrow(left) != Self.narrow(right) else { continue }
      compared += 1
      if (engine.compare(left, right) < 0) != first.lexicographicallyPrecedes(second) {
        differences += 1
        if differences < 10 { Issue.record("\(left) and \(right)") }
      }
    }
    #expect(compared > 40000 && differences == 0)
  }

  /// A text in ASCII digits, without zeros before a number.
  private static func narrow(_ text: String) -> String {
    var narrow = ""
    for character in text {
      let digit = character.wholeNumberValue.map { Character("\($0)") }
      if digit != nil, narrow.last == "0", narrow.dropLast().last?.isNumber != true { narrow.removeLast() }
      narrow.append(digit ?? character)
    }
    return narrow
  }
  #endif

  /// The small table knows digits and their full-width forms.
  @Test func embeddedWeightsDoTheSame() throws {
    var configuration = Configuration()
    configuration.numbers = .byValue
    let engine = try NameCollation(configuration, generic: EmbeddedGenericReadings(), runs: EmbeddedRunWeights())
    #expect(engine.sorted(["酒店１０", "酒店10", "酒店2", "酒店３"]) == ["酒店2", "酒店３", "酒店10", "酒店１０"])
    #expect(engine.sorted(["room 10", "room 9"]) == ["room 9", "room 10"])
  }
}
