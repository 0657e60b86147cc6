import CradleGeometry
import CradlePhysics

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's four named curves.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A Bézier curve and a spring combined.
  case composed
}

/// The timing curve of a property animator.
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the timing curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil for none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The spring, or else the cubic curve, as the engine's curve over a duration in seconds.
  func motion(_ duration: Double) -> EaseCurve {
    springTimingParameters?.motion(duration) ?? (cubicTimingParameters ?? UICubicTimingParameters()).motion
  }
}

/// A cubic timing curve from (0, 0) to (1, 1): x is the fraction of the time, y the progress.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first inner control point.
  public let controlPoint1: CGPoint
  /// The second inner control point.
  public let controlPoint2: CGPoint
  private let isNamed: Bool

  /// Makes a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, isNamed) = (curve, true)
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
  }
  /// Makes a curve of two inner control points; x is clamped to 0 … 1, where the curve is a function.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, isNamed, controlPoint1, controlPoint2) = (.easeInOut, false, point1, point2)
  }
  /// Makes the system's default curve, slow at both ends.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// `builtin` for a named curve, else `cubic`.
  public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var timing: AnimationTiming {
    AnimationTiming { [motion] in motion.progress(at: $0) }
  }
  /// The curve as the engine's.
  var motion: EaseCurve {
    isNamed
      ? animationCurve.ease
      : .cubic(
        CubicEase(
          Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y)))
  }
}

/// A timing curve by a spring, in closed form.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Law {
    /// A damping ratio; the frequency follows from the animation's duration.
    case ratio(Double)
    /// A body on a spring; the duration is its settling time.
    case body(Spring)
  }
  private let law: Law
  /// The velocity at the start, in whole distances per second: along each axis for a position; other values use its
  /// magnitude.
  public let initialVelocity: CGVector

  private init(_ law: Law, _ velocity: CGVector) { (self.law, initialVelocity) = (law, velocity) }
  /// Makes a spring with a damping ratio, clamped to 0.01 … 1, that begins with a velocity in whole distances
  /// per second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(Double(ratio)), velocity)
  }
  /// Makes a spring with a damping ratio, clamped to 0.01 … 1, that begins at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }
  /// Makes a spring of a mass above 0, and a stiffness and a damping of 0 or more; others trap. The animation
  /// lasts until the spring has settled, and its own duration is ignored, unless the spring never settles.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      .body(Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))), velocity)
  }
  /// Makes the system's spring: mass 3, stiffness 1000, damping 500, as UIKit's own animations have.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Always nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  private func curve(_ duration: Double, _ velocity: Double) -> SpringCurve {
    switch law {
    case .ratio(let ratio): UIView.spring(duration: duration, ratio: ratio, velocity: velocity)
    case .body(let spring):
      spring.curve(from: 0, to: 1, velocity: velocity.isFinite ? velocity.clamped(to: -1e9...1e9) : 0)
    }
  }
  /// Returns the duration in seconds: the settling time of a spring with mass and stiffness, else the requested one.
  func duration(_ requested: Double) -> Double {
    guard case .body(let spring) = law else { return requested }
    let settling = spring.curve(from: 0, to: 1, velocity: 0).duration
    // A spring without damping never rests.
    return settling.isFinite ? settling : requested
  }
  /// The spring as the engine's curve over a duration in seconds.
  func motion(_ requested: Double) -> EaseCurve {
    let (total, speed) = (duration(requested), initialVelocity)
    let magnitude = Double((speed.dx * speed.dx + speed.dy * speed.dy).squareRoot())
    return .spring(curve(total, magnitude), duration: total)
  }
  func timing(_ requested: Double) -> AnimationTiming {
    let total = duration(requested)
    let (dx, dy) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    let (x, y) = (curve(total, dx), curve(total, dy))
    let rest = curve(total, (dx * dx + dy * dy).squareRoot())
    return AnimationTiming(
      x: { x.value(at: $0 * total) }, y: { y.value(at: $0 * total) }, rest: { rest.value(at: $0 * total) })
  }
}

/// The progress of an animation as a function of the fraction of its time: along each axis for a position, and for all
/// other values.
struct AnimationTiming {
  let x: (Double) -> Double
  let y: (Double) -> Double
  let rest: (Double) -> Double

  init(x: @escaping (Double) -> Double, y: @escaping (Double) -> Double, rest: @escaping (Double) -> Double) {
    (self.x, self.y, self.rest) = (x, y, rest)
  }
  init(_ progress: @escaping (Double) -> Double) { (x, y, rest) = (progress, progress, progress) }

  /// Returns the timing that is linear up to a fraction of the time, where the progress is `shown`, and then continues
  /// with this one. If reversed, this timing applies before that fraction instead, towards the start.
  func joined(at part: Double, shown: Double, isReversed: Bool) -> AnimationTiming {
    func joined(_ timing: @escaping (Double) -> Double) -> (Double) -> Double {
      { time in
        guard time <= part, part > 0 else {
          let passed = (time - part) / (1 - part)
          return shown + (1 - shown) * (isReversed ? passed : timing(passed))
        }
        return shown * (isReversed ? 1 - timing(1 - time / part) : time / part)
      }
    }
    return AnimationTiming(x: joined(x), y: joined(y), rest: joined(rest))
  }

  /// The fraction of the time, 0 … 1, at which the timing reaches a progress of 0 … 1.
  func time(of progress: Double) -> Double {
    let (low, high) = Double.bisect(from: 0, to: 1, halvings: 48) { rest($0) < progress }
    return (low + high) / 2
  }

  func state(from: LayerState, to: LayerState, at time: Double) -> LayerState {
    var state = from.interpolated(to: to, rest(time))
    state.position = CGPoint(
      x: from.position.x + (to.position.x - from.position.x) * CGFloat(x(time)),
      y: from.position.y + (to.position.y - from.position.y) * CGFloat(y(time)))
    return state
  }
}
