/// A part of a step, for measurements of the time that it takes.
package enum StepStage: Int, CaseIterable, Sendable {
  /// Finding the pairs of shapes whose boxes meet.
  case pairs
  /// Finding the contact points of the pairs.
  case contacts
  /// Solving contacts and joints, including the calls for forces.
  case solver
  /// Moving the bodies, stopping fast ones at walls, and putting resting ones to sleep.
  case ending
  /// No part of a step: it has ended, or there was nothing to move.
  case outside
}

extension World {
  /// Called at the start of each part of a step, and with `outside` at the step's end; nil, the default,
  /// costs one comparison a part. The caller brings the clock: the world reads none. The closure must not
  /// call the world, which is within a step.
  package var stageObserver: ((StepStage) -> Void)? {
    get { simulation.stageObserver }
    set { simulation.stageObserver = newValue }
  }
}
