import CradleGeometry

/// The items ahead of a scroll that have been requested.
struct PrefetchWindow {
  /// The requested items that have not become visible yet.
  private(set) var requested: Set<IndexPath> = []
  /// The offset at the last query.
  private var lastOffset: Point?

  /// The fraction of a viewport by which the content must move before the next query.
  private static let stride = 0.125

  mutating func follow(_ plan: UpdatePlan) {
    requested = Set(requested.compactMap { plan.newPath(forOld: $0) })
    lastOffset = nil
  }

  /// The viewport ahead in the scroll direction if a query is due; nil otherwise.
  mutating func rectAhead(of bounds: Rect) -> Rect? {
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

  /// Updates the window with the items ahead that are not on screen, the nearest first; returns the requested
  /// items that are no longer ahead, and the items to request now.
  mutating func update(
    with found: [IndexPath], isOnScreen: (IndexPath) -> Bool
  ) -> (cancelled: [IndexPath], new: [IndexPath]) {
    let window = Set(found)
    let cancelled = requested.subtracting(window).filter { !isOnScreen($0) }.sorted()
    let new = found.filter { !requested.contains($0) }
    requested = window
    return (cancelled, new)
  }
}
