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

  /// Animates a layer from a part of the time on, 0 … 1; an earlier step of the layer ends.
  mutating func add(_ layer: CALayer, from: LayerState, to: LayerState, start: Double) {
    steps.removeAll { $0.layer === layer }
    steps.append(Step(layer: layer, from: from, to: to, start: start))
  }

  /// Shows the layers at a fraction of the time, 0 … 1; linearly without a timing. Skips layers that were changed
  /// since.
  func show(_ part: Double, _ timing: AnimationTiming?) {
    for step in steps where step.layer.state == step.to {
      let stepPart = step.start < 1 ? max(0, (part - step.start) / (1 - step.start)) : part
      step.layer.presented =
        timing?.state(from: step.from, to: step.to, at: stepPart)
        ?? step.from.interpolated(to: step.to, stepPart)
    }
  }

  /// Gives the layers the states that are shown.
  func stop() {
    for step in steps {
      if let shown = step.layer.presented { step.layer.state = shown }
      step.layer.presented = nil
    }
  }

  /// Sets the layers to a position of the animation; changes made since stay, unless the animation was stopped.
  func end(at position: UIViewAnimatingPosition, isStopped: Bool) {
    for step in steps where step.layer.state == step.to || isStopped {
      step.layer.presented = nil
      if position != .current { step.layer.state = position == .start ? step.from : step.to }
    }
  }
}
