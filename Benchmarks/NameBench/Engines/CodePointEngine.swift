/// The order of code points: what a sort costs that knows nothing of language.
struct CodePointEngine: Engine {
  let name = "code points"
  let about = "sorted by Unicode scalars, no linguistic work"

  func work(on names: [String]) -> Work {
    // The order of UTF-8 is that of code points.
    Work { .order(names.indices.sorted { names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8) }) }
  }
}
