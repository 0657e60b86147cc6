import CradleGeometry

/// What lies ahead of a scroll and has been asked for.
struct PrefetchWindow {
  /// The items that were asked for and have not come into sight.
  private(set) var asked: Set<IndexPath> = []
  /// Where the offset was when the window was last looked into.
  private var lastOffset: Point?

  /// The part of a viewport that the content must have moved before it is worth another look.
  private static let stride = 0.125

  mutating func follow(_ plan: UpdatePlan) {
    asked = Set(asked.compactMap { plan.newPath(forOld: $0) })
    lastOffset = nil
  }

  /// One viewport ahead in the direction of the scroll, when it is worth a look; nil otherwise.
  mutating func rectAhead(of bounds: Rect) -> Rect? {
    guard let last = lastOffset else {
      lastOffset = bounds.origin
      return nil
    }
    let way = bounds.origin - last
    guard abs(way.dx) > bounds.width * Self.stride || abs(way.dy) > bounds.height * Self.stride else {
      return nil
    }
    lastOffset = bounds.origin
    let isVertical = abs(way.dy) >= abs(way.dx)
    let step = isVertical ? Vector(dx: 0, dy: bounds.height) : Vector(dx: bounds.width, dy: 0)
    return bounds.offset(by: way.dx + way.dy > 0 ? step : -step)
  }

  /// Takes what was found ahead and is not on screen, the nearest first: answers what is no longer ahead, and what has
  /// not been asked for.
  mutating func look(
    at found: [IndexPath], isOnScreen: (IndexPath) -> Bool
  ) -> (cancelled: [IndexPath], new: [IndexPath]) {
    let window = Set(found)
    let cancelled = asked.subtracting(window).filter { !isOnScreen($0) }.sorted()
    let new = found.filter { !asked.contains($0) }
    asked = window
    return (cancelled, new)
  }
}
