/// A part of a step, for those who measure where its time goes.
package enum StepStage: Int, CaseIterable, Sendable {
  /// Finding the pairs of shapes whose boxes meet.
  case pairs
  /// Finding where the pairs touch.
  case contacts
  /// Solving contacts and joints, with the forces that are asked for in between.
  case solver
  /// Moving the bodies, stopping fast ones at walls, and letting what rests fall asleep.
  case ending
  /// Nothing of a step: it has ended, or had nothing to move.
  case outside
}

extension World {
  /// Called as each part of a step begins, and with `outside` as it ends; nil, the default, costs a comparison a part. The caller
  /// brings the clock: the world reads none. It must not call the world, which is in the middle of a step.
  package var stageObserver: ((StepStage) -> Void)? {
    get { simulation.stageObserver }
    set { simulation.stageObserver = newValue }
  }
}
