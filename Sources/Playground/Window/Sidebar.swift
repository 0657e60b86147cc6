import CradleGeometry

/// The sidebar beside the stage or over it: its scroll offset, the mark at the open demo, and the miniatures.
struct Sidebar {
  private let isAnimated: Bool
  let scroll = ScrollRegion()
  let miniatures = SidebarMiniatures()
  /// The mark's place, in the content's points.
  private(set) var mark = AnimatedValue(0)

  init(isAnimated: Bool) { self.isAnimated = isAnimated }

  func isMoving(at now: Double) -> Bool { scroll.isMoving(at: now) || mark.isMoving(at: now) }

  /// Moves the mark to a row and scrolls to it; the first time without a motion.
  mutating func follow(_ row: Rect, at now: Double) {
    mark.aim(at: row.minY, now: now, isAnimated: isAnimated && mark.target > 0)
    scroll.reveal(row.minY, row.maxY, now: now, isAnimated: isAnimated)
  }

  /// The target at a point of the window, in a frame.
  func target(at point: Point, in frame: Rect, _ layout: SidebarLayout) -> WindowTarget {
    layout.target(at: point + (Point.zero - frame.origin) + Vector(dx: 0, dy: scroll.offset))
  }
}
