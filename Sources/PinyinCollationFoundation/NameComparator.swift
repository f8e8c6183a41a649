public import Foundation
public import PinyinCollation

/// A comparator of Foundation that puts names in the order of a ``NameCollation``.
///
/// ```swift
/// let byName = try NameComparator()
/// contacts.sorted(using: KeyPathComparator(\.name, comparator: byName))
/// ```
/// A comparator sees two names at a time and makes both keys each time. For long lists use
/// ``NameCollation/sorted(_:threads:by:)``, which makes every key once.
public struct NameComparator: SortComparator, Sendable {
  /// Forward or reverse.
  public var order: SortOrder
  private let collation: NameCollation

  /// A comparator of an engine made for it.
  ///
  /// - Throws: what ``NameCollation/init(_:)`` throws.
  public init(_ configuration: Configuration = Configuration(), order: SortOrder = .forward) throws(CollationError) {
    self.init(try NameCollation(configuration), order: order)
  }

  /// A comparator of an engine that is there.
  public init(_ collation: NameCollation, order: SortOrder = .forward) {
    self.collation = collation
    self.order = order
  }

  /// How two names stand to each other.
  ///
  /// - Complexity: O(*n*)
  public func compare(_ left: String, _ right: String) -> ComparisonResult {
    let result = collation.compare(left, right)
    if result == 0 { return .orderedSame }
    return (result < 0) == (order == .forward) ? .orderedAscending : .orderedDescending
  }

  /// Whether two comparators always give the same answer.
  public static func == (left: NameComparator, right: NameComparator) -> Bool {
    left.order == right.order && left.collation.configuration == right.collation.configuration
  }

  /// Feeds what `==` looks at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(order)
    hasher.combine(collation.configuration)
  }
}
