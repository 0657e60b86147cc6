import CradleGeometry
import CradlePhysics

extension DynamicAnimator {
  /// The share of a step that has passed since the last one, 0…1, in units of 2⁻²⁰: the drawing, and the
  /// point at which a pointer takes hold of an item, must not depend on the rounding of frame times.
  private var stepFraction: Double {
    guard isRunning else { return 1 }
    let fraction = clock.fraction(of: world.settings.stepDuration)
    return ((fraction * 0x1p20).rounded() * 0x1p-20).clamped(to: 0...1)
  }

  /// The position at which to draw an item, in points: its last two states, interpolated by the time not yet
  /// simulated, so that motion looks smooth at every display rate. (Ours.) The item's own `center` is the
  /// simulated state. An item that rests, is held by the pointer or is outside the animator is drawn at its
  /// `center`.
  public func presentedCenter(of item: any DynamicItem) -> Point {
    guard let record = record(of: item), record.grip == nil else { return item.center }
    let view = world[record.body]
    return view.isAwake ? view.position(between: stepFraction) : view.position
  }

  /// The rotation at which to draw an item, in radians; see `presentedCenter(of:)`. (Ours.)
  public func presentedRotation(of item: any DynamicItem) -> Double {
    guard let record = record(of: item), record.grip == nil else { return item.rotation }
    let view = world[record.body]
    return view.isAwake ? view.angle(between: stepFraction) : view.angle
  }

  /// An item's velocity in pt/s; zero for an item outside the animator. (Ours: in UIKit it is a method of an
  /// item behaviour.)
  public func velocity(of item: any DynamicItem) -> Vector {
    record(of: item).map { world[$0.body].velocity } ?? .zero
  }

  /// An item's angular velocity in rad/s, clockwise on screen; 0 for an item outside the animator. (Ours: in
  /// UIKit it is a method of an item behaviour.)
  public func angularVelocity(of item: any DynamicItem) -> Double {
    record(of: item).map { world[$0.body].angularVelocity } ?? 0
  }
}
