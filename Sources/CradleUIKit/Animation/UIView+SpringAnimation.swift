import CradleGeometry
import CradlePhysics

extension UIView {
  /// Animates changes of views by a spring with a damping ratio, clamped to 0.01 … 1, that has nearly settled
  /// after the duration. The initial velocity is in whole distances per second. Of the options, repeating,
  /// reversing and overriding the inherited duration have an effect; within the block of another `animate` the spring
  /// has that one's duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let (duration, curve) = options.inheriting(duration)
    let motion = spring(duration: duration, ratio: Double(dampingRatio), velocity: Double(velocity))
    let cycles = options.cycles(of: duration)
    let block = AnimationBlock(
      delay: delay, duration: duration, curve: curve, motion: .spring(motion, duration: duration))
    run(block, animations, delay: delay, duration: cycles.total, completion) {
      motion.value(at: cycles.part(at: $0) * duration)
    }
  }

  /// Animates changes of views by a spring with a perceptual duration in seconds, and a bounce: 0 does not overshoot,
  /// values up to 1 do so more and more, and those down to −1 creep. The initial velocity is in whole distances per
  /// second. Of the options, repeating and reversing have an effect; the spring has its own duration in any block.
  ///
  /// The animation ends when the spring has settled, which is later than the duration. A bounce beyond −0.9 … 0.99 is
  /// clamped, because such a spring would hardly ever settle.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // NaN counts as 0.
    let spring = Spring(
      duration: duration > 0 ? min(duration, 1e6) : 0,
      bounce: bounce.isNaN ? 0 : Double(bounce.clamped(to: -0.9...0.99)))
    let motion = spring.curve(from: 0, to: 1, velocity: finite(Double(initialSpringVelocity)))
    // Stored, because it is found by bisection. A spring without a duration is at its target at once.
    let settling = motion.duration
    let cycles = options.cycles(of: settling)
    let block = AnimationBlock(
      delay: delay, duration: settling, curve: options.curve, motion: .spring(motion, duration: settling))
    run(block, animations, delay: delay, duration: cycles.total, completion) {
      settling > 0 ? motion.value(at: cycles.part(at: $0) * settling) : 1
    }
  }

  /// A spring from 0 to 1 that has nearly settled after a duration.
  class func spring(duration: Double, ratio: Double, velocity: Double) -> SpringCurve {
    let ratio = ratio.clamped(to: 0.01...1)
    // exp(−ζωT) = 0.001, within which SpringCurve counts as at rest.
    let frequency = log(1000) / (ratio * max(duration, 1e-3)) / (2 * .pi)
    return Spring(frequency: frequency, dampingRatio: ratio)
      .curve(from: 0, to: 1, velocity: finite(velocity))
  }

  /// A faster spring would show values that are not finite.
  private class func finite(_ velocity: Double) -> Double {
    velocity.isFinite ? velocity.clamped(to: -1e9...1e9) : 0
  }
}
