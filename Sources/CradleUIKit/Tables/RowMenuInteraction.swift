/// The menu that a long press on a row of a table shows.
private final class RowMenuInteraction: UIContextMenuInteraction {
  private var table: UITableView? { view as? UITableView }

  override func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    guard let table, table.swipe?.open == nil, let path = table.touchedRow(at: location) else { return nil }
    return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
  }
  override func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    guard let table else { return }
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }
  override func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    guard let table else { return }
    table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }
  override func willCommit(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    guard let table else { return }
    table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UITableView {
  /// Shows the menus that the delegate returns for long presses.
  func observePresses() { addInteraction(RowMenuInteraction(nil)) }
  /// The interaction that shows the menus of rows.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? RowMenuInteraction }.first
  }
}
