import CradlePhysics

/// The changes of one animation block: its layers and their states before.
final class AnimationBlock {
  /// Each view's state before, as it was shown and as it was set.
  private(set) var views: [(view: UIView, before: LayerState, set: LayerState)] = []
  /// The keyframes of a block that has them, in their order; times are parts of its duration.
  var keyframes: [Keyframe] = []
  /// Whether `addKeyframe` adds keyframes to it.
  let hasKeyframes: Bool

  /// The delay before its animation, in seconds.
  let delay: Double
  /// The duration of one cycle of its animation, in seconds.
  let duration: Double
  /// The curve that animations in the block inherit, and with it the duration; nil if they inherit neither.
  let curve: UIView.AnimationCurve?
  /// The course of changes that the library animates itself within the block, such as those of a collection view; nil if
  /// they keep their own.
  let motion: EaseCurve?

  /// Without a motion it is that of the curve.
  init(
    hasKeyframes: Bool = false, delay: Double = 0, duration: Double = 0, curve: UIView.AnimationCurve? = nil,
    motion: EaseCurve? = nil
  ) {
    (self.hasKeyframes, self.delay, self.duration, self.curve) = (hasKeyframes, delay, duration, curve)
    self.motion = motion ?? curve?.ease
  }

  private static let key = "CradleUIKit.AnimationBlock"
  /// The block running on this thread.
  static var current: AnimationBlock? {
    get { Thread.current.threadDictionary[key] as? AnimationBlock }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs changes within a block, and returns it.
  @discardableResult
  static func running(_ block: AnimationBlock, _ changes: () -> Void) -> AnimationBlock {
    let outer = current
    current = block
    changes()
    current = outer
    return block
  }

  /// Runs changes within a block if there is one.
  static func running(in block: AnimationBlock?, _ changes: () -> Void) {
    if let block { running(block, changes) } else { changes() }
  }

  /// Records a view's states before its first change.
  func note(_ view: UIView, shown: LayerState?, set: LayerState) {
    guard !views.contains(where: { $0.view === view }) else { return }
    views.append((view, shown ?? set, set))
  }
}

/// The animation of layers from the states shown to the states set.
final class ViewAnimation: TreeAnimation {
  /// The state of a layer that is shown at a time in seconds after the delay.
  typealias StateFunction = (Double) -> LayerState
  private let steps: [(layer: CALayer, to: LayerState, stateAt: StateFunction)]
  private let delay: Double
  private let duration: Double
  private let completion: ((Bool) -> Void)?
  private var time = 0.0
  /// Whether the animations of one of its layers were removed.
  private var wasRemoved = false
  private var hasEnded = false
  /// The transaction that waits for its end.
  private let group = CATransactionState.current.groups.last
  var isScheduled = false

  init(
    _ steps: [(layer: CALayer, stateAt: StateFunction)], delay: Double, duration: Double,
    completion: ((Bool) -> Void)?
  ) {
    self.steps = steps.map { ($0.layer, $0.layer.state, $0.stateAt) }
    (self.delay, self.duration, self.completion) = (delay, duration, completion)
    group?.start()
    for step in self.steps { step.layer.present(step.stateAt(0), towards: step.to, by: self) }
  }

  func hasLayer(where condition: (CALayer) -> Bool) -> Bool { steps.contains { condition($0.layer) } }

  /// Whether it shows one of its layers.
  private var isShown: Bool { steps.contains { $0.layer.presenter === self && $0.layer.presented != nil } }

  /// Calls the completion once.
  private func finish(_ isFinished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    completion?(isFinished && !wasRemoved)
    group?.end()
  }

  /// Called when the animations of one of its layers were removed. If it shows no other
  /// layer, it ends as unfinished.
  func layerDidLeave() {
    wasRemoved = true
    if !isShown { finish(false) }
  }

