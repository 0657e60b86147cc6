import CradleGeometry

/// Requests the items ahead of a scroll, each once, and cancels requests for items that the scroll no longer reaches.
final class Prefetcher {
  private unowned let view: CollectionView
  /// The object that prepares the items.
  weak var source: (any CollectionViewDataSourcePrefetching)?
  /// The requested items that have not become visible yet.
  private(set) var requested: Set<IndexPath> = []
  /// The offset at the last query.
  private var lastOffset: Point?

  /// The fraction of a viewport by which the content must move before the next query.
  private static let stride = 0.125

  init(for view: CollectionView) { self.view = view }

  /// Requests the items ahead of the scroll that have not been requested.
  func requestItemsAhead() {
    guard let source, view.input.transition == nil, view.input.movements.current == nil,
      let ahead = rectAhead(of: view.layout.bounds)
    else {
      return
    }
    let presenter = view.presenter
    var found: [LayoutAttributes] = []
    view.performWork { view.layout.appendLayoutAttributes(in: ahead, into: &found) }
    let middle = view.layout.bounds.center
    let paths = found.filter { $0.category == .cell && presenter[$0.key] == nil }
      .sorted { $0.center.distance(to: middle) < $1.center.distance(to: middle) }.map(\.indexPath)
    let window = Set(paths)
    let cancelled = requested.subtracting(window).filter { presenter[ElementKey(.cell, $0)] == nil }.sorted()
    let new = paths.filter { !requested.contains($0) }
    requested.formIntersection(window)
    if !cancelled.isEmpty {
      let version = view.contentsVersion
      source.collectionView(view, cancelPrefetchingForItemsAt: cancelled)
      // The source may have changed the data, which the new paths would not fit.
      guard view.contentsVersion == version, !view.contents.needsReload else { return }
    }
    requested.formUnion(new)
    if !new.isEmpty { source.collectionView(view, prefetchItemsAt: new) }
  }

  /// The viewport ahead in the scroll direction if a query is due; nil otherwise.
  private func rectAhead(of bounds: Rect) -> Rect? {
    guard let last = lastOffset else {
      lastOffset = bounds.origin
      return nil
    }
    let travel = bounds.origin - last
    guard abs(travel.dx) > bounds.width * Self.stride || abs(travel.dy) > bounds.height * Self.stride else {
      return nil
    }
    lastOffset = bounds.origin
    let isVertical = abs(travel.dy) >= abs(travel.dx)
    let step = isVertical ? Vector(dx: 0, dy: bounds.height) : Vector(dx: bounds.width, dy: 0)
    return bounds.offset(by: travel.dx + travel.dy > 0 ? step : -step)
  }

  // MARK: Following the data

  /// Drops the requests: the data was reloaded.
  func forgetItems() { (requested, lastOffset) = ([], nil) }

  /// Follows a batch.
  func follow(_ plan: UpdatePlan) {
    requested = Set(requested.compactMap { plan.newPath(forOld: $0) })
    lastOffset = nil
  }
}
