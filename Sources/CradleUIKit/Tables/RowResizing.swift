/// The cells that have asked for another height since the last layout. The next one measures all rows in sight again.
struct RowResizing {
  /// Whether a cell has asked.
  private(set) var isDue = false
  /// Whether the new heights are animated: unless a cell has asked where animations are off.
  private var isAnimated = true

  /// Notes that a cell asks.
  mutating func request(isAnimated: Bool) {
    if !isDue { self.isAnimated = true }
    (isDue, self.isAnimated) = (true, self.isAnimated && isAnimated)
  }
  /// Ends the request; returns whether the new heights are animated.
  mutating func end() -> Bool {
    isDue = false
    return isAnimated
  }
}

extension UITableView {
  /// Requests another measurement of a cell, if the cell is in sight. As in UIKit the rows below it move over time, unless
  /// the request is in `UIView.performWithoutAnimation`.
  func requestHeight(of cell: DrawnCell) {
    // A cell that is prepared or measured now needs no other measurement.
    guard !rowViews.isUpdating, rowViews.path(of: cell as? UITableViewCell) != nil else { return }
    resizing.request(isAnimated: UIView.areAnimationsEnabled)
    setNeedsLayout()
  }

  /// Measures the rows in sight again if a cell has asked for it, unless changes of the app will.
  func resizeRows() {
    guard resizing.isDue, batch.open == nil, mover.order == nil, !metrics.isStale else { return }
    let isAnimated = resizing.end()
    beginUpdates()
    batch.open?.isAnimated = isAnimated
    endUpdates()
  }
}
