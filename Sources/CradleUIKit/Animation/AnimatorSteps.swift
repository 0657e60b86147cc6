/// The layers that a property animator animates, each between two states.
struct AnimatorSteps {
  private struct Step {
    var layer: CALayer
    var from: LayerState
    var to: LayerState
    /// The part of the time at which it begins, 0 … 1.
    var start: Double
  }
  private var steps: [Step] = []

  var isEmpty: Bool { steps.isEmpty }
  func hasLayer(where condition: (CALayer) -> Bool) -> Bool { steps.contains { condition($0.layer) } }

  /// Animates a layer from a part of the time on, 0 … 1; an earlier step of the layer ends.
  mutating func add(_ layer: CALayer, from: LayerState, to: LayerState, start: Double) {
    steps.removeAll { $0.layer === layer }
    steps.append(Step(layer: layer, from: from, to: to, start: start))
  }

  /// Shows the layers at a fraction of the time, 0 … 1; linearly without a timing.
  ///
  /// Here and below, layers that a later animation shows are skipped.
  func show(_ part: Double, _ timing: AnimationTiming?, by animator: AnyObject) {
    for step in steps where step.layer.presenter === animator {
      let stepPart = step.start < 1 ? max(0, (part - step.start) / (1 - step.start)) : part
      let shown =
        timing?.state(from: step.from, to: step.to, at: stepPart)
        ?? step.from.interpolated(to: step.to, stepPart)
      step.layer.present(shown, towards: step.to, by: animator)
    }
  }

  /// Gives the layers the states that are shown.
  mutating func stop(by animator: AnyObject) {
    for (index, step) in steps.enumerated() where step.layer.presenter === animator {
      let (state, shown) = (step.layer.state, step.layer.presented)
      // Properties that were changed since keep their new values at either end.
      (steps[index].from, steps[index].to) = (step.to.replacing(in: step.from, by: state), state)
      if let shown { step.layer.state = shown }
      step.layer.endPresentation()
    }
  }

  /// Sets the layers to a position of the animation; changes made since stay, unless the animation was stopped.
  func end(at position: UIViewAnimatingPosition, isStopped: Bool, by animator: AnyObject) {
    for step in steps where step.layer.presenter === animator {
      step.layer.endPresentation()
      guard position != .current else { continue }
      let state = position == .start ? step.from : step.to
      step.layer.state = isStopped ? state : step.to.replacing(in: state, by: step.layer.state)
    }
  }
}

extension AnimationBlock {
  /// Makes the block of a property animator's changes, which begin after a delay and take a duration, in seconds.
  convenience init(after delay: Double, _ duration: Double, _ parameters: (any UITimingCurveProvider)?) {
    self.init(delay: delay, duration: duration, motion: parameters?.motion(duration))
  }
}
