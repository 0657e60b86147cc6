import CradleCollectionView

/// Changes of rows and sections. Remaining rows slide to their new positions; inserted and deleted rows use their
/// `RowAnimation`.
extension UITableView {
  /// Whether changes of rows have begun and not ended, or a row is moved by hand, so that the table differs from its data
  /// source. A reload then drops what is under way.
  public var hasUncommittedUpdates: Bool { batch.open != nil || mover.order != nil }
  /// Begins changes of rows that `endUpdates()` shows.
  public func beginUpdates() {
    mover.cancel()
    dragging?.contentsDidChange()
    // Before the batch begins: it shows the rows before the change, which calls the app.
    let changes = batch.open ?? TableChanges(of: self)
    batch.begin(changes)
  }
  /// Shows the changes since `beginUpdates()`, and the new heights of visible rows, which are queried and measured again.
  /// Traps if the data source's counts do not match the changes.
  public func endUpdates() { finish { _ in } }
  /// Makes changes of rows, and animates them; the completion is called after the animation.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates()
    finish(completion ?? { _ in })
  }
  /// Makes changes of rows, and animates them; the completion is called after the animation. Nil makes none.
  @_disfavoredOverload public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates({ updates?() }, completion: completion)
  }

  /// Shows rows that the data source already has.
  public func insertRows(at indexPaths: [Foundation.IndexPath], with animation: RowAnimation) {
    change(animation) { changes, _ in
      changes.batch.insertItems(at: indexPaths.map { EnginePath($0) })
      for path in indexPaths { changes.insertions[path] = animation }
    }
  }
  /// Removes rows that the data source no longer has.
  public func deleteRows(at indexPaths: [Foundation.IndexPath], with animation: RowAnimation) {
    change(animation) { changes, _ in
      changes.batch.deleteItems(at: indexPaths.map { EnginePath($0) })
      for path in indexPaths { changes.deletions[path] = animation }
    }
  }
  /// Queries rows again and gives them new cells.
  public func reloadRows(at indexPaths: [Foundation.IndexPath], with animation: RowAnimation) {
    change(animation) { changes, _ in
      changes.batch.reloadItems(at: indexPaths.map { EnginePath($0) })
      for path in indexPaths { changes.deletions[path] = animation }
    }
  }
  /// Queries rows again, whose visible cells keep their places: `dequeueReusableCell(withIdentifier:for:)` returns them
  /// as they are. A data source that returns another cell traps.
  public func reconfigureRows(at indexPaths: [Foundation.IndexPath]) {
    change(.none) { changes, _ in
      changes.batch.reconfigureItems(at: indexPaths.map { EnginePath($0) })
    }
  }
  /// Moves a row.
  public func moveRow(at indexPath: Foundation.IndexPath, to newIndexPath: Foundation.IndexPath) {
    change(.automatic) { changes, _ in
      changes.batch.moveItem(at: EnginePath(indexPath), to: EnginePath(newIndexPath))
    }
  }
  /// Shows sections that the data source already has.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { changes, _ in
      changes.batch.insertSections(Array(sections))
      for section in sections { changes.sectionInsertions[section] = animation }
    }
  }
  /// Removes sections that the data source no longer has.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { changes, _ in
      changes.batch.deleteSections(Array(sections))
      for section in sections { changes.sectionDeletions[section] = animation }
    }
  }
  /// Queries sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { changes, _ in
      changes.batch.reloadSections(Array(sections))
      for section in sections { changes.sectionDeletions[section] = animation }
    }
  }
  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { changes, _ in changes.batch.moveSection(section, toSection: newSection) }
  }

  /// Ours: performs the edit of a row, as a tap on its editing control. Does nothing for a row that cannot be edited.
  public func commit(
    _ editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: Foundation.IndexPath
  ) {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else { return }
    dataSource.tableView(self, commit: editingStyle, forRowAt: indexPath)
  }

  private func change(_ animation: RowAnimation, _ record: (TableChanges, RowAnimation) -> Void) {
    beginUpdates()
    if let changes = batch.open { record(changes, animation) }
    endUpdates()
  }

  /// Applies a batch of changes, such as the difference of two snapshots, and animates it. `change` changes the data, once
  /// the table has shown the rows before the change, and returns the batch.
  func apply(isAnimated: Bool, change: () -> BatchUpdates, completion: @escaping (Bool) -> Void) {
    beginUpdates()
    let batch = change()
    self.batch.open?.batch = batch
    self.batch.open?.isAnimated = isAnimated
    finish(completion)
  }

  private func finish(_ completion: @escaping (Bool) -> Void) {
    guard batch.open != nil else { return completion(true) }
    batch.end(completion)?.show()
  }
}
