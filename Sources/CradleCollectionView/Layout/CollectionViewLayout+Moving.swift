import CradleGeometry

// Target paths of interactive movement.
extension CollectionViewLayout {
  /// The path of the item at a position, if the moved item's own place would be at that position after taking
  /// the path; else the moved item's path.
  ///
  /// Without this condition, a larger neighbour that made room would still be at the position, and the two
  /// would swap with every pointer event.
  final func nearestPath(to position: Point, moving path: IndexPath) -> IndexPath {
    guard let slot = receiver.layoutAttributesForItem(at: path)?.frame, !slot.contains(position),
      let other = itemPath(at: position), other != path,
      let frame = receiver.layoutAttributesForItem(at: other)?.frame
    else { return path }
    return frame.room(for: slot).contains(position) ? other : path
  }

  /// The topmost item whose place is at a position of the content.
  final func itemPath(at position: Point) -> IndexPath? {
    var found: [LayoutAttributes] = []
    appendLayoutAttributes(
      in: Rect(center: position, size: Size(width: 1, height: 1)), into: &found)
    var top: LayoutAttributes?
    for attributes in found where attributes.category == .cell {
      // An item that the layout moves counts at its rest position.
      guard let place = receiver.layoutAttributesForItem(at: attributes.indexPath),
        place.frame.contains(position),
        place.zIndex >= top?.zIndex ?? .min
      else { continue }
      top = place
    }
    return top?.indexPath
  }
}

extension Rect {
  /// The part of this rectangle that another one would cover if it moved here and this one made room: as much
  /// as its extent, at the far side, along either axis.
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
