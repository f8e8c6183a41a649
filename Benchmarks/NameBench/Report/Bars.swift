extension Bar {
  /// All bars, computed from the figures of a run.
  ///
  /// F is the time of the radix sort at the same size.
  static func all(_ figures: Figures) -> [Bar] {
    keys(figures) + order(figures) + peers(figures) + records(figures) + starts(figures)
  }

  private static let million = 1_000_000

  private static func keys(_ figures: Figures) -> [Bar] {
    let floor = [100_000, million, 10 * million].map { count in
      atMost(0.5, "F", "keys, \(label(count))", figures.ratio("ours, keys only", to: "radix sort", count))
    }
    let kinds = figures.ratio("ours, keys only", to: "ours, keys only, person", million)
    return floor + [atMost(1.5, "× kind person", "keys, kind auto, 1M", kinds)]
  }

  private static func order(_ figures: Figures) -> [Bar] {
    let limits = [(1_000, 5), (10_000, 3), (100_000, 2.2), (million, 1.2), (10 * million, 1.5)]
    let floor = limits.map { count, limit in
      atMost(limit, "F", "order, \(label(count))", figures.ratio("ours", to: "radix sort", count))
    }
    let growth = Figures.ratio(figures.unit("ours", 10 * million), figures.unit("ours", 100_000))
    return floor + [
      atMost(4, "F", "order of mixed names, 1M", figures.ratio("ours, mixed", to: "radix sort", million)),
      atMost(1.6, "× 100k", "time a name, 10M", growth),
    ]
      + [million, 10 * million].map { count in
        let gain = figures.wallRatio("ours", to: "ours, 2 threads", count)
        return atLeast(1.4, "× one thread", "two threads, \(label(count))", gain)
      }
  }

  private static func peers(_ figures: Figures) -> [Bar] {
    [("ICU compare", 60), ("ICU sort keys", 15), ("plain table", 25)].map { peer, limit in
      atLeast(limit, "× \(peer)", "order, 1M", figures.ratio(peer, to: "ours", million))
    } + [
      atLeast(
        20, "× ICU AlphabeticIndex", "sections, 1k",
        figures.ratio("ICU AlphabeticIndex", to: "ours, sections", 1_000))
    ]
  }

  private static func records(_ figures: Figures) -> [Bar] {
    let again = Figures.ratio(
      figures.row("ours, sections", 10_000)?.medianCPUNanoseconds, figures.unit("ours, one insert", 10_000))
    return [
      atMost(4, "× its order", "[Contact] in place, 1M", figures.ratio("ours, [Contact]", to: "ours", million)),
      atLeast(20, "× sections again", "one insert, 10k", again),
      atMost(
        1, "× array insert", "one insert, 100k",
        Figures.ratio(figures.unit("ours, one insert", 100_000), figures.unit("array insert", 100_000))),
    ]
  }

  private static func starts(_ figures: Figures) -> [Bar] {
    let start = Figures.ratio(
      figures.profile("ours")?.startNanoseconds, figures.profile("ICU sort keys")?.startNanoseconds)
    let memory = figures.profile("ours").flatMap { $0.memoryCount == million ? $0.bytesPerName : nil }
    return [
      atMost(1, "× ICU's collator", "start and first key", start),
      atMost(28, "B a name", "memory beside the names, 1M", memory),
    ]
  }

  private static func atMost(_ limit: Double, _ unit: String, _ work: String, _ figure: Double?) -> Bar {
    Bar(work: work, side: .atMost, limit: limit, unit: unit, figure: figure)
  }

  private static func atLeast(_ limit: Double, _ unit: String, _ work: String, _ figure: Double?) -> Bar {
    Bar(work: work, side: .atLeast, limit: limit, unit: unit, figure: figure)
  }

  private static func label(_ count: Int) -> String { count < million ? "\(count / 1_000)k" : "\(count / million)M" }
}
