import PinyinCollation

/// `pinyin-sort sort`: the lines in order, none lost, none changed.
enum Sort {
  static func run(_ input: Input, _ engine: Engine, _ options: Options, _ output: Output) throws {
    let input = options.isUnique ? input.unique() : input
    guard case .names(let collation) = engine, input.bytes.count <= NameCollation.mostLineBytes else {
      for line in try engine.sorted(input.lines, reversed: options.isReversed) { try output.line(line) }
      return
    }
    let progress = Progress("sorting", of: input.bytes.count * 2)
    try collation.withSortedLines(of: input.bytes, threads: options.threads, progress: progress.advance) { lines in
      progress.end()
      if options.isReversed { return try writeReversed(&lines, input, output) }
      for place in 0..<lines.count { try output.line(input.bytes[lines[place]]) }
    }
  }

  /// The other way round; equal lines keep the order they had.
  private static func writeReversed(_ lines: inout SortedLines, _ input: Input, _ output: Output) throws {
    var end = lines.count
    while end > 0 {
      var first = end - 1
      while first > 0, lines.isTie(first - 1, first) { first -= 1 }
      for place in first..<end { try output.line(input.bytes[lines[place]]) }
      end = first
    }
  }
}
