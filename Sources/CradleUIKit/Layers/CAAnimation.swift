// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CradleGeometry

/// The values that an animation shows before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String
  /// Makes a mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Shows the layer's own values before and after the animation.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Keeps the end of the animation until it is removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the start of the animation before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Shows the start before the animation, and keeps the end after it.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The largest finite `Float`, by its name in Apple's C library; apps repeat animations so often.
public let HUGE = Float.greatestFiniteMagnitude

/// The delegate of an animation.
public protocol CAAnimationDelegate: OptionalMethods {
  /// Called with the animation's first frame. The default does nothing.
  func animationDidStart(_ anim: CAAnimation)
  /// Called at the animation's end; `flag` is true if the animation was not removed before. The default does nothing.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer's presentation over time.
///
/// Adding it to a layer copies it, and `advance(by:)` of the topmost view around the layer advances it.
/// `CALayer.presentation()` has the animated values; the layer keeps its own.
open class CAAnimation: NSObject, NSCopying {
  /// The duration of one cycle, in seconds; 0 for that of its group, else of its transaction, else 0.25.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds: after the start of its group, else on its layer's clock; 0 for immediately. The
  /// layer's copy has the actual time.
  open var beginTime: CFTimeInterval = 0
  /// The time within the animation at its start, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How fast its time passes; the default is 1.
  open var speed: Float = 1
  /// The number of repetitions, 0 or more; 0 plays it once, `infinity` repeats it indefinitely.
  open var repeatCount: Float = 0
  /// The duration of its repetitions, in seconds; 0 if `repeatCount` counts them.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back after it has run; the default is false.
  open var autoreverses = false
  /// The values that are shown before its start and after its end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing function; nil for linear timing.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, notified of the start and the end; retained until then.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it is removed at its end; the default is true.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  /// Makes an animation without a change.
  public override init() { super.init() }

  /// Returns a copy; a layer adds a copy of an animation.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeCopy()
    (copy.duration, copy.beginTime, copy.timeOffset, copy.speed) = (duration, beginTime, timeOffset, speed)
    (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
    (copy.fillMode, copy.timingFunction, copy.delegate) = (fillMode, timingFunction, delegate)
    (copy.isRemovedOnCompletion, copy.values) = (isRemovedOnCompletion, values)
    return copy
  }
  /// Makes an animation of the same class, with the values that the class adds.
  func makeCopy() -> CAAnimation { CAAnimation() }
  /// Stores a value under a name, by which a delegate distinguishes animations.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value of a name; nil for none.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Whether it has the duration that its group or its transaction gave it, which may be 0.
  private var hasDefaultDuration = false
  /// The duration of one cycle, in seconds.
  final var cycleDuration: Double { duration > 0 ? duration : hasDefaultDuration ? 0 : 0.25 }
  /// Sets the duration, in seconds, if it has none.
  func setDefaultDuration(_ seconds: Double) {
    if duration <= 0 { (duration, hasDefaultDuration) = (seconds, true) }
  }
  /// The whole duration with repetitions, in seconds of the parent's time.
  final var totalDuration: Double {
    let cycle = cycleDuration * (autoreverses ? 2 : 1)
    // Endless repetitions of nothing are over at once.
    guard cycle > 0 else { return 0 }
    let duration = repeatDuration > 0 ? repeatDuration : cycle * Double(repeatCount > 0 ? repeatCount : 1)
    return speed > 0 ? duration / Double(speed) : .infinity
  }

  /// The elapsed fraction, 0 … 1, at a time in seconds since the start; nil while nothing is shown.
  final func progress(at seconds: Double) -> Double? {
    let isBefore = seconds < 0
    let isAfter = seconds >= totalDuration
    if isBefore, fillMode != .backwards, fillMode != .both { return nil }
    if isAfter, fillMode != .forwards, fillMode != .both { return nil }
    guard cycleDuration > 0 else { return isBefore || autoreverses ? 0 : 1 }
    let time = (isBefore ? 0 : isAfter ? totalDuration : seconds) * Double(speed) + timeOffset
    let cycles = time / cycleDuration
    // The end of the last cycle is an end, not the start of the next one.
    let count = isAfter && cycles > 0 ? cycles.rounded(.up) - 1 : cycles.rounded(.down)
    let part = (cycles - count).clamped(to: 0...1)
    let isBack = autoreverses && count.truncatingRemainder(dividingBy: 2) == 1
    let linear = isBack ? 1 - part : part
    return timingFunction?.value(at: linear) ?? linear
  }

  /// Applies its values, at a time in seconds since its start, to a layer's presentation.
  func apply(to presentation: CALayer, of layer: CALayer, at seconds: Double) {}
}

/// Animations that run together. An animation that lasts longer than the group ends with it.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their times are seconds after the group's start.
  open var animations: [CAAnimation]?

  override func makeCopy() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    return copy
  }
  override func setDefaultDuration(_ seconds: Double) {
    super.setDefaultDuration(seconds)
    for each in animations ?? [] { each.setDefaultDuration(cycleDuration) }
  }
  override func apply(to presentation: CALayer, of layer: CALayer, at seconds: Double) {
    guard let part = progress(at: seconds) else { return }
    for each in animations ?? [] {
      each.apply(to: presentation, of: layer, at: part * cycleDuration - each.beginTime)
    }
  }
}
