/// Bounces, each at its own time within a sub-step: impacts travel from contact to contact until no more
/// bodies meet.
///
///     gap(t) = s + v·t + ½a·t² = 0 at τ,   vᵢ = v + a·τ,   impulse p = −(1 + e)·vᵢ / k
///
/// s and v are the gap and the approach at the sub-step's start, a the bodies' relative acceleration along
/// the normal. Both bodies are moved to τ along their parabolas, bounce there, and are moved back with their
/// new velocities. Their start is then consistent with the bounce, and an impact has the speed of its own
/// time; no height is lost or gained.
///
///     vᵢ > v₀/eⁿ        v₀ the threshold, n the contact's earlier impacts in the sub-step
///
/// Bodies that lose energy in impacts can meet infinitely often in a finite time (inelastic collapse; McNamara and
/// Young, Phys. Fluids A 4, 1992), and end with a common velocity. The solver computes that at once. So an impact
/// after n others bounces only if n more bounces of its own would leave it above the threshold; elastic impacts
/// (e = 1) go on.
///
/// `Impact` computes the impulse p. Runs at a sub-step's start, when velocities satisfy the joints.
struct Restitution {
  let context: SolverContext
  /// By reference: copies of all its columns for every impact were 1.5 % of a spinner's instructions.
  let joints: UnsafePointer<JointSpans>
  let drives: UnsafeMutablePointer<BodyDrive>
  let poses: UnsafeMutablePointer<BodyPose>
  let contacts: UnsafeMutablePointer<Contact>
  let bounces: BounceSpans

  /// Passes impacts from body to body in the order of their times. Each round reaches at least one body
  /// further; contacts that remain after the last round are solved without bounce. Returns false if no bodies
  /// met.
  ///
  /// A round changes only the bodies that met, so only their contacts are computed again.
  func run() -> Bool {
    guard findAllDue() else { return false }
    for round in 1...Self.rounds {
      orderByBody()
      meet(in: Int32(round))
      if round == Self.rounds || !findDueAgain() { break }
    }
    return true
  }

  /// The longest row of bodies through which an impact passes within a sub-step, to its end and back. Any
  /// number from 12 to 48 does: of 183 heaps with friction 182, 180 and 179 rest within 8 s/√g at 12, 24 and 48
  /// (`Distributions --only heaps`).
  private static let rounds = 24

  /// Computes the first impact of each contact; returns false if there is none.
  private func findAllDue() -> Bool {
    bounces.due.removeAll()
    bounces.toRecheck.removeAll()
    var isAnyDue = false
    for place in 0..<bounces.count {
      let pair = bounces.pairs + place
      let bounce = bounces.rows + place
      times[Int(pair.pointee.bodyA)] = ImpactTimes()
      times[Int(pair.pointee.bodyB)] = ImpactTimes()
      let hasJoints = hasJoints(pair.pointee.bodyA) || hasJoints(pair.pointee.bodyB)
      if hasJoints != bounce.pointee.hasJoints { bounce.pointee.hasJoints = hasJoints }
      // Forces seldom change within a step, and memory that was not written need not be written back.
      let acceleration = acceleration(pair, bounce)
      if acceleration != bounce.pointee.acceleration { bounce.pointee.acceleration = acceleration }
      pair.pointee.threshold = max(bounce.pointee.threshold, Flight.slowest)
      let time = timeOfImpact(pair, bounce, after: 0)
      guard time < .infinity else { continue }
      pair.pointee.due = time
      bounces.due.insert(place)
      isAnyDue = true
    }
    return isAnyDue
  }

  /// Recomputes the impacts of the contacts of bodies that have met; returns false if no contact is due any
  /// more.
  private func findDueAgain() -> Bool {
    bounces.toRecheck.removeEach { place in
      let pair = bounces.pairs + place
      let bounce = bounces.rows + place
      if bounce.pointee.hasJoints { bounce.pointee.acceleration = acceleration(pair, bounce) }
      let time = timeOfImpact(pair, bounce, after: lastImpact(pair))
      pair.pointee.due = time
      if time < .infinity { bounces.due.insert(place) } else { bounces.due.remove(place) }
    }
    return !bounces.due.isEmpty
  }

