/// Prepares items before they become visible.
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Called to prepare items, in the order in which they become visible.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items of an earlier request are no longer ahead of the scroll.
  func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
