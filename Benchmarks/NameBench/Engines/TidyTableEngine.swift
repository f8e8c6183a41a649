/// The plain table by somebody who has measured it: the same spelling and the same order, but an array by code point
/// instead of a dictionary, bytes instead of strings, and each name spelled once beside its index.
struct TidyTableEngine: Engine {
  let name = "tidy table"
  let about = "the plain table with an array by code point and keys of bytes"
  /// For each code point its letters in ASCII; empty where it has no reading.
  private let pinyin: [[UInt8]]

  /// Makes the array of all generic readings.
  init() throws {
    let all = try TonelessPinyin.all()
    var pinyin = [[UInt8]](repeating: [], count: Int((all.last?.scalar.value ?? 0) + 1))
    for (scalar, letters) in all { pinyin[Int(scalar.value)] = Array(letters.utf8) }
    self.pinyin = pinyin
  }

  func work(on names: [String]) -> Work {
    Work {
      var spelled = names.enumerated().map { (key: spell($0.element), index: $0.offset) }
      spelled.sort { $0.key.lexicographicallyPrecedes($1.key) }
      return .order(spelled.map(\.index))
    }
  }

  func letter(of text: String) -> Character? {
    spell(text).first.map { Character(Character(Unicode.Scalar($0)).uppercased()) }
  }

  private func spell(_ name: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(24)
    for scalar in name.unicodeScalars {
      let place = Int(scalar.value)
      if place < pinyin.count, !pinyin[place].isEmpty {
        bytes += pinyin[place]
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    return bytes
  }
}
