import CradleGeometry

// Bodies that move by their velocity, whatever they meet, across the stores.
extension Simulation {
  // They live among the static ones, in their tree too: nothing pushes them, fast bodies are swept against them, and they
  // pass through each other. Those that move are awake besides, so that a step moves them.

  /// A kinematic body's velocity was set: it is awake while it moves.
  mutating func kinematicDidChange(_ index: Int32) {
    let state = bodies.state(index)
    guard state.vx != 0 || state.vy != 0 || state.w != 0 else {
      return stopKinematic(index)
    }
    startKinematic(index)
    wakeNeighbors(of: index)
    followKinematic(index)
  }

  private mutating func startKinematic(_ index: Int32) {
    if bodies.startKinematic(index) { joints.markStale() }
  }

  mutating func stopKinematic(_ index: Int32) {
    if bodies.stopKinematic(index) { joints.markStale() }
  }

  /// Boxes follow, ahead of where the bodies go; what has arrived and leaves with no velocity stops. Called with the
  /// step's motion done.
  mutating func finishKinematics() {
    var place = bodies.kinematicCount - 1
    while place >= 0 {
      let index = bodies.kinematic(at: place)
      // Slow or not, it moves.
      bodies.refreshSleep(index)
      followKinematic(index)
      let state = bodies.state(index)
      if state.vx == 0 && state.vy == 0 && state.w == 0 { stopKinematic(index) }
      place -= 1
    }
  }

  private mutating func followKinematic(_ index: Int32) {
    broadPhase.follow(index, bodies.spans, shapes.spans, settings.stepDuration)
  }
}
