/// The animations of a layer.
struct LayerAnimations {
  /// An added animation, with its elapsed seconds.
  final class Running {
    let key: String
    let animation: CAAnimation
    /// The transaction that waits for its end.
    var group: CATransactionState.Group?
    var time = 0.0
    var hasStarted = false
    init(_ key: String, _ animation: CAAnimation) { (self.key, self.animation) = (key, animation) }

    /// Calls the completion once.
    func stop(isFinished: Bool) {
      let (delegate, group) = (animation.delegate, group)
      (animation.delegate, self.group) = (nil, nil)
      delegate?.animationDidStop(animation, finished: isFinished)
      group?.end()
    }
  }
  var running: [Running] = []
  /// Advances them.
  var animator: LayerAnimator?
  /// The number of animations that were added without a name.
  var unnamed = 0
}

extension CALayer {
  func start(_ anim: CAAnimation, _ key: String?) {
    guard let copy = anim.copy() as? CAAnimation else { return }
    let transaction = CATransactionState.current
    copy.setDefaultDuration(CATransaction.animationDuration())
    if copy.timingFunction == nil { copy.timingFunction = transaction.function }
    if let key { removeAnimation(forKey: key) } else { animations.unnamed += 1 }
    let entry = LayerAnimations.Running(key ?? "\u{1}\(animations.unnamed)", copy)
    // A begin time ahead delays the animation. Others begin now; their copy records that time, so that an animation
    // that is added again continues.
    let now = localTime(at: CACurrentMediaTime())
    if copy.beginTime > 0 { entry.time = now - copy.beginTime } else { copy.beginTime = max(now, 0) }
    animations.running.append(entry)
    entry.group = transaction.groups.last
    entry.group?.start()
    let animator = animations.animator ?? LayerAnimator(self)
    animations.animator = animator
    UIView.schedule(animator)
  }
  func removeAnimations() {
    let removed = animations.running
    animations.running = []
    for each in removed { each.stop(isFinished: false) }
  }

  /// Advances the animations; returns true if none is left.
  fileprivate func advanceAnimations(by seconds: Double) -> Bool {
    let rate = rate
    for each in animations.running {
      each.time += seconds * rate
      if !each.hasStarted, each.time >= 0 {
        each.hasStarted = true
        each.animation.delegate?.animationDidStart(each.animation)
      }
      // An end missed by rounding counts as reached.
      guard each.time >= each.animation.totalDuration - 1e-9 else { continue }
      if each.animation.isRemovedOnCompletion { animations.running.removeAll { $0 === each } }
      each.stop(isFinished: true)
    }
    return animations.running.isEmpty
  }

  /// Stops the animations that are removed at their end; the others continue when the layer is shown.
  fileprivate func stopAnimations(isFinished: Bool) {
    let stopped = animations.running.filter { $0.animation.isRemovedOnCompletion }
    animations.running.removeAll { $0.animation.isRemovedOnCompletion }
    for each in stopped { each.stop(isFinished: isFinished) }
    if !animations.running.isEmpty, let animator = animations.animator { UIView.schedule(animator) }
  }

  /// The layer as its animations show it.
  func animate(_ presentation: CALayer) {
    for each in animations.running { each.animation.apply(to: presentation, of: self, at: each.time) }
  }
}

/// Advances the animations of one layer.
final class LayerAnimator: TreeAnimation {
  var isScheduled = false
  private weak var layer: CALayer?
  init(_ layer: CALayer) { self.layer = layer }
  func hasLayer(where condition: (CALayer) -> Bool) -> Bool { layer.map(condition) ?? false }
  func advance(by seconds: Double) -> Bool { layer?.advanceAnimations(by: seconds) ?? true }
  func rewind() { layer?.removeAnimations() }
  func end(isFinished: Bool) { layer?.stopAnimations(isFinished: isFinished) }
}
