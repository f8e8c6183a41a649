import Foundation
import PinyinCollation

/// Data/evidence.tsv as `EvidenceWeights` reads it: a weight for each evidence, in the order of the cases, in hundredths.
enum EvidenceTable {
  static func table(data: URL) throws -> MadeTable {
    let rows = try TSV(data.appendingPathComponent("evidence.tsv"), columns: ["evidence", "weight", "note"]).rows
    var weights: [Evidence: Int32] = [:]
    for row in rows {
      guard let evidence = Evidence(rawValue: row["evidence"]) else {
        throw row.error("the library knows no such evidence")
      }
      guard let weight = Double(row["weight"]), abs(weight) <= 100 else {
        throw row.error("the weight is no number up to 100")
      }
      guard weights.updateValue(Int32((weight * 100).rounded()), forKey: evidence) == nil else {
        throw row.error("the evidence stands there twice")
      }
    }
    let ordered = try Evidence.allCases.map { evidence in
      guard let weight = weights[evidence] else { throw DataError("evidence.tsv: \(evidence.rawValue) is missing") }
      return weight
    }
    var writer = TableWriter(provenance: "make-data from Data/evidence.tsv")
    writer.append(ordered)
    let made = writer.finished()
    let check = try EvidenceWeights(TableFile(copying: made.bytes, name: "evidence"))
    for (evidence, weight) in zip(Evidence.allCases, ordered) where check[evidence] != Int(weight) {
      throw DataError("the finished table does not give back \(evidence.rawValue)")
    }
    return made
  }
}
