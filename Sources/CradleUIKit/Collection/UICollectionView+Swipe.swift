extension UICollectionViewListCell: SwipedCell {
  var contentLeft: CGFloat { accessoryViews.left }
}

extension UICollectionView: SwipeHost {
  /// Has swipes reveal the actions of rows of lists.
  func observeSwipes() {
    if swipe == nil { swipe = RowSwipe(self) }
  }
  /// Whether buttons of a row are shown, so that a touch beside them only hides them.
  var isSwiped: Bool { swipe?.open != nil }

  func swipedCell(at point: CGPoint) -> (any SwipedCell)? {
    indexPathForItem(at: point).flatMap { cellForItem(at: $0) as? UICollectionViewListCell }
  }
  func swipedPath(of cell: any SwipedCell) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(ofSection: path.section)
    return isLeading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }
  func willSwipe(_ path: IndexPath) {}
  func didEndSwipe(_ path: IndexPath) {}
}
