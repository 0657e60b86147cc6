import struct CradleCollectionView.EdgeScroll
import CradleGeometry

/// Moves a row by hand: the row is lifted and follows the finger, the others make room, and the table scrolls while the
/// row extends beyond its edges. The data source is notified at the end.
final class RowMover {
  private unowned let table: UITableView
  /// The order of the rows during the movement; nil for none.
  private(set) var order: RowOrder?
  /// The lifted cell.
  private(set) var cell: UITableViewCell?
  /// The path that was last proposed to the delegate.
  private var proposed: IndexPath?
  /// The finger's place in the viewport, and its distance from the upper edge of the row, in points.
  private var finger: CGFloat = 0
  private var grip: CGFloat = 0
  private var edgeScroll = EdgeScroll()

  /// The shadow of a lifted row; ours.
  private static let shadow: (opacity: Float, radius: CGFloat) = (0.3, 5)

  init(_ table: UITableView) { self.table = table }

  /// The upper edge of the lifted row, in the content's points.
  private var top: CGFloat { finger + table.bounds.minY - grip }

  /// Lifts a row whose cell the finger holds at a point of the window. A dragged one needs no editing mode; its picture is
  /// lifted, not the cell.
  func begin(_ lifted: UITableViewCell, at point: CGPoint, isDragged: Bool = false) {
    cancel(isAnimated: false)
    table.swipe?.close(isAnimated: false)
    // The app may have changed the rows in these calls.
    guard let path = table.indexPath(for: lifted), isDragged || table.canMove(path),
      table.indexPath(for: lifted) == path
    else { return }
    table.highlight.end()
    (order, cell, proposed) = (RowOrder(original: path, present: path), lifted, path)
    finger = table.inViewport(point).y
    (grip, edgeScroll) = (finger + table.bounds.minY - table.rectForRow(at: path).minY, EdgeScroll())
    _ = scrollVelocity()
    if isDragged { return }
    table.bringSubviewToFront(lifted)
    (lifted.layer.shadowOpacity, lifted.layer.shadowRadius) = Self.shadow
  }
  /// Follows the finger to a point of the window.
  func follow(_ moved: UITableViewCell, to point: CGPoint) {
    guard moved === cell else { return }
    finger = table.inViewport(point).y
    update()
  }
  /// Shows the lifted row at the finger, and lets the others make room.
  private func update() {
    guard let order, let cell else { return }
    table.place(cell, table.rectForRow(at: order.original))
    let place = table.currentMetrics.place(of: order.present, at: top)
    guard place != proposed else { return }
    proposed = place
    let target =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: order.original, toProposedIndexPath: place) ?? place
    // The app may have ended the movement in this call.
    guard self.order == order, target != order.present,
      table.currentMetrics.canMove(from: order.present, to: target)
    else { return }
    let starts = states()
    show(at: target, order)
    rearrange(from: starts)
  }
  private func show(at path: IndexPath, _ order: RowOrder) {
    table.metrics.moveRow(from: order.present, to: path)
    self.order?.present = path
    table.rowViews.noteChange()
  }

  /// The rectangle of a cell: the lifted one's is at the finger.
  func rect(of shown: UITableViewCell, in rect: CGRect) -> CGRect {
    guard shown === cell else { return rect }
    return CGRect(x: rect.minX, y: top, width: rect.width, height: rect.height)
  }

  // MARK: The end

  /// Puts the row down, and notifies the data source of the move. If `wasMoved` then returns false, the row is back in its
  /// original place, and the result is false.
  @discardableResult
  func end(_ moved: UITableViewCell, wasMoved: () -> Bool = { true }) -> Bool {
    guard moved === cell, let order else { return false }
    let starts = states()
    apply(order)
    putDown()
    if order.present != order.original {
      table.dataSource?.tableView(table, moveRowAt: order.original, to: order.present)
    }
    let stays = wasMoved()
    if !stays {
      table.metrics.moveRow(from: order.present, to: order.original)
      apply(RowOrder(original: order.present, present: order.original))
    }
    // The app may have changed the rows again in this call.
    if table.rowViews.contains(moved) { rearrange(from: starts) }
    return stays
  }
  /// Gives the cells and the selection the paths that they have in an order.
  private func apply(_ order: RowOrder) {
    guard order.present != order.original else { return }
    table.rowViews.moveCells(order.shown)
    table.selection.move(order.shown)
    table.rowViews.noteChange()
  }
  /// Returns the row to its original place.
  func cancel(_ moved: UITableViewCell? = nil, isAnimated: Bool = true) {
    guard let order, let cell, moved == nil || moved === cell else { return }
    let starts = states()
    show(at: order.original, order)
    putDown()
    if isAnimated { rearrange(from: starts) } else { table.setNeedsLayout() }
  }
  /// Forgets the movement, because the rows are counted or loaded again.
  func drop() {
    guard order != nil else { return }
    putDown()
    table.metrics.markStale()
  }
  private func putDown() {
    let lifted = exchange(&cell, with: nil)
    (order, proposed) = (nil, nil)
    lifted?.layer.shadowOpacity = 0
  }

  // MARK: The other rows

  private func states() -> [(view: UIView, state: LayerState)] {
    let edges = table.rowViews.headerFooters.values.filter { $0.superview === table }
    return (Array(table.cells.values) + edges).map { ($0, $0.layer.presented ?? $0.layer.state) }
  }
  private func rearrange(from starts: [(view: UIView, state: LayerState)]) {
    UIView.outsideOfAnimation(table.synchronizeViews)
    var motion = RowMotion()
    for (view, from) in starts where view !== cell && view.superview === table {
      motion.add(view.layer, from: from, to: view.layer.state)
    }
    _ = motion.begin(in: table)
  }

  // MARK: Scrolling at the edges

  /// Returns the velocity in pt/s at which the table scrolls, until the row is completely visible, and notes how far it
  /// extends beyond the edges.
  private func scrollVelocity() -> CGFloat {
    guard let cell else { return 0 }
    let center = Point(x: Double(cell.bounds.midX), y: Double(finger - grip + cell.bounds.height / 2))
    let viewport = CGRect(origin: .zero, size: table.bounds.size).inset(by: table.adjustedContentInset)
    return CGFloat(edgeScroll.velocity(of: cell.bounds.size.core, at: center, in: viewport.core).dy)
  }
  /// Scrolls for a time in seconds.
  func advance(by seconds: Double) {
    guard order != nil, seconds > 0 else { return }
    let velocity = scrollVelocity()
    guard velocity != 0 else { return }
    let (low, high) = (table.scroll.minimumOffset.y, table.scroll.maximumOffset.y)
    let offset = min(max(Double(table.contentOffset.y) + Double(velocity) * seconds, low), max(low, high))
    guard CGFloat(offset) != table.contentOffset.y else { return }
    table.contentOffset.y = CGFloat(offset)
    update()
  }
}

extension UITableView {
  /// Whether the data source lets a row be moved by hand.
  func canMove(_ path: IndexPath) -> Bool {
    isEditing && dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }
  /// The path at which a row is shown: another one than the data's while a row is moved by hand.
  func shownPath(_ path: IndexPath) -> IndexPath { mover.order?.shown(path) ?? path }
  /// The path in the data of a row that is shown at a path.
  func dataPath(_ path: IndexPath) -> IndexPath { mover.order?.data(path) ?? path }
}
