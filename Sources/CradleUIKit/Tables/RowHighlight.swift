/// Highlights the row under a finger. It receives the touches that the cells pass on.
final class RowHighlight: UIResponder {
  private unowned let table: UITableView
  /// The touch that may select a row, and that row; nil for none.
  private weak var touch: UITouch?
  private var path: IndexPath?
  /// The highlighted cell; nil before the delay has passed.
  private var cell: UITableViewCell?
  /// The seconds until the row is highlighted, unless the finger lifts before.
  private var delay = 0.0
  /// The time in seconds within which a drag may still take the touch; see `UIScrollView.delaysContentTouches`.
  private static let contentDelay = 0.15

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard path == nil, table.selectsByTouch, let touch = touches.first,
      let row = table.touchedRow(at: touch.location(in: table)),
      table.delegate?.tableView(table, shouldHighlightRowAt: row) ?? true
    else { return }
    (self.touch, path) = (touch, row)
    delay = table.delaysContentTouches ? Self.contentDelay : 0
    if delay == 0 { show() }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    show()
    end()
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch, touches.contains(touch) { end() }
  }

  /// Lets seconds pass.
  func wait(_ seconds: Double) {
    guard path != nil, cell == nil else { return }
    delay -= seconds
    // A time short by rounding counts as reached.
    if delay <= 1e-9 { show() }
  }

  /// Returns whether a row may be selected by the touch that has ended: it is highlighted now, or the delegate allows it.
  func allows(_ row: IndexPath) -> Bool {
    guard row == path else { return table.delegate?.tableView(table, shouldHighlightRowAt: row) ?? true }
    show()
    return true
  }

  private func show() {
    guard cell == nil, let path, let shown = table.cellForRow(at: path) else { return }
    cell = shown
    shown.setHighlighted(true, animated: false)
    table.delegate?.tableView(table, didHighlightRowAt: path)
  }

  /// Ends the highlight, if there is one.
  func end() {
    let (row, shown) = (path, cell)
    (touch, path, cell) = (nil, nil, nil)
    guard let row, let shown else { return }
    shown.setHighlighted(false, animated: false)
    table.delegate?.tableView(table, didUnhighlightRowAt: row)
  }

  /// Ends the highlight of a cell that leaves the table.
  func leave(_ leaving: UITableViewCell) { if leaving === cell { end() } }
}
