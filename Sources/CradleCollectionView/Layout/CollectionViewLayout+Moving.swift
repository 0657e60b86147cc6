import CradleGeometry

// Where a carried item would go.
extension CollectionViewLayout {
  /// The path of the item whose place is at a position, where the carried item's own place would come to be there if it took
  /// that path; else the carried item's.
  ///
  /// A larger neighbour that made room would still be at the position otherwise, and the two would change places with
  /// every move of the hand.
  final func nearestPath(to position: Point, moving path: IndexPath) -> IndexPath {
    guard let slot = layoutAttributesForItem(at: path)?.frame, !slot.contains(position),
      let other = itemPath(at: position), other != path, let frame = layoutAttributesForItem(at: other)?.frame
    else { return path }
    return frame.room(for: slot).contains(position) ? other : path
  }

  /// The item on top whose place is at a position of the content.
  final func itemPath(at position: Point) -> IndexPath? {
    var found: [LayoutAttributes] = []
    appendLayoutAttributes(
      in: Rect(center: position, size: Size(width: 1, height: 1)), into: &found)
    var top: LayoutAttributes?
    for attributes in found where attributes.category == .cell {
      // What moves by itself counts where it rests.
      guard let place = layoutAttributesForItem(at: attributes.indexPath), place.frame.contains(position),
        place.zIndex >= top?.zIndex ?? .min
      else { continue }
      top = place
    }
    return top?.indexPath
  }
}

extension Rect {
  /// The part of this place that another one would cover if it came here from where it is and this one made room for it: of
  /// the other one's extent at the far side, along either axis.
  fileprivate func room(for other: Rect) -> Rect {
    let x = Self.room(minX, maxX, other.minX, other.maxX)
    let y = Self.room(minY, maxY, other.minY, other.maxY)
    return Rect(x: x.low, y: y.low, width: x.high - x.low, height: y.high - y.low)
  }

  private static func room(
    _ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double
  ) -> (low: Double, high: Double) {
    let extent = otherHigh - otherLow
    if otherHigh <= low { return (max(low, high - extent), high) }
    if otherLow >= high { return (low, min(high, low + extent)) }
    return (low, high)
  }
}
