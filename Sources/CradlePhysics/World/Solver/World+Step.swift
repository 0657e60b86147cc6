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
        subStep(stage, isOdd: (stepCount * settings.subSteps + part) & 1 == 1)
      }
      endStep()
    }
  }

  private func stepOnce() {
    guard beginStep() else { return }
    let stage = jointStage
    for part in 0..<settings.subSteps { subStep(stage, isOdd: (stepCount * settings.subSteps + part) & 1 == 1) }
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
    prepareContacts()
    prepareJoints()
    return true
  }

  private func prepareJoints() {
    let poses = poses.base
    for place in 0..<jointOrder.distance.count {
      distanceJoints.base[Int(jointOrder.distance.base[place])].frame.prepare(poses)
    }
    for place in 0..<jointOrder.softPoint.count {
      softPoints.base[Int(jointOrder.softPoint.base[place])].frame.prepare(poses)
    }
    for place in 0..<jointOrder.pivot.count {
      pivotJoints.base[Int(jointOrder.pivot.base[place])].prepare(poses)
    }
    for place in 0..<jointOrder.slider.count {
      sliderJoints.base[Int(jointOrder.slider.base[place])].prepare(poses)
    }
  }

  private func subStep(_ stage: JointStage, isOdd: Bool) {
    if bouncing.count > 0 { sweepImpacts(stage) }
    integrateVelocities(stage)
    warmStart(stage)
    let slowest = Wide(Float(-settings.pushOutSpeed))
    for iteration in 0..<settings.velocityIterations {
      solveJoints(stage, useBias: true)
      solveContacts(
        ContactPass(
          useBias: true, secondFirst: (iteration & 1 == 1) != isOdd, inverseH: Wide(stage.inverseH),
          slowest: slowest))
    }
    integratePositions(stage)
    for iteration in 0..<settings.relaxIterations {
      if stage.keepsEnergy { solveJoints(stage, useBias: false) }
      solveContacts(
        ContactPass(
          useBias: false, secondFirst: (iteration & 1 == 0) != isOdd, inverseH: Wide(stage.inverseH),
          slowest: slowest))
    }
    if !stage.keepsEnergy { correctJoints(stage) }
  }

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
    for place in 0..<awakeBodies.count {
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
    for place in 0..<awakeBodies.count {
      let state = stage.states + Int(order[place])
      state.pointee.dx += h * state.pointee.vx
      state.pointee.dy += h * state.pointee.vy
      let w = state.pointee.w
      if w != 0 { state.pointee.turn(by: h * w) }
    }
  }

  private func warmStart(_ stage: JointStage) {
    for place in 0..<jointOrder.distance.count {
      distanceJoints.base[Int(jointOrder.distance.base[place])].warmStart(stage)
    }
    for place in 0..<jointOrder.softPoint.count {
      softPoints.base[Int(jointOrder.softPoint.base[place])].warmStart(stage)
    }
    for place in 0..<jointOrder.pivot.count {
      pivotJoints.base[Int(jointOrder.pivot.base[place])].warmStart(stage)
    }
    for place in 0..<jointOrder.slider.count {
      sliderJoints.base[Int(jointOrder.slider.base[place])].warmStart(stage)
    }
    let wide = wideContacts.base
    for place in 0..<wideContacts.count { WideContact.warmStart(wide + place, stage.states) }
  }

  private func solveJoints(_ stage: JointStage, useBias: Bool) {
    for place in 0..<jointOrder.distance.count {
      distanceJoints.base[Int(jointOrder.distance.base[place])].solve(stage, useBias: useBias)
    }
    if useBias {
      for place in 0..<jointOrder.softPoint.count {
        softPoints.base[Int(jointOrder.softPoint.base[place])].solve(stage, useBias: true)
      }
    }
    for place in 0..<jointOrder.pivot.count {
      pivotJoints.base[Int(jointOrder.pivot.base[place])].solve(stage, useBias: useBias)
    }
    for place in 0..<jointOrder.slider.count {
      sliderJoints.base[Int(jointOrder.slider.base[place])].solve(stage, useBias: useBias)
    }
  }

  private func correctJoints(_ stage: JointStage) {
    for place in 0..<jointOrder.distance.count {
      distanceJoints.base[Int(jointOrder.distance.base[place])].correct(stage)
    }
    for place in 0..<jointOrder.pivot.count {
      pivotJoints.base[Int(jointOrder.pivot.base[place])].correct(stage)
    }
    for place in 0..<jointOrder.slider.count {
      sliderJoints.base[Int(jointOrder.slider.base[place])].correct(stage)
    }
  }

  private func solveContacts(_ pass: ContactPass) {
    let wide = wideContacts.base
    let states = states.base
    for place in 0..<wideContacts.count { WideContact.solve(wide + place, states, pass) }
  }

  private func endStep() {
    storeImpulses()
    stepSprings()
    finishBodies()
    if settings.allowsSleep { settleIslands() }
  }
}
