import CradleGeometry
import CradlePhysics

/// The page at which a release ends: the nearest one, or above 10 pt/s the next one in the direction of the
/// velocity.
///
///     page = (offset − minimum)/viewport
///     target = minimum + round(page ± ½ if |v| > 10 pt/s)·viewport, clamped to the range
///
/// The rule is the one Flutter documents for its page views; UIKit's own is unknown.
package enum Paging {
  static func target(_ axes: ScrollAxes, velocity: Vector) -> Point {
    Point(x: target(axes.x, velocity: velocity.dx), y: target(axes.y, velocity: velocity.dy))
  }

  private static func target(_ axis: ScrollAxis, velocity: Double) -> Double {
    guard axis.viewport > 0 else { return axis.clamped(axis.offset) }
    return axis.clamped(
      target(from: axis.offset, first: axis.minimum, pitch: axis.viewport, velocity: velocity))
  }

  /// The target offset for pages with a length of `pitch` points, above 0, the first of which is at the offset `first`.
  /// The velocity is in pt/s.
  package static func target(
    from offset: Double, first: Double, pitch: Double, velocity: Double
  ) -> Double {
    var page = (offset - first) / pitch
    if abs(velocity) > Deceleration.standardStopSpeed { page += velocity > 0 ? 0.5 : -0.5 }
    return first + page.rounded() * pitch
  }
}
