import CradleGeometry

extension World {
  /// Has a body's isolation looked at before the next step.
  func springIsDirty(_ index: Int32) {
    let body = bodies.base + Int(index)
    guard index != 0, !body.pointee.isStatic, !body.pointee.springIsDirty,
      body.pointee.jointCount == 1 || body.pointee.springGroup >= 0
    else { return }
    body.pointee.springIsDirty = true
    springCandidates.append(index)
  }

  /// Moves bodies in and out of the closed form.
  func sortSprings() {
    if springsAreStale {
      springsAreStale = false
      for group in springGroups { for cell in 0..<group.count { springIsDirty(group.body.base[cell]) } }
    }
    // Leaving marks nothing anew here, so that the list only shrinks.
    for place in 0..<springCandidates.count {
      let index = springCandidates.base[place]
      guard bodySlots.isLive(index), bodies[index].springIsDirty else { continue }
      detachSpring(index)
      bodies.base[Int(index)].springIsDirty = false
      if let soft = isolatedSpring(of: index) { joinSpring(index, soft) }
    }
    springCandidates.removeAll()
    if springGroups.contains(where: { $0.count == 0 }) { dropEmptyGroups() }
  }

  /// The soft point that alone holds a body at its centre; nil when anything else takes part.
  private func isolatedSpring(of index: Int32) -> Int32? {
    let body = bodies[index]
    guard !body.isStatic, body.awakeIndex >= 0, body.jointCount == 1, body.firstContact < 0 else {
      return nil
    }
    let joint = joints[body.firstJoint >> 1]
    let other = bodies[otherBody(body.firstJoint)]
    guard joint.kind == .softPoint, other.isStatic, !other.isKinematic else { return nil }
    let frame = softPoints[joint.place].frame
    let isA = body.firstJoint & 1 == 0
    let x = isA ? frame.localAX : frame.localBX
    let y = isA ? frame.localAY : frame.localBY
    return abs(x) + abs(y) < 1e-6 ? joint.place : nil
  }

  /// Where the spring holds the body against gravity and pushes: the anchor plus a/ω².
  private func springHome(_ index: Int32, _ soft: SoftPoint) -> Point {
    let frame = soft.frame
    let anchor =
      frame.bodyA == index
      ? anchorPoint(frame.bodyB, frame.localBX, frame.localBY)
      : anchorPoint(frame.bodyA, frame.localAX, frame.localAY)
    let omega = 2 * Double.pi * soft.frequency
    let drive = drives[index]
    let center = centerOf(index)
    return Point(
      x: masses[index].x > 0 ? anchor.x + Double(drive.ax) / (omega * omega) : center.x,
      y: masses[index].y > 0 ? anchor.y + Double(drive.ay) / (omega * omega) : center.y)
  }

  private func joinSpring(_ index: Int32, _ place: Int32) {
    let soft = softPoints[place]
    let body = bodies[index]
    let key = SpringKey(
      frequency: soft.frequency, damping: soft.damping, resistance: body.linearResistance,
      allowsSleep: body.allowsSleep, duration: settings.stepDuration)
    var number = springGroups.firstIndex { $0.key == key }
    if number == nil {
      springGroups.append(SpringGroup(key: key))
      number = springGroups.count - 1
    }
    guard let number else { return }
    let before = previousPoses[index]
    let cell = springGroups[number].add(
      body: index, home: springHome(index, soft), center: centerOf(index),
      before: Point(x: before.x, y: before.y), velocity: velocityOf(index))
    removeAwake(index)
    bodies.base[Int(index)].springGroup = Int32(number)
    bodies.base[Int(index)].springCell = cell
    bodies.base[Int(index)].springIsWatched = isWatched(index)
    if isWatched(index) { springGroups[number].watched += 1 }
    springCount += 1
    jointsAreStale = true
  }

  private func isWatched(_ index: Int32) -> Bool {
    bodies[index].proxyCount > 0 || states[index].w != 0 || drives[index].turn != 0
  }

  /// Takes a body out of the closed form; it solves like any other until it is isolated again.
  func leaveSpring(_ index: Int32) {
    guard bodies[index].springGroup >= 0 else { return }
    detachSpring(index)
    springIsDirty(index)
  }

