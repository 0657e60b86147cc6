import CradleGeometry

/// A force that depends on where bodies are, evaluated once a sub-step.
public protocol SubStepForces {
  /// Called at the start of every sub-step of `duration` seconds; set forces, torques and velocities of the world's bodies
  /// here. Adding or removing anything meanwhile is a mistake.
  mutating func evaluate(in world: World, duration: Double)
}

extension World {
  /// Takes exact steps of `settings.stepDuration`; 0 does nothing, a negative count is a mistake.
  public func step(_ count: Int = 1) {
    precondition(count >= 0, "World.step: \(count) is negative")
    contactEvents.removeAll(keepingCapacity: true)
    for _ in 0..<count { stepOnce() }
  }

  /// Takes exact steps, asking for forces at the start of every sub-step.
  public func step<Forces: SubStepForces>(_ count: Int = 1, forces: inout Forces) {
    precondition(count >= 0, "World.step: \(count) is negative")
    contactEvents.removeAll(keepingCapacity: true)
    for _ in 0..<count {
      guard beginStep() else { continue }
      let stage = jointStage
      for part in 0..<settings.subSteps {
        forces.evaluate(in: self, duration: Double(stage.h))
        subStep(stage, part)
      }
      endStep()
    }
  }

  private func stepOnce() {
    guard beginStep() else { return }
    if awakeBodies.count > 0 {
      let stage = jointStage
      for part in 0..<settings.subSteps { subStep(stage, part) }
    }
    endStep()
  }

  private var jointStage: JointStage {
    let h = settings.stepDuration / Double(settings.subSteps)
    return JointStage(
      states: states.base, masses: masses.base, h: Float(h), inverseH: Float(1 / h),
      keepsEnergy: settings.keepsJointEnergy, softness: JointSoftness(h: h))
  }

  /// Brings lists and manifolds up to date; false when there is nothing to move.
  private func beginStep() -> Bool {
    time += settings.stepDuration
    stepCount += 1
    if awakeBodies.count == 0 && springCount == 0 && movedShapes.count == 0 { return false }
    if drivesAreStale {
      updateAllDrives()
      for index in 0..<Int32(jointSlots.count) where jointSlots.isLive(index) { updateSoftness(index) }
    }
    if springCandidates.count > 0 || springsAreStale { sortSprings() }
    findPairs()
    updateContacts()
    if springCandidates.count > 0 { sortSprings() }
    if jointsAreStale { refreshJointOrder() }
    // Also when nothing is awake: what the last step pressed together is asleep then, and must not be solved again.
    prepareContacts()
    prepareJoints()
    movingCount = awakeBodies.count
    return true
  }

  private func subStep(_ stage: JointStage, _ part: Int) {
    let isOdd = (stepCount * settings.subSteps + part) & 1 == 1
    if bouncing.count > 0 { sweepImpacts(stage) }
    let isCarrying = carriedCount > 0
    if isCarrying { setCarriedVelocities(moving: true) }
    integrateVelocities(stage)
    warmStart(stage, isFirst: part == 0)
    let slowest = Wide(Float(-settings.pushOutSpeed))
    let bounceSpeed = Wide(Float(settings.restitutionThreshold))
    for iteration in 0..<settings.velocityIterations {
      solveJoints(stage)
      pushContacts(
        ContactPass(
          secondFirst: (iteration & 1 == 1) != isOdd, inverseH: Wide(stage.inverseH), slowest: slowest,
          bounceSpeed: bounceSpeed))
    }
    if approaching.count > 0 { noteMeetings() }
    integratePositions(stage)
    if isCarrying { setCarriedVelocities(moving: false) }
    let relaxIterations = settings.relaxIterations + (isCarrying ? Self.carryingRelaxIterations : 0)
    for iteration in 0..<relaxIterations {
      // A joint that hangs alone is exact after one pass; long chains pass a message one link a pass.
      if stage.keepsEnergy && (iteration == 0 || jointOrder.hasChains) {
        relaxJoints(stage, isFirst: iteration == 0)
      }
      let pass = ContactPass(
        secondFirst: (iteration & 1 == 0) != isOdd, inverseH: Wide(stage.inverseH), slowest: slowest,
        bounceSpeed: bounceSpeed)
      if iteration == 0 { relaxContactsAtNewPlaces(pass) } else { relaxContacts(pass) }
    }
    if approaching.count > 0 { noteMeetings() }
    if !stage.keepsEnergy { correctJoints(stage) }
    // Elsewhere the next sub-step finds the bodies where the first relax pass saw them.
    if part + 1 < settings.subSteps, relaxIterations == 0 || !stage.keepsEnergy { lookAtContacts() }
  }

