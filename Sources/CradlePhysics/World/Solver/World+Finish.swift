import CradleGeometry

extension BodyState {
  /// Cosine and sine of a large turn, from the exact series.
  @inline(never) mutating func turnFar() {
    c = Float(Trigonometry.cosine(Double(turn)))
    s = Float(Trigonometry.sine(Double(turn)))
  }
}

extension World {
  /// Adds the step's motion to the poses, stops fast bodies at walls, and follows with the boxes.
  func finishBodies() {
    let order = awakeBodies.base
    let duration = settings.stepDuration
    let slow = Float(settings.sleepSpeed * settings.sleepSpeed)
    let slowTurn = Float(settings.sleepAngularSpeed)
    for place in 0..<awakeBodies.count {
      let index = order[place]
      let state = states.base + Int(index)
      let pose = poses.base + Int(index)
      previousPoses.base[Int(index)] = PreviousPose(
        x: pose.pointee.x, y: pose.pointee.y, angle: pose.pointee.angle)
      repairIfNotFinite(index, state)
      let mass = masses.base + Int(index)
      let moved = state.pointee.dx * state.pointee.dx + state.pointee.dy * state.pointee.dy
      let reach = mass.pointee.reach
      if moved > 0.25 * reach * reach { sweepBody(index) }
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
      if speed > slow || w > slowTurn {
        pose.pointee.slowFor = 0
      } else {
        pose.pointee.slowFor += Float(duration)
      }
      if reach < .infinity { followProxies(index, pose, state, duration) }
    }
  }

  /// A body whose numbers overflowed stops where it was: one bad force must not spread through the world.
  @inline(__always) private func repairIfNotFinite(
    _ index: Int32, _ state: UnsafeMutablePointer<BodyState>
  ) {
    let sum =
      state.pointee.vx + state.pointee.vy + state.pointee.w + state.pointee.dx + state.pointee.dy
      + state.pointee.turn
    if !sum.isFinite || abs(state.pointee.vx) + abs(state.pointee.vy) > 1e9 || abs(state.pointee.w) > 1e7 {
      state.pointee = BodyState()
    }
  }
}