  private func detachSpring(_ index: Int32) {
    let body = bodies[index]
    guard body.springGroup >= 0 else { return }
    let group = springGroups[Int(body.springGroup)]
    let velocity = group.velocity(of: body.springCell)
    let center = group.center(of: body.springCell)
    let before = group.previousCenter(of: body.springCell)
    poses.base[Int(index)].x = center.x
    poses.base[Int(index)].y = center.y
    previousPoses.base[Int(index)].x = before.x
    previousPoses.base[Int(index)].y = before.y
    states.base[Int(index)].vx = Float(velocity.dx)
    states.base[Int(index)].vy = Float(velocity.dy)
    let moved = group.remove(body.springCell)
    if moved >= 0 { bodies.base[Int(moved)].springCell = body.springCell }
    bodies.base[Int(index)].springGroup = -1
    bodies.base[Int(index)].springCell = -1
    springCount -= 1
    if body.springIsWatched { group.watched -= 1 }
    bodies.base[Int(index)].springIsWatched = false
    appendAwake(index)
    jointsAreStale = true
  }

  private func dropEmptyGroups() {
    var kept: [SpringGroup] = []
    for group in springGroups where group.count > 0 {
      for cell in 0..<group.count { bodies.base[Int(group.body.base[cell])].springGroup = Int32(kept.count) }
      kept.append(group)
    }
    springGroups = kept
  }

  /// Shifts a cell's equilibrium after gravity or a push changed.
  func shiftSpring(_ index: Int32) {
    let body = bodies[index]
    // A joint may have come or gone since the last step: then the body is looked at anew before the next one.
    guard body.jointCount == 1, joints[body.firstJoint >> 1].kind == .softPoint else { return }
    let soft = softPoints[joints[body.firstJoint >> 1].place]
    springGroups[Int(body.springGroup)].setHome(of: body.springCell, springHome(index, soft))
  }

  /// Moves an isolated spring's world anchor in place; false when the joint is not one.
  func moveSpringTarget(_ index: Int32, to point: Point) -> Bool {
    let joint = joints[index]
    let isAnchorA = joint.bodyA == 0
    let body = isAnchorA ? joint.bodyB : joint.bodyA
    guard bodies[body].springGroup >= 0 else { return false }
    let frame = softPoints.base + Int(joint.place)
    if isAnchorA {
      frame.pointee.frame.localAX = point.x
      frame.pointee.frame.localAY = point.y
    } else {
      frame.pointee.frame.localBX = point.x
      frame.pointee.frame.localBY = point.y
    }
    shiftSpring(body)
    return true
  }

  /// Advances every isolated spring by one step, exactly; those at rest land on their target and sleep.
  func stepSprings() {
    guard springCount > 0 else { return }
    let duration = Float(settings.stepDuration)
    for group in springGroups where group.count > 0 {
      let sleeps = settings.allowsSleep && group.key.allowsSleep
      let delay = sleeps ? Float(settings.sleepDelay) : Float.infinity
      let isAnyReady = group.step(
        duration: duration, sleepSpeed: Float(settings.sleepSpeed), delay: delay)
      if group.watched > 0 { watchSprings(group) }
      if isAnyReady { restSprings(group, delay) }
    }
  }

  /// Turns cells that spin, and lets the boxes of cells that may collide follow.
  private func watchSprings(_ group: SpringGroup) {
    let duration = settings.stepDuration
    for cell in 0..<group.count {
      let index = group.body.base[cell]
      guard bodies.base[Int(index)].springIsWatched else { continue }
      let state = states.base + Int(index)
      let pose = poses.base + Int(index)
      previousPoses.base[Int(index)].angle = pose.pointee.angle
      for _ in 0..<settings.subSteps {
        let drive = drives[index]
        let h = Float(duration) / Float(settings.subSteps)
        state.pointee.w = (state.pointee.w + h * drive.turn) * drive.angularKeep
        pose.pointee.angle += Double(h * state.pointee.w)
      }
      if abs(state.pointee.w) > Float(settings.sleepAngularSpeed) { group.wake(Int32(cell)) }
      let center = group.center(of: Int32(cell))
      pose.pointee.x = center.x
      pose.pointee.y = center.y
      pose.pointee.c = Float(Trigonometry.cosine(pose.pointee.angle))
      pose.pointee.s = Float(Trigonometry.sine(pose.pointee.angle))
      let velocity = group.velocity(of: Int32(cell))
      state.pointee.vx = Float(velocity.dx)
      state.pointee.vy = Float(velocity.dy)
      followProxies(index, pose, state, duration)
    }
  }

  private func restSprings(_ group: SpringGroup, _ delay: Float) {
    var cell = group.count - 1
    while cell >= 0 {
      if group.isReady(cell, delay) {
        let index = group.body.base[cell]
        group.setCenter(of: Int32(cell), group.home(of: Int32(cell)))
        group.setVelocity(of: Int32(cell), .zero)
        detachSpring(index)
        states.base[Int(index)].w = 0
        removeAwake(index)
      }
      cell -= 1
    }
  }
}
