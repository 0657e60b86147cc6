import CradleGeometry

// For what moves on springs of its own instead of in an animator, and is shown by the same overlay.
extension DebugSnapshot {
  /// Makes a snapshot of items and links, without walls, contacts and fields.
  public init(items: [Item], links: [Link]) {
    self.init(items: items, boundaries: [], links: links)
  }
}

extension DebugSnapshot.Item {
  /// Makes an item of one part, in points and pt/s, that is in no island with others.
  public init(
    outline: DebugSnapshot.Outline, center: Point, velocity: Vector, activity: DebugSnapshot.Activity
  ) {
    self.init(outlines: [outline], center: center, velocity: velocity, activity: activity, island: 0)
  }
}

extension DebugSnapshot.Link {
  /// Makes a spring from a place to an item, in points.
  public init(spring anchor: Point, to item: Point) {
    self.init(from: anchor, to: item, isSpring: true, isAnchored: true)
  }
}
