import Foundation
import TestSupport
import Testing

@testable import PinyinCollation

/// A list of 304,106 real names, where it lies beside the checkout.
@Suite(.enabled(if: Files.haveCorpora, "the corpora are not there")) struct NameListTests {
  static let names: [String] = {
    let file = Files.corpora.appendingPathComponent("names.txt.gz")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return [] }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }()

  @Test func sortingIsAPermutationAndSortingAgainChangesNothing() throws {
    let engine = try NameCollation()
    #expect(Self.names.count == 304_106)
    let order = engine.order(of: Self.names)
    #expect(order.sorted() == Array(Self.names.indices))
    let sorted = order.map { Self.names[$0] }
    #expect(engine.order(of: sorted) == Array(sorted.indices))
  }

  @Test(arguments: [ScriptPolicy.hanFirst, .latinFirst])
  func keysOrderAMillionPairsAsTheReferenceDoes(_ scripts: ScriptPolicy) throws {
    var configuration = Configuration()
    configuration.scripts = scripts
    let engine = try NameCollation(configuration)
    let reference = try ReferenceOrder(engine)
    var random = SeededGenerator(seed: 304)
    var mixed = MixedTexts(seed: 106)
    // Neighbours in the order are the pairs that differ late; the rest are random, every tenth with a mixed text.
    let sorted = engine.sorted(Self.names)
    var differences = 0
    for round in 0..<500_000 {
      let place = Int.random(in: 0..<sorted.count - 8, using: &random)
      let left = sorted[place]
      let right =
        round % 10 == 0
        ? mixed.next()
        : sorted[round % 2 == 0 ? place + 1 + round % 7 : Int.random(in: 0..<sorted.count, using: &random)]
      let (keys, order) = (engine.compare(left, right), reference.compare(left, right))
      if keys.signum() != order.signum() {
        differences += 1
        if differences < 10 { Issue.record("\(left) and \(right.debugDescription)") }
      }
    }
    #expect(differences == 0)
  }
}