  /// Finds each body's first contact that is due.
  private func orderByBody() {
    bounces.due.forEach { place in
      times[Int(bounces.pairs[place].bodyA)].next = .infinity
      times[Int(bounces.pairs[place].bodyB)].next = .infinity
    }
    bounces.due.forEach { place in
      let pair = bounces.pairs[place]
      let a = times + Int(pair.bodyA)
      let b = times + Int(pair.bodyB)
      if pair.due < a.pointee.next { a.pointee.next = pair.due }
      if pair.due < b.pointee.next { b.pointee.next = pair.due }
    }
  }

  /// Bounces the contacts that come next for both their bodies.
  private func meet(in round: Int32) {
    bounces.due.forEach { place in
      let pair = bounces.pairs + place
      let (bodyA, bodyB, due) = (pair.pointee.bodyA, pair.pointee.bodyB, pair.pointee.due)
      let a = Int(bodyA)
      let b = Int(bodyB)
      // A wall meets many bodies at different times, and is not moved by them.
      let isFirstOfA = !moves(a) || due <= times[a].next
      let isFirstOfB = !moves(b) || due <= times[b].next
      guard isFirstOfA && isFirstOfB else { return }
      bounce(pair, bounces.rows + place)
      recheck(bodyA, in: round)
      recheck(bodyB, in: round)
    }
  }

  /// Marks the contacts of a body that has met another, and of the bodies that joints moved with it, for
  /// recomputation; only once a round, because a body in a crowd meets hundreds at the same time.
  private func recheck(_ body: Int32, in round: Int32) {
    guard moves(Int(body)), times[Int(body)].recheckRound < round else { return }
    times[Int(body)].recheckRound = round
    bounces.recheck(contactsOf: body)
    if hasJoints(body) { recheckPartners(of: body) }
  }

  @inline(never) private func recheckPartners(of body: Int32) {
    joints.pointee.forEachPartner(of: body) { if moves(Int($0)) { bounces.recheck(contactsOf: $0) } }
  }

  @inline(__always) private func moves(_ body: Int) -> Bool {
    let mass = context.masses[body]
    return mass.x + mass.y + mass.turn > 0
  }

  /// The bodies' relative acceleration along the normal, pt/s²; negative presses together.
  @inline(__always) private func acceleration(
    _ pair: UnsafeMutablePointer<BouncePair>, _ bounce: UnsafeMutablePointer<Bounce>
  ) -> Float {
    let a = acceleration(of: pair.pointee.bodyA)
    let b = acceleration(of: pair.pointee.bodyB)
    return bounce.pointee.normal.dot(b - a)
  }

  /// The acceleration of a body without contacts: gravity and applied forces, and on a rod the centripetal
  /// one.
  @inline(__always) private func acceleration(of body: Int32) -> LocalVector {
    let drive = drives + Int(body)
    let free = LocalVector(drive.pointee.ax, drive.pointee.ay)
    return hasJoints(body) ? acceleration(onRodOf: body, free) : free
  }

  ///     a − u·(u·a + v²/L)
  @inline(never) private func acceleration(onRodOf body: Int32, _ free: LocalVector) -> LocalVector {
    guard let arm = joints.pointee.pendulumArm(body, context) else { return free }
    let state = context.states + Int(body)
    let square = state.pointee.vx * state.pointee.vx + state.pointee.vy * state.pointee.vy
    return free - arm * ((arm.dot(free) + square) / arm.lengthSquared)
  }

  @inline(__always) private func hasJoints(_ body: Int32) -> Bool {
    joints.pointee.links.first[Int(body)] >= 0
  }

  @inline(never) private func pendulumArm(_ body: Int32) -> LocalVector? {
    joints.pointee.pendulumArm(body, context)
  }

  /// By body slot: the last impact within this sub-step, and the first that is due.
  @inline(__always) private var times: UnsafeMutablePointer<ImpactTimes> { bounces.times }

