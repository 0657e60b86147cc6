import CradleGeometry

/// The end of a step: limits on speeds, and the step's motion added to the poses.
struct StepEnd {
  let bodies: BodySpans
  let settings: World.Settings
  private let limits: RestLimits

  init(bodies: BodySpans, settings: World.Settings) {
    self.bodies = bodies
    self.settings = settings
    limits = RestLimits(settings)
  }

  /// The highest speed along an axis, pt/s.
  static let fastest = Float(WorldRange.speed)

  /// The largest displacement in a step, in points: half of a second's at the highest speed. More is an overflow.
  static let farthest: Float = 1e8

  /// Limits every body's speed, and lists those that moved so far that they may have passed through a shape.
  /// Returns false if one of them overflowed and was stopped.
  func limit(listing fast: inout Buffer<Int32>) -> Bool {
    // A quarter turn a sub-step: beyond it the arms of joints and contacts are no longer valid.
    let fastestTurn = Float(Double.pi / 2 * Double(settings.subSteps) / settings.stepDuration)
    var isFinite = true
    fast.removeAll()
    for place in 0..<bodies.awakeCount {
      let index = bodies.awake[place]
      let state = bodies.states + Int(index)
      if !limit(state, fastestTurn) { isFinite = false }
      if ContinuousCollision.isFast(state, extent: bodies.masses[Int(index)].extent) { fast.append(index) }
    }
    return isFinite
  }

  /// Limits speeds to the range of the arithmetic. A body whose numbers overflowed stops at its position, so
  /// that one invalid force does not spread through the world.
  @inline(__always) private func limit(
    _ state: UnsafeMutablePointer<BodyState>, _ fastestTurn: Float
  ) -> Bool {
    guard state.pointee.isFinite, abs(state.pointee.dx) + abs(state.pointee.dy) < Self.farthest else {
      state.pointee = BodyState()
      return false
    }
    state.pointee.vx = min(max(state.pointee.vx, -Self.fastest), Self.fastest)
    state.pointee.vy = min(max(state.pointee.vy, -Self.fastest), Self.fastest)
    state.pointee.w = min(max(state.pointee.w, -fastestTurn), fastestTurn)
    return true
  }

  /// Stops the bodies that the overflow of others has reached: infinity times the inverse mass of an immovable body, 0, is
  /// not a number.
  func stopOverflowedBodies() {
    for index in 0..<bodies.count where !bodies.states[index].isFinite { bodies.states[index] = BodyState() }
  }

  /// Adds the motion to a body's pose, and updates its time at rest. The previous pose is that of the
  /// caller's step's start.
  @inline(__always) func advance(_ index: Int32, isFirstCut: Bool) {
    let state = bodies.states + Int(index)
    let (pose, rest) = (bodies.poses + Int(index), bodies.rests + Int(index))
    stopSlowed(index, state)
    if isFirstCut {
      bodies.previousPoses[Int(index)] = PreviousPose(
        x: pose.pointee.x, y: pose.pointee.y, angle: pose.pointee.angle)
    }
    bodies.displacements[Int(index)] = Displacement(
      x: state.pointee.dx, y: state.pointee.dy, turn: state.pointee.turn)
    rest.pointee.driftX += state.pointee.dx
    rest.pointee.driftY += state.pointee.dy
    rest.pointee.driftTurn += state.pointee.turn
    pose.pointee.x += Double(state.pointee.dx)
    pose.pointee.y += Double(state.pointee.dy)
    state.pointee.dx = 0
    state.pointee.dy = 0
    if state.pointee.turn != 0 {
      pose.pointee.angle += Double(state.pointee.turn)
      let (sine, cosine) = Trigonometry.sineAndCosine(pose.pointee.angle)
      (pose.pointee.c, pose.pointee.s) = (Float(cosine), Float(sine))
      state.pointee.turn = 0
      state.pointee.c = 1
      state.pointee.s = 0
    }
    let gain = restGain(index, state, rest)
    let slowFor = rest.pointee.slowFor + gain * Float(settings.stepDuration)
    rest.pointee.slowFor = min(max(slowFor, 0), Float(settings.sleepDelay))
  }

