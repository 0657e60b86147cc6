import CradleGeometry

// For collections whose items move on springs without an animator and use the same overlay.
extension DebugSnapshot {
  /// Makes a snapshot of items and links, without walls, contacts and fields.
  package init(items: [Item], links: [Link]) {
    self.init(items: items, boundaries: [], links: links)
  }
}

extension DebugSnapshot.Item {
  /// Makes an item with one outline, in points and pt/s; its island is 0.
  package init(
    outline: DebugSnapshot.Outline, center: Point, velocity: Vector, activity: DebugSnapshot.Activity
  ) {
    self.init(outlines: [outline], center: center, velocity: velocity, activity: activity, island: 0)
  }
}

extension DebugSnapshot.Link {
  /// Makes a spring from a fixed point to an item, in points.
  package init(spring anchor: Point, to item: Point) {
    self.init(from: anchor, to: item, isSpring: true, isAnchored: true)
  }
}
