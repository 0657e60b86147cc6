/// Gets items ready before they come into sight.
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Asks to get items ready, the one that comes into sight first before the others.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Tells that items which were asked for are no longer ahead.
  func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