  /// The speed along an axis, pt/s, or about it, rad/s, below which a body stops that a resistance slows down for ever: in
  /// a century it moves by 3·10⁻⁶ pt. Squares of displacements, (h·v)², then stay above 1.2·10⁻³⁸ for sub-steps of a
  /// millisecond or more: a processor takes ten times as long for numbers below it, and a world without sleep took two
  /// to three times as long at the end.
  private static let slowest: Float = 1e-15

  @inline(__always) private func stopSlowed(_ index: Int32, _ state: UnsafeMutablePointer<BodyState>) {
    let drive = bodies.drives + Int(index)
    guard min(drive.pointee.linearKeep, drive.pointee.angularKeep) < 1 else { return }
    @inline(__always) func moving(_ speed: Float) -> Float { abs(speed) < Self.slowest ? 0 : speed }
    let (vx, vy, w) = (state.pointee.vx, state.pointee.vy, state.pointee.w)
    (state.pointee.vx, state.pointee.vy, state.pointee.w) = (moving(vx), moving(vy), moving(w))
  }

  /// The share of a step that counts as rest for a body that trembles: it sleeps after four delays, within which a
  /// slow swing leaves the circle. At an eighth as many heaps rest (`Distributions --only heaps`); at a half a body on a
  /// spring falls asleep 0.02 pt beside its rest (`WorldSpringTests`).
  private static let trembling: Float = 0.25

  /// The share of a step that counts as rest: the whole step for a body that is slow or too slow to climb, a quarter
  /// for a body that has moved no farther since it came to rest than a slow one may. A body that trembles about its
  /// position does not visibly move; one that reverses at the end of a slow swing leaves that circle before four
  /// delays are over. A body that was so fast within the step that it may have left the circle and come back does not
  /// rest.
  ///
  ///     |v| ≤ v₀   or   |Δx| ≤ v₀·t₀,   always |v|·T ≤ v₀·t₀
  ///
  /// v₀ is the sleep speed, t₀ the sleep delay, T the step.
  ///
  /// A step without rest cancels one step of rest, so that one body that rattles in its gap does not keep a heap awake. A
  /// body that leaves the circle loses what it gained within, a quarter of v₀·t₀/|v|: otherwise one that drifts steadily,
  /// at up to v₀·t₀/(4·T), would come to rest circle by circle.
  @inline(__always) private func restGain(
    _ index: Int32, _ state: UnsafeMutablePointer<BodyState>, _ rest: UnsafeMutablePointer<BodyRest>
  ) -> Float {
    let w = abs(state.pointee.w)
    let squaredSpeed = state.pointee.vx * state.pointee.vx + state.pointee.vy * state.pointee.vy
    let squaredSleepSpeed = Float(settings.sleepSpeed * settings.sleepSpeed)
    if settings.conservesEnergy
      && (bodies.drives[Int(index)].wasFast || bodies.isTooQuick(index, squaredSpeed, w, limits))
    {
      (rest.pointee.driftX, rest.pointee.driftY, rest.pointee.driftTurn) = (0, 0, 0)
      return -1
    }
    // A small body counts as slow if its rim is slow.
    let turnsSlowly = w <= Float(settings.sleepAngularSpeed)
    if squaredSpeed <= squaredSleepSpeed && (turnsSlowly || bodies.isRimSlow(index, w, squaredSleepSpeed)) {
      return settings.conservesEnergy && isDriven(index, state, rest) ? -1 : 1
    }
    guard settings.conservesEnergy else { return -1 }
    // A body that an applied force has accelerated stays awake: it has at least half of the energy that the
    // force gave. A body that has sunk under the force and trembles has less. The work of gravity does not count:
    // to lift a body out of its contact by a thousandth of a point takes more energy than a weak force gives.
    let push = push(index)
    let work = push.x * rest.pointee.driftX + push.y * rest.pointee.driftY
    if work > 0.5 * squaredSleepSpeed && squaredSpeed >= work { return -1 }
    if isTooSlowToClimb(index, state, rest, squaredSpeed, squaredSleepSpeed, push) { return 1 }
    let x = rest.pointee.driftX
    let y = rest.pointee.driftY
    let turn = abs(rest.pointee.driftTurn)
    let isNear = x * x + y * y <= limits.squaredRadius
    if isNear && (turn <= limits.turn || bodies.isRimSlow(index, turn, limits.squaredRadius)) {
      return Self.trembling
    }
    (rest.pointee.driftX, rest.pointee.driftY, rest.pointee.driftTurn) = (0, 0, 0)
    let inside = isNear ? timeTurning(index, w) : (limits.squaredRadius / squaredSpeed).squareRoot()
    return -max(1, Self.trembling * inside / Float(settings.stepDuration))
  }

