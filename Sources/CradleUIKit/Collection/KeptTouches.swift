extension UIView {
  /// Whether its touches do not reach the cell around it, as in UIKit: those of a control and of another scroll view.
  var keepsTouches: Bool { self is UIControl || self is UIScrollView }
}

extension UICollectionView {
  /// Applies the properties for selection by touches.
  func updateSelectionMode() {
    engine.allowsSelection = isEditing ? allowsSelectionDuringEditing : allowsSelection
    engine.allowsMultipleSelection =
      isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
  /// Applies the property for editing, hides the buttons of a swiped row, and updates the visible cells.
  func updateEditing(from old: Bool) {
    updateSelectionMode()
    guard isEditing != old else { return }
    swipe?.close()
    for cell in visibleCells {
      cell.setNeedsUpdateConfiguration()
      (cell as? UICollectionViewListCell)?.editingDidChange()
    }
  }
  /// Applies the property for delayed touches.
  func updateHighlightDelay() {
    engine.highlightDelay = delaysContentTouches ? UIScrollView.contentDelay : 0
  }
  /// Whether the first finger is on a view of a cell that keeps its touches.
  var isTouchKept: Bool {
    var view = panGestureRecognizer.touches.first?.view
    while let each = view, each !== self {
      if each.keepsTouches { return true }
      view = each.superview
    }
    return false
  }
}
