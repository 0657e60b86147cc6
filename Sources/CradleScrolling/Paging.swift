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

  /// The distance in points to the next page in a direction, 1 or −1: a viewport from a page, less from a place between
  /// two, as is the end of content that is no multiple of a page.
  static func travel(_ axis: ScrollAxis, by direction: Double) -> Double {
    guard axis.viewport > 0 else { return 0 }
    let start = axis.smoothScrollTarget
    let page = (start - axis.minimum) / axis.viewport
    // A millionth of a page is far below a pixel: it is the rounding of offsets.
    if abs(page - page.rounded()) < 1e-6 { return direction * axis.viewport }
    return axis.minimum + page.rounded(direction > 0 ? .up : .down) * axis.viewport - start
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