  /// The seconds within the limits of a rotation at an angular speed; infinite without one.
  @inline(never) private func timeTurning(_ index: Int32, _ w: Float) -> Float {
    let rim = 3 * bodies.masses[Int(index)].rotation(w)
    return max(limits.turn / w, rim > 0 ? (limits.squaredRadius / rim).squareRoot() : 0)
  }

  /// Whether an applied force drives a slow body, however weak the force is: at the end of the delay the body
  /// has at least half of the speed that the force alone gives from rest. A body held by friction has none of
  /// it.
  ///
  ///     v·p ≥ ½p²·t₀        p the acceleration by the force, t₀ the sleep delay
  @inline(__always) private func isDriven(
    _ index: Int32, _ state: UnsafeMutablePointer<BodyState>, _ rest: UnsafeMutablePointer<BodyRest>
  ) -> Bool {
    let push = push(index)
    guard push.lengthSquared > 0, Double(rest.pointee.slowFor) + settings.stepDuration >= settings.sleepDelay
    else { return false }
    let along = state.pointee.vx * push.x + state.pointee.vy * push.y
    return along >= 0.5 * push.lengthSquared * Float(settings.sleepDelay)
  }

  /// The acceleration by a body's applied forces, pt/s².
  @inline(__always) private func push(_ index: Int32) -> LocalVector {
    let (record, mass) = (bodies.records + Int(index), bodies.masses[Int(index)])
    return LocalVector(Float(record.pointee.forceX) * mass.x, Float(record.pointee.forceY) * mass.y)
  }

  /// Whether a body on contacts is too slow to climb an invisible height, and was not accelerated to its
  /// speed by a steady acceleration since it came to rest. Height differences below δ are ignored: such a
  /// floor counts as flat. On a slope that is too steep the body starts to move.
  ///
  ///     ½v² ≤ a·δ,   g·Δx ≤ ½v₀²        a its steady acceleration, g without applied forces, v₀ the sleep speed
  ///
  /// Without this, a disc that rolls at 2 pt/s keeps a whole heap awake until it meets a wall.
  @inline(__always) private func isTooSlowToClimb(
    _ index: Int32, _ state: UnsafeMutablePointer<BodyState>, _ rest: UnsafeMutablePointer<BodyRest>,
    _ squaredSpeed: Float, _ squaredSleepSpeed: Float, _ push: LocalVector
  ) -> Bool {
    let drive = bodies.drives + Int(index)
    // Only a body on loaded contacts, or on joints that share bodies, has its whole kick before the displacement.
    guard drive.pointee.firstKickShare == 1, drive.pointee.isSteady else { return false }
    let (ax, ay) = (drive.pointee.ax, drive.pointee.ay)
    let limit = 2 * (ax * ax + ay * ay).squareRoot() * Self.flatness
    guard squaredSpeed <= limit, bodies.isRimSlow(index, abs(state.pointee.w), limit) else { return false }
    let (gx, gy) = (ax - push.x, ay - push.y)
    return gx * rest.pointee.driftX + gy * rest.pointee.driftY <= 0.5 * squaredSleepSpeed
  }

  /// δ in points: half of the hundredth of a point that `PositionCorrection` may leave, in either direction. At half of it
  /// a third more heaps with friction rest too late; at twice it as many do, and 2 of 4000 rest deeper than a point
  /// (`Distributions --only heaps`).
  static let flatness: Float = 0.005
}

extension BodyState {
  /// Cosine and sine of a large turn, from the exact series.
  @inline(never) mutating func turnFar() {
    let (sine, cosine) = Trigonometry.sineAndCosine(Double(turn))
    (c, s) = (Float(cosine), Float(sine))
  }
}
