/// The rows of a table that are selected, by their present paths.
struct RowSelection {
  private(set) var rows: Set<IndexPath> = []
  /// The row that a touch selects or deselects while the delegate is called; nil for none.
  private var pending: IndexPath?

  mutating func insert(_ path: IndexPath) { rows.insert(path) }
  mutating func remove(_ path: IndexPath) { rows.remove(path) }
  mutating func removeAll() { self = RowSelection() }

  /// Whether a touch selects or deselects a row.
  var hasPending: Bool { pending != nil }
  /// Whether a row is the one that a touch selects or deselects.
  func isPending(_ path: IndexPath) -> Bool { path == pending }
  /// Begins the selection or deselection of a row by a touch; nil for one that the delegate does not allow.
  mutating func begin(_ path: IndexPath?) { pending = path }
  /// Ends it; returns the row's present path, or nil if it is gone.
  mutating func end() -> IndexPath? { exchange(&pending, with: nil) }

  /// Moves all rows to new paths; nil removes one.
  mutating func move(_ newPath: (IndexPath) -> IndexPath?) {
    rows = Set(rows.compactMap(newPath))
    pending = pending.flatMap(newPath)
  }
}
