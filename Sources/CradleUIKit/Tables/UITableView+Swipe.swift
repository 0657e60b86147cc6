extension UITableViewCell: SwipedCell {}

extension UITableView: SwipeHost {
  func swipedCell(at point: CGPoint) -> (any SwipedCell)? {
    indexPathForRow(at: point).flatMap { cellForRow(at: $0) }
  }
  func swipedPath(of cell: any SwipedCell) -> IndexPath? {
    (cell as? UITableViewCell).flatMap { indexPath(for: $0) }
  }
  func willSwipe(_ path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }
  func didEndSwipe(_ path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }

  /// The delegate's actions for a row that can be edited, by the newer or the older method; nil for none.
  /// UIKit then shows a delete button if the data source has `tableView(_:commit:forRowAt:)`, which cannot be
  /// known here.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let delegate, dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    if isLeading { return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    if let found = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return found }
    guard let old = delegate.tableView(self, editActionsForRowAt: path), !old.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: old.map { $0.contextual(path) })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
