import CradleGeometry

extension BodyState {
  /// Cosine and sine of a large turn, from the exact series.
  @inline(never) mutating func turnFar() {
    c = Float(Trigonometry.cosine(Double(turn)))
    s = Float(Trigonometry.sine(Double(turn)))
  }
}

extension World {
  /// Adds the step's motion to the poses, stops bodies at walls, and follows with the boxes.
  func finishBodies() {
    let order = awakeBodies.base
    let duration = settings.stepDuration
    let slow = Float(settings.sleepSpeed * settings.sleepSpeed)
    let slowTurn = Float(settings.sleepAngularSpeed)
    let delay = Float(settings.sleepDelay)
    if !tameBodies() { forgetImpulses() }
    if fastBodies.count > 0 { sweepFastBodies() }
    for place in 0..<awakeBodies.count {
      let index = order[place]
      let state = states.base + Int(index)
      let pose = poses.base + Int(index)
      previousPoses.base[Int(index)] = PreviousPose(
        x: pose.pointee.x, y: pose.pointee.y, angle: pose.pointee.angle)
      pose.pointee.x += Double(state.pointee.dx)
      pose.pointee.y += Double(state.pointee.dy)
      state.pointee.dx = 0
      state.pointee.dy = 0
      if state.pointee.turn != 0 {
        pose.pointee.angle += Double(state.pointee.turn)
        pose.pointee.c = Float(Trigonometry.cosine(pose.pointee.angle))
        pose.pointee.s = Float(Trigonometry.sine(pose.pointee.angle))
        state.pointee.turn = 0
        state.pointee.c = 1
        state.pointee.s = 0
      }
      let w = abs(state.pointee.w)
      let speed = state.pointee.vx * state.pointee.vx + state.pointee.vy * state.pointee.vy
      // What is small turns slowly when its rim does. And a quick moment takes away no more than three slow ones give:
      // what rattles in its gap must not keep a heap awake, and what swings slowly must not stop.
      if speed > slow || (w > slowTurn && !isRimSlow(index, w, slow)) {
        pose.pointee.slowFor = max(pose.pointee.slowFor - 3 * Float(duration), 0)
      } else {
        pose.pointee.slowFor = min(pose.pointee.slowFor + Float(duration), delay)
      }
      if masses.base[Int(index)].reach < .infinity { followProxies(index, pose, state, duration) }
    }
    confineBodies()
    if kinematics.count > 0 { finishKinematics() }
  }

  /// Whether a body's turning moves no part of it faster than a speed, given as its square.
  ///
  ///     ω²·r² ≤ v², r² about 3·I/m        exact for squares and bars, more than enough for discs
  @inline(never) private func isRimSlow(_ index: Int32, _ turn: Float, _ square: Float) -> Bool {
    let mass = masses[index]
    let inverse = max(mass.x, mass.y)
    return inverse > 0 && 3 * turn * turn * inverse <= square * mass.turn
  }

  /// Tames every body and lists those that moved so far that they may have passed something; false when one of them
  /// was stopped.
  private func tameBodies() -> Bool {
    let order = awakeBodies.base
    // A quarter turn a sub-step: faster and the arms of joints and contacts mean nothing.
    let fastestTurn = Float(Double.pi / 2 * Double(settings.subSteps) / settings.stepDuration)
    var isWhole = true
    fastBodies.removeAll()
    for place in 0..<awakeBodies.count {
      let index = order[place]
      let state = states.base + Int(index)
      if !tame(state, fastestTurn) { isWhole = false }
      let moved = state.pointee.dx * state.pointee.dx + state.pointee.dy * state.pointee.dy
      let reach = masses.base[Int(index)].reach
      if moved > 0.25 * reach * reach { fastBodies.append(index) }
    }
    return isWhole
  }

  /// Cuts speeds to what the arithmetic bears; a body whose numbers overflowed stops where it was: one bad force must
  /// not spread through the world.
  @inline(__always) private func tame(
    _ state: UnsafeMutablePointer<BodyState>, _ fastestTurn: Float
  ) -> Bool {
    let sum =
      state.pointee.vx + state.pointee.vy + state.pointee.w + state.pointee.dx + state.pointee.dy
      + state.pointee.turn
    guard sum.isFinite, abs(state.pointee.dx) + abs(state.pointee.dy) < 1e8 else {
      state.pointee = BodyState()
      return false
    }
    state.pointee.vx = min(max(state.pointee.vx, -Self.fastest), Self.fastest)
    state.pointee.vy = min(max(state.pointee.vy, -Self.fastest), Self.fastest)
    state.pointee.w = min(max(state.pointee.w, -fastestTurn), fastestTurn)
    return true
  }

  /// The highest speed along an axis, pt/s: 10⁶ m/s. Beyond it single precision no longer tells neighbours apart.
  static let fastest: Float = 2e8

  /// After an overflow: what passes impulses on forgets them, and static bodies stand still again.
  @inline(never) private func forgetImpulses() {
    for index in 0..<bodies.count where bodies.base[index].isStatic { states.base[index] = BodyState() }
    for index in 0..<distanceJoints.count { distanceJoints.base[index].impulse = 0 }
    for index in 0..<softPoints.count { softPoints.base[index].impulse = .zero }
    for index in 0..<pivotJoints.count { pivotJoints.base[index].forget() }
    for index in 0..<sliderJoints.count { sliderJoints.base[index].forget() }
    for place in 0..<awakeContacts.count {
      let contact = contacts.base + Int(awakeContacts.base[place])
      contact.pointee.manifold.first.normalImpulse = 0
      contact.pointee.manifold.first.tangentImpulse = 0
      contact.pointee.manifold.second.normalImpulse = 0
      contact.pointee.manifold.second.tangentImpulse = 0
    }
  }
}
