import CradleGeometry

/// The keys that scroll a view; raw values are SDL's key names. With paging, arrows and page keys scroll to the
/// next page instead of the distances below.
public enum ScrollKey: String, Sendable, CaseIterable {
  /// Scrolls one notch towards the top.
  case up = "Up"
  /// Scrolls one notch towards the bottom.
  case down = "Down"
  /// Scrolls one notch towards the left edge.
  case left = "Left"
  /// Scrolls one notch towards the right edge.
  case right = "Right"
  /// Scrolls back by 0.9 of the viewport; the rest stays visible as context.
  case pageUp = "PageUp"
  /// Scrolls forward by 0.9 of the viewport.
  case pageDown = "PageDown"
  /// Scrolls to the start: vertically, or horizontally if the content scrolls only horizontally.
  case home = "Home"
  /// Scrolls to the end: vertically, or horizontally if the content scrolls only horizontally.
  case end = "End"

  /// The distance in points by which it scrolls; nil if it belongs to no axis that has a range.
  func travel(in axes: ScrollAxes, isPaging: Bool) -> Vector? {
    guard axes.x.hasRange || axes.y.hasRange else { return nil }
    let isVertical = axes.y.hasRange
    let along = isVertical ? axes.y : axes.x
    func step(_ axis: ScrollAxis, _ direction: Double) -> Double {
      isPaging ? Paging.travel(axis, by: direction) : direction * WheelEvent.pointsPerNotch
    }
    func page(_ direction: Double) -> Double {
      isPaging
        ? Paging.travel(along, by: direction) : direction * (along.viewport * ScrollFeel.pageKeyFraction)
    }
    func main(_ distance: Double) -> Vector {
      isVertical ? Vector(dx: 0, dy: distance) : Vector(dx: distance, dy: 0)
    }
    let travel =
      switch self {
      case .up: Vector(dx: 0, dy: step(axes.y, -1))
      case .down: Vector(dx: 0, dy: step(axes.y, 1))
      case .left: Vector(dx: step(axes.x, -1), dy: 0)
      case .right: Vector(dx: step(axes.x, 1), dy: 0)
      case .pageUp: main(page(-1))
      case .pageDown: main(page(1))
      case .home: main(along.minimum - along.smoothScrollTarget)
      case .end: main(along.maximum - along.smoothScrollTarget)
      }
    let isAcross = (travel.dx != 0 && !axes.x.hasRange) || (travel.dy != 0 && !axes.y.hasRange)
    return isAcross ? nil : travel
  }
}
