import CradleGeometry

/// The end of a step: limits on speeds, and the step's motion added to the poses.
struct StepEnd {
  let bodies: BodySpans
  let settings: World.Settings

  /// The highest speed along an axis, pt/s: 10⁶ m/s. Beyond it single precision no longer tells neighbours apart.
  static let fastest: Float = 2e8

  /// Limits every body's speed and lists those that moved so far that they may have passed something; false when one of
  /// them overflowed and was stopped.
  func limit(listing fast: inout Buffer<Int32>) -> Bool {
    // A quarter turn a sub-step: faster and the arms of joints and contacts mean nothing.
    let fastestTurn = Float(Double.pi / 2 * Double(settings.subSteps) / settings.stepDuration)
    var isWhole = true
    fast.removeAll()
    for place in 0..<bodies.awakeCount {
      let index = bodies.awake[place]
      let state = bodies.states + Int(index)
      if !limit(state, fastestTurn) { isWhole = false }
      if ContinuousCollision.isFast(state, extent: bodies.masses[Int(index)].extent) { fast.append(index) }
    }
    return isWhole
  }

  /// Cuts speeds to what the arithmetic bears; a body whose numbers overflowed stops where it was: one bad force must
  /// not spread through the world.
  @inline(__always) private func limit(
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

  /// After an overflow: static bodies stand still again.
  func stopStaticBodies() {
    for index in 0..<bodies.count where bodies.records[index].isStatic { bodies.states[index] = BodyState() }
  }

  /// Adds the motion to a body's pose, and counts how long it has been slow. The pose before is that of the whole step.
  @inline(__always) func advance(_ index: Int32, isFirstCut: Bool) {
    let state = bodies.states + Int(index)
    let pose = bodies.poses + Int(index)
    if isFirstCut {
      bodies.previousPoses[Int(index)] = PreviousPose(
        x: pose.pointee.x, y: pose.pointee.y, angle: pose.pointee.angle)
    }
    pose.pointee.strayX += state.pointee.dx
    pose.pointee.strayY += state.pointee.dy
    pose.pointee.strayTurn += state.pointee.turn
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
    // A quick moment takes away no more than three slow ones give: what rattles in its gap must not keep a heap awake, and
    // what swings slowly must not stop.
    let gain = restGain(index, state, pose)
    let slowFor = pose.pointee.slowFor + gain * Float(settings.stepDuration)
    pose.pointee.slowFor = min(max(slowFor, 0), Float(settings.sleepDelay))
  }

  /// How much of a step counts as rest: all of it for what is slow or calm, a quarter where a body has come no farther since it
  /// began to rest than a slow one may. What trembles about its place cannot be seen to move; what turns round at the end
  /// of a slow swing leaves that circle before four delays are over.
  ///
  ///     |v| ≤ v₀   or   |Δx| ≤ v₀·t₀        v₀ the sleep speed, t₀ the sleep delay
  @inline(__always) private func restGain(
    _ index: Int32, _ state: UnsafeMutablePointer<BodyState>, _ pose: UnsafeMutablePointer<BodyPose>
  ) -> Float {
    let w = abs(state.pointee.w)
    let speed = state.pointee.vx * state.pointee.vx + state.pointee.vy * state.pointee.vy
    let slow = Float(settings.sleepSpeed * settings.sleepSpeed)
    // What is small turns slowly when its rim does.
    if speed <= slow && (w <= Float(settings.sleepAngularSpeed) || isRimSlow(index, w, slow)) { return 1 }
    guard settings.conservesEnergy else { return -3 }
    if isCalm(index, state, pose, speed, slow) { return 1 }
    let delay = Float(settings.sleepDelay)
    let x = pose.pointee.strayX
    let y = pose.pointee.strayY
    let turn = abs(pose.pointee.strayTurn)
    let reach = slow * delay * delay
    if x * x + y * y <= reach
      && (turn <= Float(settings.sleepAngularSpeed) * delay || isRimSlow(index, turn, reach))
    {
      return 0.25
    }
    (pose.pointee.strayX, pose.pointee.strayY, pose.pointee.strayTurn) = (0, 0, 0)
    return -3
  }

  /// Whether what contacts carry is too slow to climb a height that nobody sees, and has not been given its motion by what
  /// drives it since it began to rest: to that height every floor is flat, and no slope or push is too weak to start it.
  ///
  ///     ½v² ≤ a·δ,   a·Δx ≤ ½v₀²        a its steady acceleration, v₀ the sleep speed
  ///
  /// Without it a disc that rolls at 2 pt/s keeps a whole heap awake until it meets a wall.
  @inline(__always) private func isCalm(
    _ index: Int32, _ state: UnsafeMutablePointer<BodyState>, _ pose: UnsafeMutablePointer<BodyPose>,
    _ speed: Float, _ slow: Float
  ) -> Bool {
    let drive = bodies.drives + Int(index)
    guard drive.pointee.before == 1, drive.pointee.isSteady else { return false }
    let (ax, ay) = (drive.pointee.ax, drive.pointee.ay)
    let calm = 2 * (ax * ax + ay * ay).squareRoot() * Self.flatness
    let work = ax * pose.pointee.strayX + ay * pose.pointee.strayY
    return speed <= calm && work <= 0.5 * slow && isRimSlow(index, abs(state.pointee.w), calm)
  }

  /// δ in points: places are corrected to a hundredth (`PositionCorrection`), half of it either way.
  private static let flatness: Float = 0.005

  /// Whether a body's turning moves no part of it faster than a speed, given as its square.
  ///
  ///     ω²·r² ≤ v², r² about 3·I/m        exact for squares and bars, more than enough for discs
  @inline(never) private func isRimSlow(_ index: Int32, _ turn: Float, _ square: Float) -> Bool {
    let mass = bodies.masses[Int(index)]
    let inverse = max(mass.x, mass.y)
    return inverse > 0 && 3 * turn * turn * inverse <= square * mass.turn
  }
}

extension BodyState {
  /// Cosine and sine of a large turn, from the exact series.
  @inline(never) mutating func turnFar() {
    c = Float(Trigonometry.cosine(Double(turn)))
    s = Float(Trigonometry.sine(Double(turn)))
  }
}
