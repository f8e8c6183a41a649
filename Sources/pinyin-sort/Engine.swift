import PinyinCollation

/// What answers: the engine with its surname layer, or ICU alone for `--plain`.
enum Engine {
  case names(NameCollation)
  case plain(GenericPass)

  /// Opens what the options ask for.
  init(_ options: Options) throws {
    self =
      options.isPlain
      ? .plain(
        try GenericPass(
          order: options.configuration.order, numbers: options.configuration.numbers,
          readings: [.explain, .spell].contains(options.verb)))
      : .names(try NameCollation(options.configuration))
  }

  /// The sort key of a line.
  func key(_ line: ArraySlice<UInt8>) throws -> [UInt8] {
    switch self {
    case .names(let collation): collation.sortKey(for: Self.text(line)).bytes
    case .plain(let pass): try pass.sortKey(for: Self.text(line))
    }
  }

  /// The title of a line's section.
  func section(_ line: ArraySlice<UInt8>) throws -> String {
    switch self {
    case .names(let collation): collation.sectionTitles[collation.section(for: Self.text(line))]
    case .plain(let pass): try pass.section(for: Self.text(line))
    }
  }

  /// A line as the options want it spelled; by ICU alone as Han-Latin has it.
  func spelling(_ line: ArraySlice<UInt8>, _ options: Options) throws -> String {
    let text = Self.text(line)
    let style = options.style ?? .standard
    switch self {
    case .names(let collation):
      return options.isAnyLatin
        ? try collation.latinSpelling(of: text, style: style) : collation.spelling(of: text, style: style)
    case .plain(let pass): return try pass.reading(of: text)
    }
  }

  /// The lines in order; equal ones keep the order they had.
  func sorted(_ lines: [ArraySlice<UInt8>], reversed: Bool = false) throws -> [ArraySlice<UInt8>] {
    let progress = Progress("sorting", of: lines.count)
    let keys = try lines.map { line in
      progress.advance(by: 1)
      return try key(line)
    }
    progress.end()
    let order = keys.indices.sorted { left, right in
      if keys[left] == keys[right] { return left < right }
      return keys[left].lexicographicallyPrecedes(keys[right]) != reversed
    }
    return order.map { lines[$0] }
  }

  /// The text of a line; bytes that are no UTF-8 are read as U+FFFD.
  static func text(_ line: ArraySlice<UInt8>) -> String { String(decoding: line, as: UTF8.self) }
}
