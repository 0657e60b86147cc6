import CradlePhysics

/// The animation of a table's views from the states that were shown to those that are set, by a `CosineEase`.
struct RowMotion {
  /// The duration in seconds; ours, as that of a scroll.
  static let duration = CosineEase.standardDuration
  private static let ease = CosineEase(from: 0, to: 1, duration: duration)
  private var steps: [(layer: CALayer, stateAt: ViewAnimation.StateFunction)] = []

  /// Adds a layer, unless it stays as it is.
  mutating func add(_ layer: CALayer, from: LayerState, to: LayerState) {
    guard from != to else { return }
    steps.append((layer, { from.interpolated(to: to, Self.ease.value(at: $0)) }))
  }
  /// Begins the animation in a table; returns false, and calls nothing, where nothing is animated.
  func begin(in table: UITableView, completion: ((Bool) -> Void)? = nil) -> Bool {
    guard UIView.areAnimationsEnabled, !steps.isEmpty, table.window != nil else { return false }
    UIView.schedule(ViewAnimation(steps, delay: 0, duration: Self.duration, completion: completion))
    return true
  }
}
