import CradleScrolling

/// What a collection tells and asks, besides what its scroll view tells.
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Asks whether a touch may highlight, and then select, an item.
  func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt path: IndexPath) -> Bool
  /// Tells that a touch is down on an item.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt path: IndexPath)
  /// Tells that a touch on an item lifted, left it, became a drag or was cancelled.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt path: IndexPath)
  /// Asks whether a touch may select an item.
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool
  /// Tells that a touch selected an item.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: IndexPath)
  /// Tells that a touch took an item's selection away.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: IndexPath)
}

extension CollectionViewDelegate {
  /// Yes.
  public func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt path: IndexPath) -> Bool
  {
    true
  }
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didHighlightItemAt path: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt path: IndexPath) {}
  /// Yes.
  public func collectionView(_ collectionView: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    true
  }
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt path: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: IndexPath) {}
}