  /// Advances by seconds; true at its end.
  func advance(by seconds: Double) -> Bool {
    // An endless one is over once later animations have replaced it on all its layers.
    if !hasEnded, duration == .infinity, !isShown { finish(false) }
    guard !hasEnded else { return true }
    time += seconds
    let now = max(0, time - delay)
    // An end missed by rounding counts as reached.
    let isOver = now >= duration - 1e-9
    for step in steps {
      // A later animation of the layer has replaced it.
      guard step.layer.presenter === self, step.layer.presented != nil else { continue }
      if isOver {
        step.layer.endPresentation()
      } else {
        step.layer.present(step.stateAt(now), towards: step.to, by: self)
      }
    }
    if isOver { finish(true) }
    return isOver
  }

  func rewind() {
    for step in steps where step.layer.presenter === self {
      step.layer.state = step.to.replacing(in: step.stateAt(0), by: step.layer.state)
      step.layer.endPresentation()
    }
    finish(true)
  }

  func end(isFinished: Bool) {
    for step in steps where step.layer.presenter === self { step.layer.endPresentation() }
    finish(isFinished)
  }
}

extension UIView {
  /// Animates changes of views, after a delay and for a duration in seconds. The views change at once,
  /// `layer.presentation()` over time, with `advance(by:)` of the topmost view. A block without
  /// changes calls its completion at once.
  ///
  /// Of the views' layers it animates the position, bounds, transform, opacity, corner radius, background, border and
  /// shadow, but not the shadow's path.
  ///
  /// The views may enter a window after the call, until the next frame of a window ends; if none has entered
  /// one by then, the animation ends as finished. Once all its views have left the window, it ends as
  /// unfinished, before the next frame.
  ///
  /// Within the block of another `animate` it has that one's duration and curve, unless the options override them.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let (duration, curve) = options.inheriting(duration)
    let cycles = options.cycles(of: duration)
    let block = AnimationBlock(delay: delay, duration: duration, curve: curve)
    run(block, animations, delay: delay, duration: cycles.total, completion) {
      curve.progress(at: cycles.part(at: $0))
    }
  }

  /// The duration in seconds of the animation whose block runs now, that of one cycle if it repeats, and of a keyframe
  /// in its block; 0 without one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }
  /// Makes changes without an animation, even within an animating block. As in UIKit animations that begin
  /// within it are disabled.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    outsideOfAnimation(actions)
    setAnimationsEnabled(wereEnabled)
  }
  /// Makes changes that an animating block around them does not animate. Code of the app that they call, such
  /// as a delegate's, can begin animations.
  class func outsideOfAnimation<Result>(_ actions: () -> Result) -> Result {
    let outer = AnimationBlock.current
    AnimationBlock.current = nil
    defer { AnimationBlock.current = outer }
    return actions()
  }

  private static let areAnimationsEnabledKey = "CradleUIKit.animations"
  /// Whether changes in animation blocks are animated; the default is true.
  public class var areAnimationsEnabled: Bool {
    Thread.current.threadDictionary[areAnimationsEnabledKey] as? Bool ?? true
  }
  /// Enables or disables the animation of changes in animation blocks.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Thread.current.threadDictionary[areAnimationsEnabledKey] = enabled
  }

  /// Runs changes within a block, and animates them.
  class func run(
    _ block: AnimationBlock, _ animations: () -> Void, delay: Double, duration: Double,
    _ completion: ((Bool) -> Void)?, _ progress: @escaping (Double) -> Double
  ) {
    guard areAnimationsEnabled else {
      performWithoutAnimation(animations)
      return completion?(true) ?? ()
    }
    start(
      AnimationBlock.running(block, animations), delay: delay, duration: duration, completion, progress)
  }

  /// Animates the changes of a block, from what was shown before it.
  class func start(
    _ block: AnimationBlock, delay: Double, duration: Double, _ completion: ((Bool) -> Void)?,
    _ progress: @escaping (Double) -> Double
  ) {
    guard !block.views.isEmpty else { return completion?(true) ?? () }
    let steps = block.views.map { view, before, _ in
      let to = view.layer.state
      return (view.layer, { before.interpolated(to: to, progress($0)) } as ViewAnimation.StateFunction)
    }
    schedule(ViewAnimation(steps, delay: delay, duration: duration, completion: completion))
  }
}
