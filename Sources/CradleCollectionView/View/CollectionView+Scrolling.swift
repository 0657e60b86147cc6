import CradleGeometry
import CradleScrolling

extension CollectionView {
  /// Scrolls to an item, within the content's range and between the adjusted insets; one that does not exist traps.
  public func scrollToItem(
    at path: IndexPath, at position: CollectionView.ScrollPosition = [], animated: Bool
  ) {
    loadIfNeeded()
    precondition(
      contents.contains(path),
      "CollectionView.scrollToItem: there is no item \(path); ask numberOfItems(inSection:) first")
    layoutIfNeeded()
    // The delegate may have deleted the item during the pass.
    guard contents.contains(path) else { return }
    let offset = performWork {
      layout.willScroll(toItemAt: path, at: position, animated: animated)
      return layout.contentOffset(forShowing: path) ?? self.offset(showing: path, at: position)
    }
    if let offset { setContentOffset(offset, animated: animated) }
  }

  /// The offset at which an item's frame is at a position; nil if the layout does not have the item.
  private func offset(showing path: IndexPath, at position: CollectionView.ScrollPosition) -> Point? {
    guard let frame = layout.receiver.layoutAttributesForItem(at: path)?.frame else { return nil }
    return position.offset(of: frame, in: visibleRect, insets: adjustedContentInset)
  }

  // MARK: The viewport

  /// Sets the viewport's size.
  func resize(to size: Size) {
    // First, because the layout is prepared for the size before the scroll view gets it.
    Self.check(size, "viewportSize")
    guard size != viewportSize else { return }
    requireIdle("viewportSize")
    performWork { ViewportChange(of: self, to: size).make() }
  }
}
