import CradleGeometry

/// The pointer's hold on an item: its position and velocity.
struct Grip {
  /// The target of the item's centre, in points.
  private(set) var place: Point
  /// The velocity with which it pushes others, in pt/s.
  private(set) var velocity = Vector.zero
  /// The last sample for the velocity: a position and the animator's time.
  private var sample: (place: Point, time: Double)
  /// The animator's time until which the velocity is valid without another sample.
  private var freshUntil = -Double.infinity

  /// The greatest speed with which a held item pushes others, in pt/s.
  static let fastest = 5000.0
  /// The longest displacement between two samples that counts as motion, in points; a longer one is a jump.
  private static let longestDisplacement = 300.0
  /// The tolerance for sums of frame times, in seconds: far above their rounding, far below a step. A
  /// velocity ends with a step; without the tolerance rounding would decide which one.
  private static let rounding = 1e-6
  /// The longest time between two samples that counts, in seconds: a pointer at rest sends no events.
  private static let longestSample = 1.0 / 30

  init(place: Point, time: Double) {
    self.place = place
    sample = (place, time)
  }

  /// Sets a new position. Samples closer in time than a step are merged: a velocity from two of them would be
  /// noise.
  mutating func move(to point: Point, time: Double, step: Double) {
    place = point
    let elapsed = time - sample.time
    guard elapsed >= step * 0.99 else { return }
    let duration = min(elapsed, Self.longestSample)
    let displacement = point - sample.place
    let speed = displacement.length / duration
    let isJump = displacement.length > Self.longestDisplacement
    velocity = isJump ? .zero : displacement * (min(speed, Self.fastest) / max(speed, 1e-9) / duration)
    sample = (point, time)
    freshUntil = time + 1.5 * max(duration, step)
  }

  /// Resets the velocity, after the item was placed by a call.
  mutating func rest(at point: Point, time: Double) {
    place = point
    velocity = .zero
    sample = (point, time)
  }

  /// Drops a velocity without a recent sample.
  mutating func age(to time: Double) {
    if time > freshUntil + Self.rounding { velocity = .zero }
  }
}
