import CradleGeometry

/// Where a property animator is: not begun, begun, or stopped before its end.
public enum UIViewAnimatingState: Int, Sendable {
  /// `active` includes a pause.
  case inactive, active, stopped
}

/// A place in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Its end, its start, or the state that is shown.
  case end, start, current
}

extension UIView {
  /// The pace of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends, at the start, at the end, or nowhere.
    case easeInOut, easeIn, easeOut, linear

    /// The part of the way, 0 … 1, at a part of the time, 0 … 1.
    func way(at time: Double) -> Double {
      switch self {
      case .easeIn: time * time
      case .easeOut: time * (2 - time)
      case .linear: time
      case .easeInOut: (1 - cos(.pi * time)) / 2
      }
    }
  }
}

/// An animation of views that can be paused, moved by hand, reversed and stopped. `layer.presentation()` shows it, with `advance(by:)`
/// of the topmost view; the views themselves are at its end once it is active.
open class UIViewPropertyAnimator: NSObject {
  /// How long it takes from start to end, in seconds.
  public let duration: TimeInterval
  /// Where it is.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether time moves it.
  open private(set) var isRunning = false
  /// Whether it runs to its start.
  open var isReversed = false
  /// Whether it pauses at its end and stays active; the default is false.
  open var pausesOnCompletion = false

  private let way: (Double) -> Double
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var steps: [(layer: CALayer, from: LayerState, to: LayerState)] = []
  private weak var root: UIView?
  private var delay = 0.0
  /// The part of the time that has passed, 0 … 1.
  private var part = 0.0

  private init(_ duration: TimeInterval, _ animations: (() -> Void)?, way: @escaping (Double) -> Double) {
    self.duration = duration
    self.way = way
    changes = animations.map { [$0] } ?? []
  }
  /// Makes an animation of a duration in seconds with a pace.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) { self.init(duration, animations) { curve.way(at: $0) } }
  /// Makes an animation by a spring with a damping ratio, 0 … 1, that has nearly settled after a duration in seconds.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    let curve = UIView.spring(duration: 1, ratio: Double(ratio), velocity: 0)
    self.init(duration, animations) { curve.value(at: $0) }
  }

  /// Adds changes; in an active animation they take the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    changes.append(animation)
    if state == .active { take() }
  }
  /// Adds what is called at the end, with the place where that is.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// The part of the way that is shown, 0 … 1. Setting it makes the animation active, and pauses it.
  open var fractionComplete: CGFloat {
    get { CGFloat(isRunning ? way(part) : part) }
    set {
      pauseAnimation()
      part = Double(newValue)
      show(part)
    }
  }
  /// Starts it, or lets it go on.
  open func startAnimation() {
    activate()
    isRunning = true
    guard let root else { return end(at: isReversed ? .start : .end) }
    if !root.storage.animations.contains(where: { $0 === self }) { root.storage.animations.append(self) }
  }
  /// Starts it after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Makes it active and pauses it.
  open func pauseAnimation() {
    activate()
    isRunning = false
  }
  /// Lets it go on from where it is. The timing and the factor are ignored: it keeps its own.
  open func continueAnimation(withTimingParameters parameters: Any? = nil, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Ends it where it is: the views get the state that is shown. With false, `finishAnimation(at:)` has to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    for step in steps {
      if let shown = step.layer.presented { step.layer.state = shown }
      step.layer.presented = nil
    }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { steps = [] }
  }
  /// Ends a stopped animation at a place, and calls its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state == .stopped, "UIViewPropertyAnimator.finishAnimation: call stopAnimation(false) before it")
    end(at: finalPosition)
  }

  private func activate() {
    guard state != .active else { return }
    state = .active
    part = 0
    take()
  }

  /// Runs the changes that have not been run, from what is shown.
  private func take() {
    let block = AnimationBlock.running(AnimationBlock()) { for change in changes { change() } }
    changes = []
    root = root ?? block.views.first?.view.root
    for (view, before, _) in block.views {
      steps.removeAll { $0.layer === view.layer }
      steps.append((view.layer, before, view.layer.state))
      (view.layer.presented, view.layer.presenter) = (before, self)
    }
  }

  private func show(_ way: Double) {
    for step in steps where step.layer.state == step.to {
      step.layer.presented = step.from.interpolated(to: step.to, way)
    }
  }

  private func end(at position: UIViewAnimatingPosition) {
    for step in steps where step.layer.state == step.to || state == .stopped {
      step.layer.presented = nil
      if position != .current { step.layer.state = position == .start ? step.from : step.to }
    }
    (steps, state, isRunning) = ([], .inactive, false)
    let all = completions
    completions = []
    for completion in all { completion(position) }
  }
}

extension UIViewPropertyAnimator: TreeAnimation {
  func advance(by seconds: Double) -> Bool {
    guard isRunning else { return true }
    let rest = max(0, seconds - delay)
    delay = max(0, delay - seconds)
    let step = duration > 0 ? rest / duration : 1
    part = min(max(part + (isReversed ? -step : step), 0), 1)
    show(way(part))
    guard isReversed ? part <= 1e-9 : part >= 1 - 1e-9 else { return false }
    if pausesOnCompletion { isRunning = false } else { end(at: isReversed ? .start : .end) }
    return true
  }
}
