import CradleGeometry

// The state of both axes together: the range, and the present motion.
extension ScrollAxes {
  var minimum: Point { Point(x: x.minimum, y: y.minimum) }
  var maximum: Point { Point(x: x.maximum, y: y.maximum) }
  /// The nearest offset within the range.
  func clamped(_ offset: Point) -> Point { offset.clamped(from: minimum, to: maximum) }
  /// The distance of the offset from the range.
  var overscroll: Vector { Vector(dx: x.overscroll, dy: y.overscroll) }
  var isAtTop: Bool { y.offset == y.minimum }

  /// Whether pointers and wheels move the content.
  func isScrollable(_ feel: ScrollFeel) -> Bool { x.isScrollable(feel) || y.isScrollable(feel) }

  // MARK: Motion

  var isMoving: Bool { x.motion.kind != .none || y.motion.kind != .none }
  /// Whether an axis moves by a kind of motion.
  func isMoving(by kind: ScrollMotion.Kind) -> Bool { x.motion.kind == kind || y.motion.kind == kind }
  /// Whether a fling, a snap or a bounce moves the content, as after a release; an animation does not count.
  var isDecelerating: Bool { isMoving(by: .deceleration) || isMoving(by: .bounce) }
  /// The time, in seconds, at which the last motion came to rest.
  var restedAt: Double { max(x.restedAt, y.restedAt) }

  /// The motions' velocity, in pt/s.
  func velocity(at time: Double) -> Vector {
    Vector(dx: x.motion.velocity(at: time), dy: y.motion.velocity(at: time))
  }

  /// The target of notches and keys in progress; else the present offset.
  var smoothScrollTarget: Point { Point(x: x.smoothScrollTarget, y: y.smoothScrollTarget) }

  /// The offset at which content released at a velocity would end without a target, clamped to the range as UIKit
  /// passes it to its delegate.
  func announcedTarget(_ velocity: Vector, feel: ScrollFeel, usesDynamics: Bool) -> Point {
    Point(
      x: x.announcedTarget(velocity.dx, feel: feel, usesDynamics: usesDynamics),
      y: y.announcedTarget(velocity.dy, feel: feel, usesDynamics: usesDynamics))
  }
}
