/// Prepares items before they become visible.
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Called with the items to prepare, up to a viewport ahead of the scroll; those whose centre is nearest to
  /// the viewport's centre come first.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with items of earlier calls that no longer lie ahead of the scroll. Not called for items that a
  /// batch deletes, nor after a reload, which drops all requests: their paths no longer name them.
  func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
