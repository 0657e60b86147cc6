import CradlePhysics

/// A number that moves to its target on a critically damped spring, within 200 ms.
struct AnimatedValue {
  /// Its spring leaves 1 % of the distance after 0.15 s.
  private static let spring = Spring(response: 0.14, dampingRatio: 1)
  /// The time after which the remaining distance is invisible, in seconds.
  static let duration = 0.2

  private(set) var target: Double
  private var curve: SpringCurve?
  private var start = 0.0

  /// A number at rest.
  init(_ value: Double) { target = value }

  /// Moves toward another target without a jump in position or velocity; at once if not animated.
  mutating func aim(at target: Double, now: Double, isAnimated: Bool = true) {
    guard isAnimated else { return self = AnimatedValue(target) }
    guard target != self.target else { return }
    let (place, velocity) = (value(at: now), isMoving(at: now) ? curve?.velocity(at: now - start) ?? 0 : 0)
    curve = Self.spring.curve(from: place, to: target, velocity: velocity)
    (self.target, start) = (target, now)
  }

  func value(at now: Double) -> Double {
    guard let curve, isMoving(at: now) else { return target }
    return curve.value(at: now - start)
  }

  func isMoving(at now: Double) -> Bool { curve != nil && now < start + Self.duration }
}
