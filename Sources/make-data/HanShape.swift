/// What a Han character looks like, in the order in which ICU sorts equal readings.
///
/// - Source: Unihan kTotalStrokes and kRSUnicode, first values
struct HanShape: Comparable {
  /// The columns of Data/han.tsv.
  static let columns = ["character", "reading", "same_as", "strokes", "radical", "residual", "source", "note"]

  let strokes: Int
  let radical: Int
  /// How many marks follow the radical's number: simplified and other variant radicals come behind the full one.
  let radicalForm: Int
  let residual: Int
  let scalar: UInt32

  init(_ strokes: Int, _ radical: Int, _ radicalForm: Int, _ residual: Int, _ scalar: UInt32) {
    self.strokes = strokes
    self.radical = radical
    self.radicalForm = radicalForm
    self.residual = residual
    self.scalar = scalar
  }

  static func < (left: HanShape, right: HanShape) -> Bool {
    (left.strokes, left.radical, left.radicalForm, left.residual, left.scalar)
      < (right.strokes, right.radical, right.radicalForm, right.residual, right.scalar)
  }

  /// All unified ideographs.
  static func all(unicode: UnicodeFiles) throws -> [HanShape] {
    let strokes = try unicode.unihan("Unihan_IRGSources.txt", property: "kTotalStrokes")
    let radicals = try unicode.unihan("Unihan_IRGSources.txt", property: "kRSUnicode")
    return try unicode.scalars("PropList.txt", property: "Unified_Ideograph").map { scalar in
      guard let total = strokes[scalar]?.split(separator: " ").first.flatMap({ Int($0) }),
        let radical = radicals[scalar]?.split(separator: " ").first
      else { throw DataError("Unihan gives no strokes or radical for U+\(String(scalar, radix: 16))") }
      let parts = radical.split(separator: ".")
      guard parts.count == 2, let number = Int(parts[0].prefix { $0.isNumber }), let residual = Int(parts[1]) else {
        throw DataError("U+\(String(scalar, radix: 16)): \(radical) is no radical")
      }
      return HanShape(total, number, parts[0].filter { $0 == "'" }.count, residual, scalar)
    }
  }
}
