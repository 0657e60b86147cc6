import CradleGeometry

/// Drives the animation of a transition interactively: its time is a fraction of its duration, until it is finished or
/// cancelled; then it runs to its end, or back to its start.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The seconds that the animation takes.
  open private(set) var duration: CGFloat = 0
  /// The progress of the interaction, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed after the interaction, as a factor above 0; 1 by default.
  open var completionSpeed: CGFloat = 1
  /// The timing curve after the interaction. The animation keeps its own here.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing parameters after the interaction; nil for the curve's. The animation keeps its own here.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively; true by default.
  open var wantsInteractiveStart = true
  private weak var context: (any UIViewControllerContextTransitioning)?
  private var animation: InteractiveAnimation?
  private var isInteractive: Bool { context?.isInteractive ?? false }

  /// Makes one that drives no transition yet.
  public override init() {}

  /// Begins the animation, and holds it at its start.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let transition = transitionContext as? ControllerTransition else { return }
    (duration, percentComplete) = (CGFloat(transition.transitionDuration), 0)
    let root = transition.containerView.root
    let running = root.storage.animations
    transition.animate()
    UIView.scheduleWaitingAnimations()
    let started = root.storage.animations.filter { each in !running.contains { $0 === each } }
    guard !started.isEmpty else { return }
    root.storage.animations.removeAll { each in started.contains { $0 === each } }
    let animation = InteractiveAnimation(started)
    self.animation = animation
    UIView.schedule(animation)
    _ = transition.animate(alongsideTransition: nil) { [weak animation] context in
      animation?.transitionDidEnd(isCancelled: context.isCancelled)
    }
  }
  /// Moves the animation to a part of its duration, held within 0 … 1.
  open func update(_ percentComplete: CGFloat) {
    let fraction = (percentComplete.isFinite ? percentComplete : 0).clamped(to: 0...1)
    self.percentComplete = fraction
    // At its end the animation would be over, and the interaction could not reverse it.
    animation?.move(to: min(Double(fraction), 1 - 1e-6) * Double(duration))
    context?.updateInteractiveTransition(fraction)
  }
  /// Pauses an animation that runs without interaction.
  open func pause() {
    guard let animation, duration > 0 else { return }
    animation.speed = 0
    percentComplete = CGFloat(animation.time) / duration
    context?.pauseInteractiveTransition()
  }
  /// Continues the animation to its end. Does nothing once the interaction has ended.
  open func finish() {
    guard isInteractive else { return }
    context?.finishInteractiveTransition()
    animation?.speed = Double(max(completionSpeed, 1e-3))
  }
  /// Reverses the animation to its start. Does nothing once the interaction has ended.
  open func cancel() {
    guard isInteractive else { return }
    context?.cancelInteractiveTransition()
    animation?.speed = -Double(max(completionSpeed, 1e-3))
  }
}

/// Animations whose time an interaction sets; afterwards they continue or reverse at a speed.
private final class InteractiveAnimation: TreeAnimation {
  private var animations: [any TreeAnimation]
  private(set) var time = 0.0
  /// Seconds of the animations per second: 0 during the interaction, negative towards the start.
  var speed = 0.0
  var isScheduled = false

  init(_ animations: [any TreeAnimation]) { self.animations = animations }

  func move(to target: Double) {
    let step = target - time
    time = target
    animations = animations.remaining(after: step)
  }
  func advance(by seconds: Double) -> Bool {
    guard speed != 0 else { return animations.isEmpty }
    let step = seconds * speed
    time += step
    if speed < 0, time <= 0 {
      rewind()
      return true
    }
    animations = animations.remaining(after: step)
    return animations.isEmpty
  }
  /// Ends animations that are held or reversed, if something else has ended their transition; others go on to their end.
  func transitionDidEnd(isCancelled: Bool) {
    guard speed <= 0 else { return }
    if isCancelled { rewind() } else { end(isFinished: true) }
  }
  func rewind() { forEachAtEnd { $0.rewind() } }
  func end(isFinished: Bool) { forEachAtEnd { $0.end(isFinished: isFinished) } }
  func hasLayer(where condition: (CALayer) -> Bool) -> Bool {
    animations.contains { $0.hasLayer(where: condition) }
  }

  private func forEachAtEnd(_ end: (any TreeAnimation) -> Void) {
    for each in exchange(&animations, with: []) {
      each.isScheduled = false
      end(each)
    }
  }
}
