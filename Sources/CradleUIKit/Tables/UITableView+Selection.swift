import CradleGeometry

/// Selection, by touches and by the app.
extension UITableView {
  /// Whether several rows may be selected now.
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Queries all rows again with the next layout; unlike a reload it leaves rows selected.
  func reloadKeepingSelection() {
    let kept = selection
    reloadData()
    selection = kept
  }

  /// Selects the row that was tapped at a point, or deselects it.
  func selectRow(tappedAt point: CGPoint) {
    guard selectsByTouch, let touched = touchedRow(at: point), let path = highlight.selectable(touched) else {
      return
    }
    if selectsSeveral, selection.rows.contains(path) {
      selection.begin(path)
      highlight.end()
      if let path = selection.end() { deselectByTouch(path) }
      return
    }
    let cell = cells[path]
    // A tap that adds a row to others is only a selection.
    let isPrimary =
      (!selectsSeveral || selection.rows.isEmpty)
      && delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? false
    // The app may change the rows in these calls.
    if let row = present(cell, path) { selectByTouch(row) }
    guard isPrimary, let row = present(cell, path) else { return }
    delegate?.tableView(self, performPrimaryActionForRowAt: row)
  }
  /// The present path of a row, by its cell, or by its former path after a reload; nil if it is gone.
  private func present(_ cell: UITableViewCell?, _ former: IndexPath) -> IndexPath? {
    guard metrics.isStale else { return rowViews.path(of: cell) }
    return currentMetrics.rect(former, width: bounds.width) == nil ? nil : former
  }
  /// Selects a row as the delegate allows, and deselects others.
  private func selectByTouch(_ path: IndexPath) {
    let allowed = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
    selection.begin(allowed)
    highlight.end()
    if !selectsSeveral, selection.hasPending {
      // The app may change the rows in these calls.
      for old in selection.rows where selection.rows.contains(old) && !selection.isPending(old) {
        deselectByTouch(old)
      }
    }
    guard let chosen = selection.end() else { return }
    // A row that the delegate does not let go stays selected.
    selection.insert(chosen)
    cells[chosen]?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }
  /// Whether touches select rows now.
  var selectsByTouch: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }
  /// Returns the row whose cell is hit at a point; nil beside the cells, on a view over them such as a floating header,
  /// and on a control or a scroll view in a cell.
  func touchedRow(at point: CGPoint) -> IndexPath? {
    guard let path = indexPathForRow(at: point), let cell = cells[path] else { return nil }
    var hit = hitTest(point, with: nil)
    while let view = hit, view !== cell {
      if view.keepsTouches { return nil }
      hit = view.superview
    }
    return hit == nil ? nil : path
  }
  /// Deselects a row, or the one that the delegate names instead.
  private func deselectByTouch(_ path: IndexPath) {
    let chosen = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
    guard let chosen else { return }
    deselectRow(at: chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }

  /// The selected row; nil for none.
  public var indexPathForSelectedRow: IndexPath? { selection.rows.min() }
  /// The selected rows; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.rows.isEmpty ? nil : selection.rows.sorted()
  }
  /// Selects a row, and scrolls to it; calls no delegate. Nil deselects all.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection.rows { deselectRow(at: path, animated: animated) }
      return
    }
    if !selectsSeveral {
      for path in selection.rows where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    selection.insert(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Deselects a row; calls no delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cells[indexPath]?.setSelected(false, animated: animated)
  }
  /// Scrolls to a row, inside the insets and below a floating header. Without animation the position is exact
  /// even if rows that become visible are larger than estimated. A row that does not exist traps, except for
  /// `NSNotFound`, which is the section's start.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let section = existing(indexPath.section, "scrollToRow")
    precondition(
      indexPath.row == NSNotFound || (0..<section.count).contains(indexPath.row),
      "UITableView.scrollToRow: section \(indexPath.section) has \(section.count) rows, and none is \(indexPath.row); "
        + "ask numberOfRows(inSection:) first")
    let (inset, isStart) = (adjustedContentInset, indexPath.row == NSNotFound)
    let floating = style == .plain && !isStart ? section.header : 0
    var row: CGRect
    // Each pass measures the rows that become visible; the second pass usually finds none.
    var rounds = 4
    repeat {
      row = target(indexPath)
      let top: CGFloat
      switch scrollPosition {
      case .top: top = row.minY - inset.top - floating
      case .middle: top = row.midY - (bounds.height + inset.top - inset.bottom) / 2
      case .bottom: top = row.maxY - bounds.height + inset.bottom
      case .none:
        // The part that the header would cover belongs to what is shown.
        let shown = CGRect(
          x: row.minX, y: row.minY - floating, width: row.width, height: row.height + floating)
        return scrollRectToVisible(shown, animated: animated)
      }
      setContentOffset(CGPoint(x: 0, y: top), animated: animated)
      setNeedsLayout()
      if !animated { UIView.outsideOfAnimation(synchronizeViews) }
      rounds -= 1
    } while target(indexPath) != row && rounds > 0
  }

  /// Scrolls so that, of the selected rows, the one that is nearest to a position in the table, inside the insets, is there.
  /// `ScrollPosition.none` is for the row nearest to the middle, which is then shown. Does nothing without a selected row.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let metrics = currentMetrics
    let (top, bottom) = (bounds.minY + adjustedContentInset.top, bounds.maxY - adjustedContentInset.bottom)
    let distances = selection.rows.sorted().compactMap { path in
      metrics.rect(shownPath(path), width: bounds.width).map { row -> (path: IndexPath, distance: CGFloat) in
        switch scrollPosition {
        case .top: (path, abs(row.minY - top))
        case .bottom: (path, abs(row.maxY - bottom))
        case .none, .middle: (path, abs(row.midY - (top + bottom) / 2))
        }
      }
    }
    guard let nearest = distances.min(by: { $0.distance < $1.distance })?.path else { return }
    scrollToRow(at: nearest, at: scrollPosition, animated: animated)
  }

  /// The rectangle of a row, or the start of a section.
  private func target(_ path: IndexPath) -> CGRect {
    guard path.row == NSNotFound else { return rectForRow(at: path) }
    return CGRect(x: 0, y: rect(forSection: path.section).minY, width: bounds.width, height: 0)
  }
}
