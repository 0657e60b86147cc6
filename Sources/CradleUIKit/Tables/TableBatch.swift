/// The changes of a table's rows between `beginUpdates()` and `endUpdates()`, which may be nested.
struct TableBatch {
  /// The changes that have begun and not ended; nil for none.
  private(set) var open: TableChanges?

  /// Begins a level of the open changes, or of new ones.
  mutating func begin(_ changes: TableChanges) {
    changes.depth += 1
    open = changes
  }

  /// Ends a level; returns the changes to show after the outermost one.
  mutating func end(_ completion: @escaping (Bool) -> Void) -> TableChanges? {
    guard let changes = open else { return nil }
    changes.depth -= 1
    changes.completions.append(completion)
    guard changes.depth == 0 else { return nil }
    open = nil
    return changes
  }
}
