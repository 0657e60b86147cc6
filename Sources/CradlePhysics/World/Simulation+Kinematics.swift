import CradleGeometry

// Kinematic bodies, which move by their velocity only.
extension Simulation {
  // Kinematic bodies are stored with the static ones, and in the same tree: nothing pushes them, fast bodies
  // are swept against them, and they pass through each other. Moving ones are also listed as awake, so that a
  // step moves them.

  /// Called after a kinematic body's velocity was set: the body is awake while that is not zero.
  mutating func kinematicDidChange(_ index: Int32) {
    let state = bodies.state(index)
    guard state.vx != 0 || state.vy != 0 || state.w != 0 else {
      return stopKinematic(index)
    }
    startKinematic(index)
    wakeNeighbors(of: index)
    followBox(of: index)
  }

  private mutating func startKinematic(_ index: Int32) {
    if bodies.startKinematic(index) { joints.markStale() }
  }

  mutating func stopKinematic(_ index: Int32) {
    if bodies.stopKinematic(index) { joints.markStale() }
  }

  /// Moves the boxes ahead of the bodies' motion; bodies with zero velocity stop. Called after the step's
  /// motion.
  mutating func finishKinematics() {
    var place = bodies.kinematicCount - 1
    while place >= 0 {
      let index = bodies.kinematic(at: place)
      // A moving body stays awake, however slow it is.
      bodies.refreshSleep(index)
      followBox(of: index)
      let state = bodies.state(index)
      if state.vx == 0 && state.vy == 0 && state.w == 0 { stopKinematic(index) }
      place -= 1
    }
  }
}