  /// The time of the first impact at any of a contact's points, after the last impact of its bodies.
  @inline(__always) private func timeOfImpact(
    _ pair: UnsafeMutablePointer<BouncePair>, _ bounce: UnsafeMutablePointer<Bounce>, after start: Float
  ) -> Float {
    let flight = Flight(pair, bounce, context, after: start)
    let time = flight.timeOfImpact(bounce.pointee.first)
    guard bounce.pointee.count > 1 else { return time }
    return min(time, flight.timeOfImpact(bounce.pointee.second))
  }

  @inline(__always) private func lastImpact(_ pair: UnsafeMutablePointer<BouncePair>) -> Float {
    max(times[Int(pair.pointee.bodyA)].last, times[Int(pair.pointee.bodyB)].last)
  }

  /// Moves both bodies to the time of the impact, lets them bounce there, and moves them back.
  private func bounce(_ pair: UnsafeMutablePointer<BouncePair>, _ row: UnsafeMutablePointer<Bounce>) {
    let a = pair.pointee.bodyA
    let b = pair.pointee.bodyB
    let time = pair.pointee.due
    let contact = contacts + Int(pair.pointee.contact)
    let flight = Flight(pair, row, context, after: lastImpact(pair))
    // Points of a face that meet within a sub-step of each other bounce together.
    let duration = time - flight.start + context.h
    let first = flight.timeOfImpact(row.pointee.first, within: duration)
    let second =
      row.pointee.count > 1 ? flight.timeOfImpact(row.pointee.second, within: duration) : .infinity
    advance(a, by: time)
    advance(b, by: time)
    let impact = Impact(
      context: context, joints: joints, contact: contact,
      geometry: ImpactGeometry(contact, row, context.states, poses),
      hasJoints: row.pointee.hasJoints, hold: Float(row.pointee.hold))
    if !(first < .infinity && second < .infinity && impact.bounceBoth()) {
      if first <= time { impact.bounce(at: impact.geometry.first) }
      if second <= time { impact.bounce(at: impact.geometry.second) }
    }
    advance(a, by: -time)
    advance(b, by: -time)
    pair.pointee.threshold /= contact.pointee.restitution
    if moves(Int(a)) { times[Int(a)].last = time }
    if moves(Int(b)) { times[Int(b)].last = time }
  }

  /// Moves a body without contacts: along its parabola, or on a rod along its circle, with the speed that
  /// conserves its energy. Moving forward, and back with another velocity, leads to the start that is
  /// consistent with the bounce.
  @inline(__always) private func advance(_ body: Int32, by time: Float) {
    guard time != 0, moves(Int(body)) else { return }
    let state = context.states + Int(body)
    let drive = drives + Int(body)
    let a = LocalVector(drive.pointee.ax, drive.pointee.ay)
    let v = LocalVector(state.pointee.vx, state.pointee.vy)
    let moved: LocalVector
    let reached: LocalVector
    if hasJoints(body), let arm = pendulumArm(body) {
      // θ = ωt + ½αt²; the rotation as rational functions of θ/2: of unit length up to rounding, exact to θ³.
      let square = arm.lengthSquared
      let half = 0.5 * time * (arm.cross(v) + 0.5 * time * arm.cross(a)) / square
      let scale = 1 / (1 + half * half)
      let c = (1 - half * half) * scale
      let s = 2 * half * scale
      moved = arm.turned(c, s) - arm
      let energy = v.lengthSquared
      let share = energy > 0 ? max(1 + 2 * a.dot(moved) / energy, 0).squareRoot() : 1
      reached = v.turned(c, s) * share
    } else {
      moved = (v + a * (0.5 * time)) * time
      reached = v + a * time
    }
    state.pointee.dx += moved.x
    state.pointee.dy += moved.y
    (state.pointee.vx, state.pointee.vy) = (reached.x, reached.y)
    if state.pointee.w != 0 { state.pointee.turn(by: time * state.pointee.w) }
  }
}
