/// How a text of arbitrary bytes stands in one cell of a table, or in JSON.
enum Escaping {
  /// TAB, newline, CR and backslash as `\t \n \r \\`, bytes that are no UTF-8 as `\xHH`.
  static func cell(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var rest = bytes
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let encoded):
        text.unicodeScalars.append(contentsOf: escaped(Unicode.UTF8.decode(encoded)))
        rest = rest.dropFirst(encoded.count)
      case .error(let length):
        for byte in rest.prefix(length) { text += hex(byte) }
        rest = rest.dropFirst(length)
      case .emptyInput:
        return text
      }
    }
  }

  /// A text as a string of JSON, quotes included; cells are escaped first, so that a program can undo both.
  static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    switch scalar {
    case "\t": "\\t".unicodeScalars
    case "\n": "\\n".unicodeScalars
    case "\r": "\\r".unicodeScalars
    case "\\": "\\\\".unicodeScalars
    default: String(scalar).unicodeScalars
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
