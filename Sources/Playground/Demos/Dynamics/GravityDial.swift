import CradleGeometry
import Foundation

/// Gravity as an arrow in the box's corner: its head can be dragged.
struct GravityDial {
  let center: Point
  /// Towards where things fall, in radians, and how strong, in g.
  let angle: Double
  let magnitude: Double

  /// The head's distance from the middle is `base` without gravity, and `unit` longer for each g, in points.
  private static let base = 10.0
  private static let unit = 14.0
  /// Half of UIKit's least size of what a finger hits, 44 pt.
  private static let reach = 22.0
  /// In the corner of a box that is large enough to spare it; in points.
  private static let inset = 72.0
  private static let least = 240.0

  /// Nil in a box that is too small.
  init?(box: Rect, angle: Double, magnitude: Double) {
    guard min(box.width, box.height) >= Self.least else { return nil }
    center = Point(x: box.maxX - Self.inset, y: box.minY + Self.inset)
    (self.angle, self.magnitude) = (angle, magnitude)
  }

  var head: Point { center + Vector(angle: angle, length: Self.base + Self.unit * magnitude) }

  func isHit(_ point: Point) -> Bool { head.distance(to: point) <= Self.reach }

  /// The gravity for the arrow's head at a point.
  func values(headAt point: Point) -> (angle: Double, magnitude: Double) {
    let way = point - center
    let magnitude = max(0, (way.length - Self.base) / Self.unit)
    return (way == .zero ? angle : atan2(way.dy, way.dx), magnitude)
  }
}
