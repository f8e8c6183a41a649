/// `pinyin-sort sort`: the lines in order, none lost, none changed.
enum Sort {
  static func run(_ input: Input, _ engine: Engine, _ options: Options, _ output: Output) throws {
    let lines = options.isUnique ? input.unique() : input.lines
    for line in try engine.sorted(lines, reversed: options.isReversed) { try output.line(line) }
  }
}