  /// More relax passes while something is carried: the speed of its way must not stay in what it pushed, and a pass takes
  /// it out of one more of a row of things. A row of five balls leaves up to 23 % faster than the hand with 6, 40 % with
  /// none and 15 % with twice as many, each of which costs a pass over all contacts.
  private static let carryingRelaxIterations = 6

  private func sweepImpacts(_ stage: JointStage) {
    let sweep = ImpactSweep(
      stage: stage, world: self, bodies: bodies.base, contacts: contacts.base,
      threshold: Float(settings.restitutionThreshold))
    // Each pass carries an impact at least one body further; what is left after the last one is solved without bounce.
    var passes = 0
    while passes < 24 && sweep.pass(bouncing.base, bouncing.count) { passes += 1 }
  }

  private func integrateVelocities(_ stage: JointStage) {
    let order = awakeBodies.base
    let drives = drives.base
    let h = stage.h
    for place in 0..<movingCount {
      let state = stage.states + Int(order[place])
      let drive = drives + Int(order[place])
      state.pointee.vx = (state.pointee.vx + h * drive.pointee.ax) * drive.pointee.linearKeep
      state.pointee.vy = (state.pointee.vy + h * drive.pointee.ay) * drive.pointee.linearKeep
      state.pointee.w = (state.pointee.w + h * drive.pointee.turn) * drive.pointee.angularKeep
    }
  }

  private func integratePositions(_ stage: JointStage) {
    let order = awakeBodies.base
    let h = stage.h
    for place in 0..<movingCount {
      let state = stage.states + Int(order[place])
      state.pointee.dx += h * state.pointee.vx
      state.pointee.dy += h * state.pointee.vy
      let w = state.pointee.w
      if abs(w) > Self.slowestTurn { state.pointee.turn(by: h * w) }
    }
  }

  /// What turns slower than this, in rad/s, stands: a turn in a week, and less than what an impact along a disc's radius
  /// leaves by rounding. Thousands of discs need no new cosine for that.
  private static let slowestTurn: Float = 1e-5

  private func warmStart(_ stage: JointStage, isFirst: Bool) {
    warmStartJoints(stage, isFirst: isFirst)
    let wide = wideContacts.base
    let points = widePoints.base
    for place in 0..<wideContacts.count {
      WideContact.warmStart(wide + place, points + 2 * place, stage.states)
    }
  }

  private func pushContacts(_ pass: ContactPass) {
    let wide = wideContacts.base
    let points = widePoints.base
    let states = states.base
    for place in 0..<wideContacts.count {
      WideContact.solve(wide + place, points + 2 * place, states, pass, useBias: true)
    }
  }

  private func relaxContactsAtNewPlaces(_ pass: ContactPass) {
    let wide = wideContacts.base
    let points = widePoints.base
    let states = states.base
    for place in 0..<wideContacts.count {
      WideContact.look(wide + place, points + 2 * place, states)
      WideContact.solve(wide + place, points + 2 * place, states, pass, useBias: false)
    }
  }

  private func relaxContacts(_ pass: ContactPass) {
    let wide = wideContacts.base
    let points = widePoints.base
    let states = states.base
    for place in 0..<wideContacts.count {
      WideContact.solve(wide + place, points + 2 * place, states, pass, useBias: false)
    }
  }

  private func lookAtContacts() {
    for place in 0..<wideContacts.count {
      WideContact.look(wideContacts.base + place, widePoints.base + 2 * place, states.base)
    }
  }

  private func endStep() {
    stepSprings()
    guard awakeBodies.count > 0 else { return }
    storeImpulses()
    reportMeetings()
    finishBodies()
    if settings.allowsSleep { settleIslands() }
  }
}
