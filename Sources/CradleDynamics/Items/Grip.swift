import CradleGeometry
import CradlePhysics

/// The pointer's hold on an item: its position and velocity.
struct Grip {
  /// The target of the item's centre, in points.
  private(set) var target: Point
  /// The velocity with which it pushes others, in pt/s.
  private(set) var velocity = Vector.zero
  /// The hand that holds the body in the world.
  var hand: Hand { Hand(at: target, velocity: velocity) }
  /// The last sample for the velocity: a position and the animator's time.
  private var sample: (position: Point, time: Double)
  /// The animator's time until which the velocity is valid without another sample.
  private var validUntil = -Double.infinity

  /// The greatest speed with which a held item pushes others, in pt/s. (Ours.)
  static let maximumSpeed = 5000.0
  /// The longest displacement between two samples that counts as motion, in points; a longer one is a jump. (Ours.)
  private static let maximumDisplacement = 300.0
  /// The tolerance for sums of frame times, in seconds: far above their rounding, far below a step. A
  /// velocity ends with a step; without the tolerance rounding would decide which one.
  private static let rounding = 1e-6
  /// The longest time between two samples that counts, in seconds: a pointer at rest sends no events. (Ours.)
  private static let maximumInterval = 1.0 / 30

  init(target: Point, time: Double) {
    self.target = target
    sample = (target, time)
  }

  /// Sets a new position. Samples closer in time than a step are merged: a velocity from two of them would be
  /// noise.
  mutating func move(to point: Point, time: Double, step: Double) {
    target = point
    let elapsed = time - sample.time
    // Frame times that add up to a step may fall short of it by rounding.
    guard elapsed >= step * 0.99 else { return }
    let duration = min(elapsed, Self.maximumInterval)
    let displacement = point - sample.position
    let speed = displacement.length / duration
    let isJump = displacement.length > Self.maximumDisplacement
    velocity = isJump ? .zero : displacement * (min(speed, Self.maximumSpeed) / max(speed, 1e-9) / duration)
    sample = (point, time)
    // The next sample of a moving pointer may be late by half of an interval. (Ours.)
    validUntil = time + 1.5 * max(duration, step)
  }

  /// Resets the velocity, after the item was placed by a call, or by the pointer while the clock stood still.
  mutating func rest(at point: Point, time: Double) {
    target = point
    velocity = .zero
    sample = (point, time)
  }

  /// Drops a velocity without a recent sample.
  mutating func expireVelocity(at time: Double) {
    if time > validUntil + Self.rounding { velocity = .zero }
  }
}
