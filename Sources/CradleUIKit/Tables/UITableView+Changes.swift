/// Changes of rows and sections, which show at once.
extension UITableView {
  /// Begins changes of rows that `endUpdates()` shows.
  public func beginUpdates() { updates += 1 }
  /// Shows the changes since `beginUpdates()`, at once.
  public func endUpdates() {
    updates = max(0, updates - 1)
    refresh()
  }
  /// Makes changes of rows, and shows them at once.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }
  private func refresh() {
    guard updates == 0 else { return }
    let kept = selected
    reloadData()
    selected = kept.filter { path in
      known.sections.indices.contains(path.section) && path.row < known.sections[path.section].count
    }
  }
  /// Shows rows that the data source already has.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { refresh() }
  /// Takes away rows that the data source no longer has.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { refresh() }
  /// Asks for rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { refresh() }
  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { refresh() }
  /// Shows sections that the data source already has.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { refresh() }
  /// Takes away sections that the data source no longer has.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { refresh() }
  /// Asks for sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { refresh() }
}
