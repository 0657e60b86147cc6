import CradleGeometry

/// A kinematic body on its way to a place: it moves with one velocity and leaves with another.
struct Carry: BitwiseCopyable {
  var body: Int32
  /// What takes it there within the step, pt/s.
  var moving: LocalVector
  /// What it passes on to those it touches, pt/s.
  var leaving: LocalVector
}

/// Kinematic bodies live among the static ones, in their tree too: nothing pushes them, fast bodies are swept against
/// them, and they pass through each other. Those that move are awake besides, so that a step moves them.
extension World {
  /// A kinematic body's velocity was set: it is awake while it moves.
  func kinematicDidChange(_ index: Int32) {
    let state = states[index]
    let moves = state.vx != 0 || state.vy != 0 || state.w != 0 || carries.contains { $0.body == index }
    guard moves else { return stopKinematic(index) }
    if bodies[index].awakeIndex < 0 {
      appendAwake(index)
      kinematics.append(index)
    }
    wakeNeighbours(of: index)
    jointsAreStale = true
    followKinematic(index)
  }

  /// Takes a kinematic body out of what moves.
  func stopKinematic(_ index: Int32) {
    dropCarry(index)
    guard bodies[index].awakeIndex >= 0 else { return }
    removeAwake(index)
    rememberPose(index)
    kinematics.removeFirst { $0 == index }
    jointsAreStale = true
  }

  func carry(_ index: Int32, to target: Point, _ velocity: Vector) {
    dropCarry(index)
    let way = target - originOf(index)
    let leaving = LocalVector(Float(velocity.dx), Float(velocity.dy))
    // Less than the place is exact to anyway.
    if way.length > 1e-3 {
      let moving = way / settings.stepDuration
      carries.append(
        Carry(body: index, moving: LocalVector(Float(moving.dx), Float(moving.dy)), leaving: leaving))
    } else if velocity != .zero {
      carries.append(Carry(body: index, moving: .zero, leaving: leaving))
    }
    states.base[Int(index)].vx = leaving.x
    states.base[Int(index)].vy = leaving.y
    kinematicDidChange(index)
  }

  func dropCarry(_ index: Int32) { carries.removeFirst { $0.body == index } }

  /// Gives bodies that are carried the velocity of their way, or the one they leave with.
  @inline(never) func setCarriedVelocities(moving: Bool) {
    for place in 0..<carries.count {
      let carry = carries.base[place]
      let velocity = moving ? carry.moving : carry.leaving
      states.base[Int(carry.body)].vx = velocity.x
      states.base[Int(carry.body)].vy = velocity.y
    }
  }

  /// Boxes follow, ahead of where the bodies go; what has arrived and leaves with no velocity stops. Called with the
  /// step's motion done.
  @inline(never) func finishKinematics() {
    carries.removeAll()
    var place = kinematics.count - 1
    while place >= 0 {
      let index = kinematics.base[place]
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
    for place in 0..<carries.count where carries.base[place].body == index {
      state.vx = carries.base[place].moving.x
      state.vy = carries.base[place].moving.y
    }
    withUnsafeMutablePointer(to: &state) {
      followProxies(index, poses.base + Int(index), $0, settings.stepDuration, isStatic: true)
    }
  }

  /// What a moving kinematic body touches or holds must stay awake: marks the roots of their islands.
  @inline(never) func keepAwakeByKinematics(_ root: (Int32) -> Int32) {
    for place in 0..<kinematics.count {
      let index = kinematics.base[place]
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
