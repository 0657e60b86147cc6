import CradleGeometry

/// An animation of views that can be paused, scrubbed, reversed and stopped. `layer.presentation()` shows it, with
/// `advance(by:)` of the topmost view; the views themselves are at its end once it is active.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration from start to end, in seconds.
  public let duration: TimeInterval
  /// The timing curve.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The delay of its start, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The present state.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it is running.
  open private(set) var isRunning = false
  /// Whether it runs to its start.
  open var isReversed = false
  /// Whether it pauses at its end and stays active; the default is false.
  open var pausesOnCompletion = false
  /// Whether its views receive touches while it runs; always so here.
  open var isUserInteractionEnabled = true
  /// Whether it can be paused and stopped; always so here.
  open var isInterruptible = true
  /// Whether touches are tested by the app; has no effect here: views are hit at their final positions.
  open var isManualHitTestingEnabled = false
  /// Whether a paused animation follows `fractionComplete` linearly, without its timing curve; the default is true.
  open var scrubsLinearly = true

  /// The timing that it was made with, and the present one.
  private let firstTiming: AnimationTiming
  private var timing: AnimationTiming
  private var changes: [(start: Double, make: () -> Void)] = []
  private var steps = AnimatorSteps()
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  var isScheduled = false
  /// The transaction that waits for its end, or for its stop.
  private var group: CATransactionState.Group?
  private var remainingDelay = 0.0
  /// The elapsed fraction of the time, 0 … 1; the shown progress while `isLinear`.
  private var part = 0.0
  /// Whether it is paused, and follows `fractionComplete` without its timing curve.
  private var isLinear = false
  /// The seconds of a whole run at the speed with which it was continued; nil for `duration`.
  private var span: Double?

  private init(
    _ duration: TimeInterval, _ parameters: (any UITimingCurveProvider)?, _ animations: (() -> Void)?,
    _ timing: AnimationTiming
  ) {
    (self.duration, timingParameters) = (duration, parameters)
    (firstTiming, self.timing) = (timing, timing)
    changes = animations.map { [(0, $0)] } ?? []
  }
  /// Makes an animator without a duration, as a placeholder.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }
  /// Makes an animation with a timing curve. The duration is in seconds; a spring with mass and stiffness has its own.
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let spring = parameters.springTimingParameters
    self.init(
      spring?.duration(duration) ?? duration, parameters, nil, Self.timing(parameters, duration))
  }
  /// Makes an animation of a duration in seconds with a timing curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    self.init(duration, parameters, animations, parameters.timing)
  }
  /// Makes an animation of a duration in seconds with the inner control points of a cubic timing curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration, parameters, animations, parameters.timing)
  }
  /// Makes an animation by a spring with a damping ratio, clamped to 0.01 … 1, that has nearly settled after
  /// a duration in seconds.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    let parameters = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration, parameters, animations, parameters.timing(duration))
  }
  /// Makes an animation of a duration in seconds, and starts it after a delay. Of the options only the curve
  /// has an effect.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
  private static func timing(_ parameters: any UITimingCurveProvider, _ duration: Double) -> AnimationTiming {
    parameters.springTimingParameters?.timing(duration)
      ?? (parameters.cubicTimingParameters ?? UICubicTimingParameters()).timing
  }

  /// Adds changes; in an active animation they take the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
  /// Adds changes that begin after a fraction of the remaining time, clamped to 0 … 1, and take the rest; NaN traps.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(
      !delayFactor.isNaN, "UIViewPropertyAnimator.addAnimations: the delay is a part of the time, not NaN")
    let factor = Double(delayFactor.clamped(to: 0...1))
    changes.append((state == .active ? part + (1 - part) * factor : factor, animation))
    if state == .active { runPendingChanges() }
  }
  /// Adds a closure that is called at the end with the final position.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// The progress that is shown, 0 … 1; of a paused animation that does not scrub linearly, the fraction of
  /// its time. Setting it makes the animation active, and pauses it; a value outside is clamped, and NaN
  /// traps.
  open var fractionComplete: CGFloat {
    get { CGFloat(isRunning ? timing.rest(part) : part) }
    set {
      precondition(
        !newValue.isNaN, "UIViewPropertyAnimator.fractionComplete is a progress from 0 to 1, not NaN")
      pauseAnimation()
      (part, isLinear) = (Double(newValue.clamped(to: 0...1)), scrubsLinearly)
      steps.show(part, scrubsLinearly ? nil : timing, by: self)
    }
  }
  /// Starts or continues it, from the shown state. An animation of nothing ends at once.
  open func startAnimation() {
    activate()
    followTiming()
    isRunning = true
    guard !steps.isEmpty else { return end(at: finalPosition) }
    UIView.schedule(self)
  }
  /// Starts it after a delay in seconds. The changes are made at once, and shown after the delay; without any
  /// it ends at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    (self.delay, remainingDelay) = (delay, delay)
    startAnimation()
  }
  /// Makes it active and pauses it, at the shown state.
  open func pauseAnimation() {
    activate()
    if isRunning, scrubsLinearly { (part, isLinear) = (timing.rest(part).clamped(to: 0...1), true) }
    isRunning = false
  }
  /// Continues from the time at which the timing curve has the shown progress.
  private func followTiming() {
    if isLinear { (part, isLinear) = (timing.time(of: part), false) }
  }
  /// Continues it from its present state, where other timing parameters begin. A factor other than 0 is the fraction of
  /// the duration that the rest takes.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)? = nil, durationFactor: CGFloat
  ) {
    if parameters == nil { followTiming() }
    let remaining = isReversed ? part : 1 - part
    span = durationFactor > 0 ? duration * Double(durationFactor) / max(remaining, 1e-9) : nil
    if let parameters {
      // The rest has the new timing curve, and starts from the shown progress.
      let rest = span.map { $0 * remaining } ?? duration * remaining
      let (continuation, from, shown) = (
        Self.timing(parameters, rest), part, isLinear ? part : timing.rest(part)
      )
      if let spring = parameters.springTimingParameters, durationFactor == 0 {
        span = spring.duration(rest) / max(remaining, 1e-9)
      }
      if isReversed ? from > 0 : from < 1 {
        timing = continuation.joined(at: from, shown: shown, isReversed: isReversed)
        isLinear = false
      }
    }
    startAnimation()
  }
  /// Stops it: the views get the shown state. After false, `finishAnimation(at:)` must be called; with true,
  /// no completion is called. Does nothing if it is not active.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    (isRunning, remainingDelay) = (false, 0)
    steps.stop(by: self)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { steps = AnimatorSteps() }
    exchange(&group, with: nil)?.end()
  }
  /// Ends a stopped animation at a position, and calls its completions; traps in another state.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state == .stopped, "UIViewPropertyAnimator.finishAnimation: call stopAnimation(false) before it")
    end(at: finalPosition)
  }

  private func activate() {
    guard state != .active else { return }
    (state, part, span, timing, isLinear) = (.active, 0, nil, firstTiming, false)
    group = CATransactionState.current.groups.last
    group?.start()
    runPendingChanges()
  }

  /// Runs the changes that have not been run, from the shown state.
  private func runPendingChanges() {
    for change in exchange(&changes, with: []) {
      let delay = remainingDelay + (change.start - part) * duration
      let new = AnimationBlock(after: delay, (1 - change.start) * duration, timingParameters)
      let block = AnimationBlock.running(new, change.make)
      for (view, before, _) in block.views {
        let end = view.layer.state
        steps.add(view.layer, from: before, to: end, start: change.start)
        view.layer.present(before, towards: end, by: self)
      }
    }
  }

  private var finalPosition: UIViewAnimatingPosition { isReversed ? .start : .end }

  private func end(at position: UIViewAnimatingPosition) {
    steps.end(at: position, isStopped: state == .stopped, by: self)
    (steps, state, isRunning, span, remainingDelay) = (AnimatorSteps(), .inactive, false, nil, 0)
    // A completion may start it again, within another transaction.
    let (all, waiting) = (exchange(&completions, with: []), exchange(&group, with: nil))
    for completion in all { completion(position) }
    waiting?.end()
  }
}

extension UIViewPropertyAnimator: TreeAnimation {
  func advance(by seconds: Double) -> Bool {
    guard isRunning else { return true }
    let rest = seconds < 0 ? seconds : max(0, seconds - remainingDelay)
    remainingDelay = max(0, remainingDelay - seconds)
    let runDuration = span ?? duration
    let step = runDuration > 0 ? rest / runDuration : 1
    part = (part + (isReversed ? -step : step)).clamped(to: 0...1)
    steps.show(part, timing, by: self)
    guard isReversed ? part <= 1e-9 : part >= 1 - 1e-9 else { return false }
    if pausesOnCompletion { isRunning = false } else { end(at: finalPosition) }
    // A completion may have started it again.
    return !isRunning
  }
  func hasLayer(where condition: (CALayer) -> Bool) -> Bool { steps.hasLayer(where: condition) }
  func end(isFinished: Bool) { if isRunning { end(at: finalPosition) } }
  func rewind() { end(at: .start) }
}
