import CradlePhysics

/// The animation of a table's views from the states that were shown to those that are set, by a `CosineEase`.
/// Within the block of another animation it has that one's delay, duration and curve or spring, as in UIKit.
struct RowMotion {
  /// The duration in seconds; ours, as that of a scroll.
  static let duration = CosineEase.standardDuration
  private static let ease = CosineEase(from: 0, to: 1, duration: duration)
  private let delay: Double
  private let duration: Double
  private let progress: (Double) -> Double
  private var steps: [(layer: CALayer, stateAt: ViewAnimation.StateFunction)] = []

  /// Makes the animation of a change that is made now.
  init() {
    guard let outer = AnimationBlock.current, let motion = outer.motion else {
      (delay, duration, progress) = (0, Self.duration, Self.ease.value)
      return
    }
    let duration = outer.duration
    (delay, self.duration) = (outer.delay, duration)
    progress = { motion.progress(at: duration > 0 ? min($0 / duration, 1) : 1) }
  }

  /// Adds a layer, unless it stays as it is.
  mutating func add(_ layer: CALayer, from: LayerState, to: LayerState) {
    guard from != to else { return }
    steps.append((layer, { [progress] in from.interpolated(to: to, progress($0)) }))
  }
  /// Begins the animation in a table; returns false, and calls nothing, where nothing is animated.
  func begin(in table: UITableView, completion: ((Bool) -> Void)? = nil) -> Bool {
    guard UIView.areAnimationsEnabled, !steps.isEmpty, table.window != nil else { return false }
    UIView.schedule(ViewAnimation(steps, delay: delay, duration: duration, completion: completion))
    return true
  }
}
