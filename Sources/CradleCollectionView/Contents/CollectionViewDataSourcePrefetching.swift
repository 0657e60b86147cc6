/// Prepares items before they become visible.
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Called with the items to prepare, in the order in which they will become visible.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with items of earlier calls that no longer lie ahead of the scroll.
  func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
