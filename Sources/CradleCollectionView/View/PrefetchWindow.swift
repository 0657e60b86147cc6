import CradleGeometry

/// What lies ahead of a scroll and has been asked for.
struct PrefetchWindow {
  /// The items that were asked for and have not come into sight.
  var asked: Set<IndexPath> = []
  /// Where the offset was when the window was last looked into.
  var lastOffset: Point?

  /// The part of a viewport that the content must have moved before it is worth another look.
  static let stride = 0.125

  mutating func follow(_ plan: UpdatePlan) {
    asked = Set(asked.compactMap { plan.newPath(forOld: $0) })
    lastOffset = nil
  }
}

extension CollectionView {
  /// Looks one viewport ahead in the direction of the scroll, and asks for what has not been asked for.
  func updatePrefetching() {
    guard let prefetching, transition == nil else { return }
    let bounds = layout.bounds
    guard let last = prefetch.lastOffset else {
      prefetch.lastOffset = bounds.origin
      return
    }
    let way = bounds.origin - last
    guard
      abs(way.dx) > bounds.width * PrefetchWindow.stride
        || abs(way.dy) > bounds.height * PrefetchWindow.stride
    else { return }
    prefetch.lastOffset = bounds.origin
    let isVertical = abs(way.dy) >= abs(way.dx)
    let step = isVertical ? Vector(dx: 0, dy: bounds.height) : Vector(dx: bounds.width, dy: 0)
    let ahead = bounds.offset(by: way.dx + way.dy > 0 ? step : -step)
    buffer.removeAll(keepingCapacity: true)
    layout.layoutAttributes(in: ahead, into: &buffer)
    let middle = bounds.center
    let found = buffer.filter { $0.category == .cell && byKey[$0.key] == nil }
      .sorted { $0.center.distance(to: middle) < $1.center.distance(to: middle) }.map(\.indexPath)
    let window = Set(found)
    let cancelled = prefetch.asked.subtracting(window).filter { byKey[ElementKey(.cell, $0)] == nil }.sorted()
    let new = found.filter { !prefetch.asked.contains($0) }
    prefetch.asked = window
    if !cancelled.isEmpty { prefetching.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    if !new.isEmpty { prefetching.collectionView(self, prefetchItemsAt: new) }
  }
}
