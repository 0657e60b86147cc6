import CradleUIKit
import Testing

/// The springs of Core Animation.
struct SpringAnimationTests {
  private struct Case: Sendable {
    var (mass, stiffness, damping): (CGFloat, CGFloat, CGFloat)
    var velocity: CGFloat = 0
    var settling: Double
  }
  /// Measured from CASpringAnimation; the same numbers as for `Spring.settlingDuration(law:)`.
  private static let measured = [
    Case(mass: 1, stiffness: 100, damping: 10, settling: 1.4727003346780927),
    Case(mass: 1, stiffness: 100, damping: 10, velocity: -5, settling: 1.5350814063145797),
    Case(mass: 1, stiffness: 100, damping: 30, settling: 1),
    Case(mass: 1, stiffness: 25, damping: 10, settling: 1.9),
  ]
  private func animation(_ mass: CGFloat, _ stiffness: CGFloat, _ damping: CGFloat) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: "opacity")
    (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
    (animation.fromValue, animation.toValue) = (1, 0)
    return animation
  }

  @Test("the settling duration is Core Animation's", arguments: measured)
  private func settling(_ spring: Case) {
    let animation = animation(spring.mass, spring.stiffness, spring.damping)
    animation.initialVelocity = spring.velocity
    // Rounding.
    #expect(abs(animation.settlingDuration - spring.settling) < 1e-9)
  }

  @Test(
    "damping beyond the critical is critical: 1 − (1 + ωt)·e^(−ωt)", arguments: [20, 60, 500] as [CGFloat])
  func critical(_ damping: CGFloat) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let animation = animation(1, 100, damping)
    animation.duration = 2
    window.layer.add(animation, forKey: "fade")
    window.advance(by: 0.2)
    let left = (1 + 10 * 0.2) * exp(-10 * 0.2)
    // Opacities are single precision.
    #expect(abs(Double(window.layer.presentation()?.opacity ?? 0) - left) < 1e-6)
  }

  @Test(
    "numbers that no spring has show no value that is not finite",
    arguments: [(-1, 100, 10), (1, -100, 10), (1, 100, -10), (.nan, .nan, .nan), (.infinity, 1, .infinity)]
      as [(CGFloat, CGFloat, CGFloat)])
  func invalid(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let animation = animation(mass, stiffness, damping)
    animation.duration = 2
    window.layer.add(animation, forKey: "fade")
    window.advance(by: 0.2)
    #expect(window.layer.presentation()?.opacity.isFinite == true)
    #expect(!animation.settlingDuration.isNaN)
  }
}
