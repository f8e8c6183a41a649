/// How a sort went: which ways its keys were made, which path it took. For tests and for whoever tunes.
package struct SortCounts: Hashable, Sendable {
  /// Texts.
  package var texts = 0
  /// Packed keys that were made four at a time.
  package var vector = 0
  /// Packed keys of names with uncommon characters, made the fast way.
  package var uncommon = 0
  /// Packed keys that the fast way could not make.
  package var general = 0
  /// Those of them whose texts were there before.
  package var cached = 0
  /// Full keys, made where packed keys tied; equal texts share one.
  package var full = 0
  /// Runs of keys that were sorted by insertion.
  package var insertions = 0
  /// Runs of keys that were sorted digit by digit.
  package var radixSorts = 0
  /// Threads that took part.
  package var threads = 0

  package init() {}

  package static func += (left: inout SortCounts, right: SortCounts) {
    left.texts += right.texts
    left.vector += right.vector
    left.uncommon += right.uncommon
    left.general += right.general
    left.cached += right.cached
    left.full += right.full
    left.insertions += right.insertions
    left.radixSorts += right.radixSorts
    left.threads += right.threads
  }
}
