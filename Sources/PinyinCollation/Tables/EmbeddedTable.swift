/// A table that is read once, on first use, and then shared: nothing is parsed or checked twice.
///
/// A damaged table is an error of the call that needs it, not a trap.
package struct EmbeddedTable<Table: Sendable>: Sendable {
  private let result: Result<Table, CollationError>

  /// Reads the table, keeping the error for whoever asks.
  package init(_ read: () throws(CollationError) -> Table) {
    do { result = .success(try read()) } catch { result = .failure(error) }
  }

  /// The table.
  ///
  /// - Throws: ``CollationError/Code/damagedTable``
  package func get() throws(CollationError) -> Table { try result.get() }
}
