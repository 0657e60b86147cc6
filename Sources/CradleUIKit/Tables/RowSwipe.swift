/// A view whose rows have actions that a swipe reveals.
protocol SwipeHost: UIView {
  /// Whether the rows are being edited.
  var isEditing: Bool { get }
  /// Returns the cell of the row at a point of the content; nil for none.
  func swipedCell(at point: CGPoint) -> (any SwipedCell)?
  /// Returns the present row of a cell; nil if it shows none.
  func swipedPath(of cell: any SwipedCell) -> IndexPath?
  /// Returns the actions of a row; nil for none.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// Called before a swipe reveals actions.
  func willSwipe(_ path: IndexPath)
  /// Called after actions have been hidden.
  func didEndSwipe(_ path: IndexPath)
}

/// A cell whose content moves over the actions.
protocol SwipedCell: UIView {
  var contentView: UIView { get }
  /// The left edge of the content, unless a swipe moves it.
  var contentLeft: CGFloat { get }
}

/// Reveals the buttons of a row's actions by a swipe.
final class RowSwipe {
  private unowned let host: any SwipeHost
  private let pan = UIPanGestureRecognizer()
  private let panGate = Gate()
  private let tapGate = Gate()
  /// The row whose buttons are shown, with its path when they appeared, and the buttons.
  private(set) var open:
    (
      path: IndexPath, cell: any SwipedCell, bar: UIView, actions: UISwipeActionsConfiguration,
      isLeading: Bool
    )?
  /// The cell's displacement when the drag began, in points.
  private var start: CGFloat = 0

  /// Lets a gesture begin only if a closure returns true.
  private final class Gate: UIGestureRecognizerDelegate {
    var shouldBegin: (() -> Bool)?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      shouldBegin?() ?? false
    }
    /// A tap that hides the buttons does not prevent the app's gestures.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { gestureRecognizer is UITapGestureRecognizer }
  }
  /// The width of a button, as UIKit's is for short titles, in points.
  private static let width: CGFloat = 74

  init(_ host: any SwipeHost) {
    self.host = host
    // Only horizontal swipes, on rows with actions.
    panGate.shouldBegin = { [weak self] in self?.begin() ?? false }
    pan.delegate = panGate
    pan.addAction { [weak self] _ in self?.follow() }
    host.addGestureRecognizer(pan)
    // As in UIKit a tap beside the buttons only hides them.
    let tap = UITapGestureRecognizer { [weak self] _ in self?.close() }
    tapGate.shouldBegin = { [weak self] in self?.open != nil }
    (tap.delegate, tap.cancelsTouchesInView) = (tapGate, false)
    host.addGestureRecognizer(tap)
  }

  private func begin() -> Bool {
    let translation = pan.translation(in: host)
    guard abs(translation.x) > abs(translation.y), let cell = host.swipedCell(at: pan.location(in: host))
    else {
      close()
      return false
    }
    if let open, open.cell === cell {
      start = cell.contentView.frame.minX - cell.contentLeft
      return true
    }
    close()
    // As in UIKit only the controls edit rows in editing mode.
    guard !host.isEditing, let path = showActions(of: cell, isLeading: translation.x > 0) else {
      return false
    }
    host.willSwipe(path)
    // The app may have removed the row in this call.
    return open?.cell === cell
  }
  /// Queries the actions of a cell's row, and puts their buttons behind it; returns the row, or nil if it has none.
  private func showActions(of cell: any SwipedCell, isLeading: Bool) -> IndexPath? {
    guard let path = host.swipedPath(of: cell),
      let actions = host.swipeActions(at: path, isLeading: isLeading), !actions.actions.isEmpty,
      // The app may have changed the rows in the call above.
      host.swipedPath(of: cell) == path
    else { return nil }
    show(actions, of: cell, at: path, isLeading: isLeading)
    return path
  }
  /// Puts the buttons of actions behind a row.
  private func show(
    _ actions: UISwipeActionsConfiguration, of cell: any SwipedCell, at path: IndexPath, isLeading: Bool
  ) {
    let bar = UIView(frame: cell.bounds)
    bar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for (number, action) in actions.actions.enumerated() {
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.backgroundColor = action.backgroundColor
      let left =
        isLeading ? CGFloat(number) * Self.width : cell.bounds.width - CGFloat(number + 1) * Self.width
      button.frame = CGRect(x: left, y: 0, width: Self.width, height: cell.bounds.height)
      button.autoresizingMask = [isLeading ? .flexibleRightMargin : .flexibleLeftMargin, .flexibleHeight]
      button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .primaryActionTriggered)
      bar.addSubview(button)
    }
    cell.insertSubview(bar, belowSubview: cell.contentView)
    (open, start) = ((path, cell, bar, actions, isLeading), 0)
  }
  /// Reveals the button that deletes a row, or the actions of a swipe, after a tap on the row's control.
  func confirmDeletion(of cell: UITableViewCell) {
    let wasOpen = open?.cell === cell
    close()
    guard !wasOpen, let table = host as? UITableView, let path = table.indexPath(for: cell) else { return }
    let title = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak table, weak cell] _, _, completion in
      if let table, let cell, let path = table.indexPath(for: cell) {
        table.commit(.delete, forRowAt: path)
      }
      completion(true)
    }
    let actions =
      table.swipeActions(at: path, isLeading: false) ?? UISwipeActionsConfiguration(actions: [delete])
    // The app may have changed the rows in these calls.
    guard table.indexPath(for: cell) == path, table.isEditing, !actions.actions.isEmpty else { return }
    show(actions, of: cell, at: path, isLeading: false)
    settle(at: -CGFloat(actions.actions.count) * Self.width)
  }

  private func follow() {
    guard let open else { return }
    let side: CGFloat = open.isLeading ? 1 : -1
    let width = max(0, (start + pan.translation(in: host).x) * side)
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
      let speed = pan.velocity(in: host).x * side
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
    guard let bar = open?.bar else { return }
    action.handler(action, bar) { [weak self, weak bar] _ in
      // The app may call it when the buttons of another row are shown.
      if let self, self.open?.bar === bar { self.close() }
    }
  }
  /// Moves the row back over its buttons; without animation if its cell is about to be reused. `path` is the
  /// last path of a row that has left the view; nil for the present path.
  func close(isAnimated: Bool = true, at path: IndexPath? = nil) {
    guard let closing = open else { return }
    open = nil
    let path = path ?? host.swipedPath(of: closing.cell) ?? closing.path
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
    host.didEndSwipe(path)
  }
  /// Reveals the trailing actions of a row, or hides them again.
  func reveal(_ cell: any SwipedCell) {
    let wasOpen = open?.cell === cell
    close()
    guard !wasOpen, showActions(of: cell, isLeading: false) != nil, let open else { return }
    settle(at: -CGFloat(open.actions.actions.count) * Self.width)
  }
  /// Ends the swipe of a cell that leaves the view or is reused; `path` is the row that it showed.
  func leave(_ cell: UIView, at path: IndexPath) {
    if open?.cell === cell { close(isAnimated: false, at: path) }
  }
}
