import CradleGeometry
import Glibc

/// Gravity as an arrow in the box's corner, whose head can be dragged.
struct GravityDial {
  let center: Point
  /// The direction of gravity in radians and its strength in g.
  let angle: Double
  let magnitude: Double

  /// The head's distance from the middle is `base` without gravity, and `unit` longer for each g, in points.
  private static let base = 10.0
  private static let unit = 14.0
  /// Half of UIKit's minimum touch target, 44 pt.
  private static let reach = 22.0
  /// The distance from the box's corner, in points, if the box is large enough.
  private static let inset = 72.0
  /// The least side of a box with an arrow, in points.
  private static let leastSide = 240.0

  /// Makes the arrow of a box; nil if the box is too small.
  init?(box: Rect, angle: Double, magnitude: Double) {
    guard min(box.width, box.height) >= Self.leastSide else { return nil }
    center = Point(x: box.maxX - Self.inset, y: box.minY + Self.inset)
    (self.angle, self.magnitude) = (angle, magnitude)
  }

  var head: Point { center + Vector(angle: angle, length: Self.base + Self.unit * magnitude) }

  /// The part that takes a press, and the foot.
  var frame: Rect {
    let foot = Rect(center: center, size: Size(width: 2 * Self.base, height: 2 * Self.base))
    return foot.union(Rect(center: head, size: Size(width: 2 * Self.reach, height: 2 * Self.reach)))
  }

  /// The middle of a label of a size behind the arrow's foot, 12.5 pt clear of it in any direction.
  func labelPlace(_ size: Size) -> Point {
    let along = Vector(angle: angle, length: 1)
    let reach = abs(along.dx) * size.width / 2 + abs(along.dy) * size.height / 2
    return center - along * (reach + 12.5)
  }

  func isHit(_ point: Point) -> Bool { head.distance(to: point) <= Self.reach }

  /// The gravity for the arrow's head at a point.
  func values(headAt point: Point) -> (angle: Double, magnitude: Double) {
    let offset = point - center
    let magnitude = max(0, (offset.length - Self.base) / Self.unit)
    return (offset == .zero ? angle : atan2(offset.dy, offset.dx), magnitude)
  }
}
