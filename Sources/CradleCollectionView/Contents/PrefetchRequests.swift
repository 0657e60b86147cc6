import CradleGeometry

/// The requests for items ahead of a scroll, of a collection or a table: each item is requested once.
package struct PrefetchRequests<Path: Hashable & Comparable> {
  /// The requested items that were ahead at the last query.
  package private(set) var requested: Set<Path> = []
  /// The offset at the last query.
  private var lastOffset: Point?

  /// The fraction of a viewport by which the content must move before the next query; chosen.
  private static var stride: Double { 0.125 }

  package init() {}

  /// The viewport ahead along the axis of the longer travel, the vertical one if both are equal, if a query is due; nil
  /// otherwise.
  package mutating func rectAhead(of bounds: Rect) -> Rect? {
    guard let last = lastOffset else {
      lastOffset = bounds.origin
      return nil
    }
    let travel = bounds.origin - last
    guard abs(travel.dx) > bounds.width * Self.stride || abs(travel.dy) > bounds.height * Self.stride else {
      return nil
    }
    lastOffset = bounds.origin
    if abs(travel.dy) >= abs(travel.dx) {
      return bounds.offset(by: Vector(dx: 0, dy: travel.dy > 0 ? bounds.height : -bounds.height))
    }
    return bounds.offset(by: Vector(dx: travel.dx > 0 ? bounds.width : -bounds.width, dy: 0))
  }

  /// Drops the requests for items that are not ahead; returns those that are not shown either, in order.
  package mutating func drop(beyond ahead: [Path], isShown: (Path) -> Bool) -> [Path] {
    let ahead = Set(ahead)
    let cancelled = requested.subtracting(ahead).filter { !isShown($0) }.sorted()
    requested.formIntersection(ahead)
    return cancelled
  }

  /// Adds items; returns those that have not been requested, in the same order.
  package mutating func add(_ ahead: [Path]) -> [Path] {
    let new = ahead.filter { !requested.contains($0) }
    requested.formUnion(new)
    return new
  }

  // MARK: Following the data

  /// Drops the requests, because the data was reloaded.
  package mutating func removeAll() { (requested, lastOffset) = ([], nil) }

  /// Follows a batch; `newPath` returns nil for a deleted item.
  package mutating func follow(_ newPath: (Path) -> Path?) {
    requested = Set(requested.compactMap(newPath))
    lastOffset = nil
  }
}
