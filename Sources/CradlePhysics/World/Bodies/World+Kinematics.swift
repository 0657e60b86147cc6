import CradleGeometry

/// Kinematic bodies live among the static ones, in their tree too: nothing pushes them, fast bodies are swept against
/// them, and they pass through each other. Those that move are awake besides, so that a step moves them.
extension World {
  /// A kinematic body's velocity was set: it is awake while it moves.
  func kinematicDidChange(_ index: Int32) {
    let state = states[index]
    guard state.vx != 0 || state.vy != 0 || state.w != 0 || isCarried(index) else {
      return stopKinematic(index)
    }
    startKinematic(index)
    wakeNeighbours(of: index)
    followKinematic(index)
  }

  /// Lists a kinematic body among those that move.
  private func startKinematic(_ index: Int32) {
    guard bodies[index].kinematicIndex < 0 else { return }
    appendAwake(index)
    jointsAreStale = true
    bodies.base[Int(index)].kinematicIndex = Int32(kinematics.count)
    kinematics.append(KinematicMotion(body: index))
  }

  /// Takes a kinematic body out of what moves.
  func stopKinematic(_ index: Int32) {
    let place = bodies[index].kinematicIndex
    guard place >= 0 else { return }
    dropCarry(index)
    bodies.base[Int(index)].kinematicIndex = -1
    if kinematics.swapRemove(place) { bodies.base[Int(kinematics[place].body)].kinematicIndex = place }
    removeAwake(index)
    rememberPose(index)
    jointsAreStale = true
  }

  func carry(_ index: Int32, to target: Point, _ velocity: Vector) {
    dropCarry(index)
    let way = target - originOf(index)
    let leaving = LocalVector(Float(velocity.dx), Float(velocity.dy))
    // Less than the place is exact to anyway.
    let moving = way.length > 1e-3 ? way / settings.stepDuration : .zero
    states.base[Int(index)].vx = leaving.x
    states.base[Int(index)].vy = leaving.y
    if moving != .zero || velocity != .zero {
      startKinematic(index)
      let motion = kinematics.base + Int(bodies[index].kinematicIndex)
      motion.pointee.isCarried = true
      motion.pointee.moving = LocalVector(Float(moving.dx), Float(moving.dy))
      motion.pointee.leaving = leaving
      carriedCount += 1
    }
    kinematicDidChange(index)
  }

  private func isCarried(_ index: Int32) -> Bool {
    let place = bodies[index].kinematicIndex
    return place >= 0 && kinematics[place].isCarried
  }

  func dropCarry(_ index: Int32) {
    guard isCarried(index) else { return }
    kinematics.base[Int(bodies[index].kinematicIndex)].isCarried = false
    carriedCount -= 1
  }

  /// Gives bodies that are carried the velocity of their way, or the one they leave with.
  @inline(never) func setCarriedVelocities(moving: Bool) {
    for place in 0..<kinematics.count where kinematics.base[place].isCarried {
      let motion = kinematics.base[place]
      let velocity = moving ? motion.moving : motion.leaving
      states.base[Int(motion.body)].vx = velocity.x
      states.base[Int(motion.body)].vy = velocity.y
    }
  }

  /// Boxes follow, ahead of where the bodies go; what has arrived and leaves with no velocity stops. Called with the
  /// step's motion done.
  @inline(never) func finishKinematics() {
    carriedCount = 0
    var place = kinematics.count - 1
    while place >= 0 {
      let index = kinematics.base[place].body
      kinematics.base[place].isCarried = false
      // Slow or not, it moves.
      poses.base[Int(index)].slowFor = 0
      followKinematic(index)
      let state = states[index]
      if state.vx == 0 && state.vy == 0 && state.w == 0 { stopKinematic(index) }
      place -= 1
    }
  }

  private func followKinematic(_ index: Int32) {
    var state = states[index]
    let motion = kinematics[bodies[index].kinematicIndex]
    if motion.isCarried { (state.vx, state.vy) = (motion.moving.x, motion.moving.y) }
    withUnsafeMutablePointer(to: &state) {
      followProxies(index, poses.base + Int(index), $0, settings.stepDuration, isStatic: true)
    }
  }

  /// What a moving kinematic body touches or holds must stay awake: marks the roots of their islands.
  @inline(never) func keepAwakeByKinematics(_ root: (Int32) -> Int32) {
    for place in 0..<kinematics.count {
      let index = kinematics.base[place].body
      var contact = bodies[index].firstContact
      while contact >= 0 {
        let record = contacts[contact]
        let other = record.bodyA == index ? record.bodyB : record.bodyA
        if record.manifold.count > 0, bodies[other].awakeIndex >= 0 { islands[root(other)] = -2 }
        contact = nextContact(contact, of: index)
      }
      var edge = bodies[index].firstJoint
      while edge >= 0 {
        if bodies[otherBody(edge)].awakeIndex >= 0 { islands[root(otherBody(edge))] = -2 }
        edge = nextEdge(edge)
      }
    }
  }
}
