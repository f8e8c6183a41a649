/// `pinyin-sort key`: the sort key of each line in hexadecimal digits, in the order of the input.
enum Key {
  static func run(_ input: Input, _ engine: Engine, _ output: Output) throws {
    for line in input.lines { try output.row([hex(try engine.key(line)), Escaping.cell(line)]) }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
