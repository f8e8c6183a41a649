/// `pinyin-sort spell`: the spelling of each line, in the order of the input.
enum Spell {
  static func run(_ input: Input, _ engine: Engine, _ options: Options, _ output: Output) throws {
    for line in input.lines { try output.line(try engine.spelling(line, options).utf8) }
  }
}
