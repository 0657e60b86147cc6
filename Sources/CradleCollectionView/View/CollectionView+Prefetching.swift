import CradleGeometry

extension CollectionView {
  /// Requests the items ahead of the scroll that have not been requested.
  func requestItemsAhead() {
    guard let prefetchDataSource, input.transition == nil, input.movements.current == nil,
      let ahead = prefetch.rectAhead(of: layout.bounds)
    else {
      return
    }
    var found: [LayoutAttributes] = []
    performWork { layout.appendLayoutAttributes(in: ahead, into: &found) }
    let middle = layout.bounds.center
    let paths = found.filter { $0.category == .cell && presenter[$0.key] == nil }
      .sorted { $0.center.distance(to: middle) < $1.center.distance(to: middle) }.map(\.indexPath)
    let (cancelled, new) = prefetch.update(with: paths) { presenter[ElementKey(.cell, $0)] != nil }
    if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
