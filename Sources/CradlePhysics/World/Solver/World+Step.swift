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

  private var jointSet: JointSet {
    JointSet(
      distances: distanceJoints.base, softPoints: softPoints.base, pivots: pivotJoints.base,
      sliders: sliderJoints.base, distance: jointOrder.distance.base, soft: jointOrder.softPoint.base,
      pivot: jointOrder.pivot.base, slider: jointOrder.slider.base,
      distanceCount: jointOrder.distance.count, softCount: jointOrder.softPoint.count,
      pivotCount: jointOrder.pivot.count, sliderCount: jointOrder.slider.count)
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
    if awakeBodies.count > 0 {
      prepareContacts()
      prepareJoints()
    }
    return true
  }

  private func prepareJoints() {
    let poses = poses.base
    let set = jointSet
    for place in 0..<set.distanceCount {
      set.distances[Int(set.distance[place])].prepare(
        poses, masses.base, keepsEnergy: settings.keepsJointEnergy)
    }
    for place in 0..<set.softCount { set.softPoints[Int(set.soft[place])].prepare(poses) }
    for place in 0..<set.pivotCount { set.pivots[Int(set.pivot[place])].prepare(poses) }
    for place in 0..<set.sliderCount { set.sliders[Int(set.slider[place])].prepare(poses) }
  }

  private func subStep(_ stage: JointStage, _ part: Int) {
    let isOdd = (stepCount * settings.subSteps + part) & 1 == 1
    if bouncing.count > 0 { sweepImpacts(stage) }
    let isCarrying = carries.count > 0
    if isCarrying { setCarriedVelocities(moving: true) }
    integrateVelocities(stage)
    warmStart(stage, isFirst: part == 0)
    let slowest = Wide(Float(-settings.pushOutSpeed))
    for iteration in 0..<settings.velocityIterations {
      solveJoints(stage)
      solveContacts(
        ContactPass(
          useBias: true, secondFirst: (iteration & 1 == 1) != isOdd, inverseH: Wide(stage.inverseH),
          slowest: slowest))
    }
    if approaching.count > 0 { noteMeetings() }
    integratePositions(stage)
    if isCarrying { setCarriedVelocities(moving: false) }
    // The speed of a way cut short by a hand's next sample must not stay in a row of things that were pushed.
    for iteration in 0..<(settings.relaxIterations + (isCarrying ? 6 : 0)) {
      // A joint that hangs alone is exact after one pass; long chains pass a message one link a pass.
      if stage.keepsEnergy && (iteration == 0 || jointOrder.hasChains) {
        relaxJoints(stage, isFirst: iteration == 0)
      }
      solveContacts(
        ContactPass(
          useBias: false, secondFirst: (iteration & 1 == 0) != isOdd, inverseH: Wide(stage.inverseH),
          slowest: slowest))
    }
    if approaching.count > 0 { noteMeetings() }
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
      if abs(w) > Self.slowestTurn { state.pointee.turn(by: h * w) }
    }
  }

  /// What turns slower than this, in rad/s, stands: a turn in a week, and less than what an impact along a disc's radius
  /// leaves by rounding. Thousands of discs need no new cosine for that.
  private static let slowestTurn: Float = 1e-5

  private func warmStart(_ stage: JointStage, isFirst: Bool) {
    let set = jointSet
    // A relax pass has just looked at joints that keep their energy; nothing moved since.
    let isStale = isFirst || !stage.keepsEnergy || settings.relaxIterations == 0
    for place in 0..<set.distanceCount {
      let joint = set.distances + Int(set.distance[place])
      if isStale { joint.pointee.look(stage) }
      joint.pointee.warmStart(stage)
    }
    for place in 0..<set.softCount { set.softPoints[Int(set.soft[place])].warmStart(stage) }
    for place in 0..<set.pivotCount {
      let joint = set.pivots + Int(set.pivot[place])
      if isStale { joint.pointee.look(stage) }
      joint.pointee.warmStart(stage)
    }
    for place in 0..<set.sliderCount { set.sliders[Int(set.slider[place])].warmStart(stage) }
    let wide = wideContacts.base
    let points = widePoints.base
    for place in 0..<wideContacts.count {
      WideContact.warmStart(wide + place, points + 2 * place, stage.states)
    }
  }

  private func solveJoints(_ stage: JointStage) {
    let set = jointSet
    for place in 0..<set.distanceCount { set.distances[Int(set.distance[place])].solve(stage) }
    for place in 0..<set.softCount { set.softPoints[Int(set.soft[place])].solve(stage) }
    for place in 0..<set.pivotCount { set.pivots[Int(set.pivot[place])].solve(stage) }
    for place in 0..<set.sliderCount { set.sliders[Int(set.slider[place])].solve(stage, useBias: true) }
  }

  /// Takes what the feedback left in the velocities out again, at the new places; backwards, so that what a long chain
  /// learned on the way down it passes up again.
  private func relaxJoints(_ stage: JointStage, isFirst: Bool) {
    let set = jointSet
    var place = set.sliderCount - 1
    while place >= 0 {
      set.sliders[Int(set.slider[place])].solve(stage, useBias: false)
      place -= 1
    }
    place = set.pivotCount - 1
    while place >= 0 {
      let joint = set.pivots + Int(set.pivot[place])
      if isFirst { joint.pointee.look(stage) }
      joint.pointee.relax(stage)
      place -= 1
    }
    place = set.distanceCount - 1
    while place >= 0 {
      let joint = set.distances + Int(set.distance[place])
      if isFirst { joint.pointee.look(stage) }
      joint.pointee.relax(stage)
      place -= 1
    }
  }

  private func correctJoints(_ stage: JointStage) {
    let set = jointSet
    for place in 0..<set.distanceCount { set.distances[Int(set.distance[place])].correct(stage) }
    for place in 0..<set.pivotCount { set.pivots[Int(set.pivot[place])].correct(stage) }
    for place in 0..<set.sliderCount { set.sliders[Int(set.slider[place])].correct(stage) }
  }

  private func solveContacts(_ pass: ContactPass) {
    let wide = wideContacts.base
    let points = widePoints.base
    let states = states.base
    for place in 0..<wideContacts.count {
      WideContact.solve(wide + place, points + 2 * place, states, pass)
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

/// The addresses of the joints that solve, taken once a pass.
private struct JointSet {
  let distances: UnsafeMutablePointer<DistanceJoint>
  let softPoints: UnsafeMutablePointer<SoftPoint>
  let pivots: UnsafeMutablePointer<PivotJoint>
  let sliders: UnsafeMutablePointer<SliderJoint>
  let distance: UnsafeMutablePointer<Int32>
  let soft: UnsafeMutablePointer<Int32>
  let pivot: UnsafeMutablePointer<Int32>
  let slider: UnsafeMutablePointer<Int32>
  let distanceCount: Int
  let softCount: Int
  let pivotCount: Int
  let sliderCount: Int
}
