/// The order of code points: what a sort costs that knows nothing of language.
struct CodePointEngine: Engine {
  let name = "code points"
  let about = "sorted by Unicode scalars, no linguistic work"

  func run(_ names: [String]) -> Outcome {
    // The order of UTF-8 is that of code points.
    .order(names.indices.sorted { names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8) })
  }
}
