/// Prepares items before they become visible.
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Asks to prepare items, those that become visible first before the others.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Tells that items from an earlier request are no longer ahead of the scroll.
  func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
