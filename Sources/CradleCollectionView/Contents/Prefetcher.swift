import CradleGeometry

/// Requests the items ahead of a scroll, each once, and cancels requests for items that the scroll no longer reaches.
final class Prefetcher {
  private unowned let view: CollectionView
  /// The object that prepares the items.
  weak var source: (any CollectionViewDataSourcePrefetching)?
  private var requests = PrefetchRequests<IndexPath>()

  init(for view: CollectionView) { self.view = view }

  /// The requested items that were ahead at the last query.
  var requested: Set<IndexPath> { requests.requested }

  /// Requests the items ahead of the scroll that have not been requested.
  func requestItemsAhead() {
    guard let source, view.input.transition == nil, view.input.movements.current == nil,
      let ahead = requests.rectAhead(of: view.layout.bounds)
    else {
      return
    }
    let presenter = view.presenter
    var found: [LayoutAttributes] = []
    view.performWork { view.layout.appendLayoutAttributes(in: ahead, into: &found) }
    let middle = view.layout.bounds.center
    let paths = found.filter { $0.category == .cell && presenter[$0.key] == nil }
      .sorted { $0.center.distance(to: middle) < $1.center.distance(to: middle) }.map(\.indexPath)
    let cancelled = requests.drop(beyond: paths) { presenter[ElementKey(.cell, $0)] != nil }
    if !cancelled.isEmpty {
      let version = view.contentsVersion
      source.collectionView(view, cancelPrefetchingForItemsAt: cancelled)
      // The source may have changed the data, which the new paths would not fit.
      guard view.contentsVersion == version, !view.contents.needsReload else { return }
    }
    let new = requests.add(paths)
    if !new.isEmpty { source.collectionView(view, prefetchItemsAt: new) }
  }

  /// Drops the requests, because the data was reloaded.
  func forgetItems() { requests.removeAll() }

  /// Follows a batch.
  func follow(_ plan: UpdatePlan) { requests.follow(plan.newPath(forOld:)) }
}
