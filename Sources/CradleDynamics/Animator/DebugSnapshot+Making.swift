import CradleGeometry

// For what moves on springs of its own instead of in an animator, and is shown by the same overlay.
extension DebugSnapshot {
  package init(items: [Item], links: [Link]) {
    self.init(items: items, boundaries: [], links: links)
  }
}

extension DebugSnapshot.Item {
  package init(
    outline: DebugSnapshot.Outline, center: Point, velocity: Vector, activity: DebugSnapshot.Activity
  ) {
    self.init(outlines: [outline], center: center, velocity: velocity, activity: activity, island: 0)
  }
}

extension DebugSnapshot.Link {
  /// A spring from a place to an item.
  package init(spring anchor: Point, to item: Point) {
    self.init(from: anchor, to: item, isSpring: true, isAnchored: true)
  }
}
