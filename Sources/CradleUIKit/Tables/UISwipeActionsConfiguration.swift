/// The actions that a swipe across a row reveals, from the edge inwards.
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a swipe across more than half of the row, and beyond its buttons, performs the first one; the
  /// default is true.
  open var performsFirstActionWithFullSwipe = true
  /// Makes a set of actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// Reveals the buttons of a row's actions by a swipe.
final class RowSwipe {
  private unowned let table: UITableView
  private let pan = UIPanGestureRecognizer()
  private let panDelegate = PanDelegate()
  /// The row whose buttons are shown, and those buttons.
  private(set) var open:
    (
      path: IndexPath, cell: UITableViewCell, bar: UIView, actions: UISwipeActionsConfiguration,
      isLeading: Bool
    )?
  /// The cell's displacement when the drag began, in points.
  private var start: CGFloat = 0

  /// Allows only horizontal swipes, on rows with actions.
  private final class PanDelegate: UIGestureRecognizerDelegate {
    var shouldBegin: (() -> Bool)?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      shouldBegin?() ?? false
    }
  }
  /// The width of a button, as UIKit's is for short titles, in points.
  private static let width: CGFloat = 74

  init(_ table: UITableView) {
    self.table = table
    panDelegate.shouldBegin = { [weak self] in self?.begin() ?? false }
    pan.delegate = panDelegate
    pan.addAction { [weak self] _ in self?.follow() }
    table.addGestureRecognizer(pan)
  }

  private func begin() -> Bool {
    let translation = pan.translation(in: table)
    guard abs(translation.x) > abs(translation.y),
      let path = table.indexPathForRow(at: pan.location(in: table)),
      let cell = table.cellForRow(at: path)
    else {
      close()
      return false
    }
    if let open, open.path == path, open.cell === cell {
      start = cell.contentView.frame.minX - cell.contentLeft
      return true
    }
    close()
    // As in UIKit only the controls edit rows in editing mode.
    guard !table.isEditing else { return false }
    let isLeading = translation.x > 0
    guard let actions = table.swipeActions(at: path, isLeading: isLeading), !actions.actions.isEmpty else {
      return false
    }
    table.delegate?.tableView(table, willBeginEditingRowAt: path)
    show(actions, of: cell, at: path, isLeading: isLeading)
    return true
  }
  /// Puts the buttons of actions behind a row.
  private func show(
    _ actions: UISwipeActionsConfiguration, of cell: UITableViewCell, at path: IndexPath, isLeading: Bool
  ) {
    let bar = UIView(frame: cell.bounds)
    for (number, action) in actions.actions.enumerated() {
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.backgroundColor = action.backgroundColor
      let left =
        isLeading ? CGFloat(number) * Self.width : cell.bounds.width - CGFloat(number + 1) * Self.width
      button.frame = CGRect(x: left, y: 0, width: Self.width, height: cell.bounds.height)
      button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .primaryActionTriggered)
      bar.addSubview(button)
    }
    cell.insertSubview(bar, belowSubview: cell.contentView)
    (open, start) = ((path, cell, bar, actions, isLeading), 0)
  }
  /// Reveals the button that deletes a row, or the actions of a swipe, after a tap on the row's control.
  func confirmDeletion(of cell: UITableViewCell, at path: IndexPath) {
    let wasOpen = open?.cell === cell
    close()
    guard !wasOpen else { return }
    let title = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self, weak cell] _, _, completion in
      if let table = self?.table, let cell, let path = table.indexPath(for: cell) {
        table.commit(.delete, forRowAt: path)
      }
      completion(true)
    }
    let actions =
      table.swipeActions(at: path, isLeading: false) ?? UISwipeActionsConfiguration(actions: [delete])
    // The calls are the app's, which may have changed the rows.
    guard table.indexPath(for: cell) == path, table.isEditing, !actions.actions.isEmpty else { return }
    show(actions, of: cell, at: path, isLeading: false)
    settle(at: -CGFloat(actions.actions.count) * Self.width)
  }

  private func follow() {
    guard let open else { return }
    let side: CGFloat = open.isLeading ? 1 : -1
    let width = max(0, (start + pan.translation(in: table).x) * side)
    let rowWidth = open.cell.bounds.width
    switch pan.state {
    case .began, .changed:
      open.cell.contentView.frame.origin.x = open.cell.contentLeft + side * min(width, rowWidth)
    case .ended:
      let whole = CGFloat(open.actions.actions.count) * Self.width
      if open.actions.performsFirstActionWithFullSwipe, width > rowWidth / 2, width > whole,
        let first = open.actions.actions.first
      {
        return perform(first)
      }
      let speed = pan.velocity(in: table).x * side
      if width + speed * 0.1 > whole / 2 { settle(at: side * whole) } else { close() }
    case .cancelled: close()
    default: break
    }
  }
  private func settle(at left: CGFloat) {
    guard let cell = open?.cell else { return }
    UIView.animate(withDuration: 0.25) { cell.contentView.frame.origin.x = cell.contentLeft + left }
  }
  private func perform(_ action: UIContextualAction) {
    guard let open else { return }
    action.handler(action, open.bar) { [weak self] _ in self?.close() }
  }
  /// Moves the row back over its buttons; at once before its cell is used for another row.
  func close(isAnimated: Bool = true) {
    guard let closing = open else { return }
    open = nil
    let (content, left) = (closing.cell.contentView, closing.cell.contentLeft)
    if isAnimated {
      UIView.animate(withDuration: 0.25, animations: { content.frame.origin.x = left }) { _ in
        closing.bar.removeFromSuperview()
      }
    } else {
      UIView.performWithoutAnimation { content.frame.origin.x = left }
      content.layer.endPresentation()
      closing.bar.removeFromSuperview()
    }
    table.delegate?.tableView(table, didEndEditingRowAt: closing.path)
  }
}

extension UITableView {
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
