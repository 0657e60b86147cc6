import CradleScrolling

/// Highlights the row under a finger, and lets the finger select it. It receives the touches that the cells pass on.
final class RowHighlight: UIResponder {
  private unowned let table: UITableView
  /// The touch that may select a row, and that row's cell; nil for none.
  private weak var touch: UITouch?
  private var cell: UITableViewCell?
  /// The row that was highlighted; nil before the delay has passed.
  private var highlighted: IndexPath?
  /// The touch's first location, in the window's points, and whether it has moved from there by a drag's slop.
  private var origin = CGPoint.zero
  private var hasMoved = false
  /// The seconds until the row is highlighted, unless the finger lifts before.
  private var delay = 0.0

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  /// The cell's present row; nil if it is not among the table's rows.
  private var row: IndexPath? { table.rowViews.path(of: cell) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A view that has left its cell meanwhile does not pass on the end of its touch.
    if self.touch.map({ $0.phase == .ended || $0.phase == .cancelled }) ?? true { end() }
    // As in UIKit a touch while the buttons of a swiped row are open only hides them.
    guard cell == nil, table.selectsByTouch, table.swipe?.open == nil, let touch = touches.first,
      let row = table.touchedRow(at: touch.location(in: table)), let touched = table.cells[row],
      table.delegate?.tableView(table, shouldHighlightRowAt: row) ?? true,
      // The app may have removed the row in the call above.
      table.rowViews.contains(touched)
    else { return }
    (self.touch, cell, origin, hasMoved) = (touch, touched, touch.location(in: nil), false)
    delay = table.delaysContentTouches ? UIScrollView.contentDelay : 0
    if delay == 0 { show() }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    noteMove(of: touch)
  }
  private func noteMove(of touch: UITouch) {
    let place = touch.location(in: nil)
    let distance = Double(hypot(place.x - origin.x, place.y - origin.y))
    if distance >= PointerEvent.Device.touch.slop { hasMoved = true }
  }
  /// As in UIKit, the end of the touch selects the row: a touch that a gesture takes from
  /// the views selects nothing.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    noteMove(of: touch)
    if !hasMoved { table.selectRow(tappedAt: touch.location(in: table)) }
    show()
    end()
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch, touches.contains(touch) { end() }
  }

  /// Advances the delay by a time in seconds.
  func wait(_ seconds: Double) {
    guard cell != nil, highlighted == nil else { return }
    delay -= seconds
    // A time short by rounding counts as reached.
    if delay <= 1e-9 { show() }
  }

  /// Returns the present path of a row that the ended touch may select: the row is highlighted, or the
  /// delegate allows it. Nil if the row may not be selected, or the delegate has removed it in these calls.
  func selectable(_ row: IndexPath) -> IndexPath? {
    guard let cell, table.cells[row] === cell else {
      let touched = table.cells[row]
      guard table.delegate?.tableView(table, shouldHighlightRowAt: row) ?? true else { return nil }
      return table.rowViews.path(of: touched)
    }
    show()
    return self.row
  }

  private func show() {
    guard highlighted == nil, let cell, let row else { return }
    highlighted = row
    cell.setHighlighted(true, animated: false)
    table.delegate?.tableView(table, didHighlightRowAt: row)
  }

  /// Ends the highlight, if there is one.
  func end() { end(at: row) }

  /// Ends the highlight of a cell that leaves the table, and its row.
  func leave(_ leaving: UITableViewCell, at path: IndexPath) { if leaving === cell { end(at: path) } }

  /// Ends the highlight of a row at its present path; nil for the path at which the highlight began.
  private func end(at row: IndexPath?) {
    let (shown, first) = (cell, highlighted)
    (touch, cell, highlighted) = (nil, nil, nil)
    guard let shown, let first else { return }
    shown.setHighlighted(false, animated: false)
    table.delegate?.tableView(table, didUnhighlightRowAt: row ?? first)
  }
}
