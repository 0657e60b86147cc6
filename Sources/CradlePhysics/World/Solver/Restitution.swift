/// Bounces, each at its own time within a sub-step: impacts travel from contact to contact until no more
/// bodies meet.
///
///     gap(t) = s + v·t + ½a·t² = 0 at τ,   vᵢ = v + a·τ,   impulse p = −(1 + e)·vᵢ / k
///
/// s is the gap and v the separation speed at the sub-step's start, negative while the bodies approach; a is the bodies'
/// relative acceleration along the normal. Both bodies are moved to τ along their parabolas, bounce there, and are moved back with their
/// new velocities. Their start is then consistent with the bounce, and an impact has the speed of its own
/// time; no height is lost or gained.
///
///     −vᵢ > v₀/eⁿ        v₀ the threshold, n the contact's earlier impacts in the sub-step
///
/// Bodies that lose energy in impacts can meet infinitely often in a finite time (inelastic collapse; McNamara and
/// Young, Phys. Fluids A 4, 1992), and end with a common velocity. The solver computes that at once. So an impact
/// after n others bounces only if n more bounces of its own would leave it above the threshold; elastic impacts
/// (e = 1) go on.
///
/// `Impact` computes the impulse p. Runs at a sub-step's start. Contacts, which were relaxed last,
/// may have left velocities that violate joints; an impact removes them first.
struct Restitution {
  let context: SolverContext
  let motion: FreeMotion
  let poses: UnsafeMutablePointer<BodyPose>
  let contacts: UnsafeMutablePointer<Contact>
  let bounces: BounceSpans
  /// The bodies that the step moves.
  let moving: UnsafeMutablePointer<Int32>
  let movingCount: Int
  /// Whether forces have changed since the last sub-step, or it is a cut's first one.
  let updatesAccelerations: Bool
  /// The velocities without the load by contacts, by body slot, of which impacts are no part; nil if they are not
  /// known: see `SubStep`.
  let unloaded: UnsafeMutablePointer<BodyVelocity>?

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
      if round == Self.rounds || !findDue() { break }
    }
    return true
  }

  /// The largest number of rounds in a sub-step: in each an impact reaches one body further, and it must pass along a
  /// row and back. Any number from 12 to 48 does: as many of 4000 heaps rest at 12, 24 and 48
  /// (`Distributions --only heaps`).
  private static let rounds = 24

  /// Computes the first impact of each contact; returns false if there is none.
  private func findAllDue() -> Bool {
    bounces.due.removeAll()
    bounces.toCheck.removeAll()
    for place in 0..<movingCount { times[Int(moving[place])] = ImpactTimes() }
    updatesAccelerations ? bounces.fillLanes(motion) : bounces.updateLanes(motion)
    for group in 0..<bounces.groupCount {
      let approaching = BounceLanes(group, in: bounces.lanes).approaching(context)
      bounces.toCheck.insert(approaching, from: FloatLanes.count * group)
    }
    return findDue()
  }

  /// Computes the impacts of the contacts to check: those of bodies that have met, after the first round; returns false
  /// if no contact is due any more.
  private func findDue() -> Bool {
    bounces.toCheck.removeEach { place in
      let pair = bounces.pairs + place
      let bounce = bounces.rows + place
      if bounce.pointee.hasJoints { bounce.pointee.acceleration = motion.acceleration(pair, bounce) }
      let time = timeOfImpact(pair, bounce, after: lastImpact(pair))
      pair.pointee.due = time
      bounces.due.set(place, to: time < .infinity)
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
      let isFirstOfA = !motion.moves(a) || due <= times[a].next
      let isFirstOfB = !motion.moves(b) || due <= times[b].next
      guard isFirstOfA && isFirstOfB else { return }
      bounce(place)
      recheck(bodyA, in: round)
      recheck(bodyB, in: round)
      if isShared(bounces.rows + place) { forEachCompanion(of: pair) { recheck($0, in: round) } }
    }
  }

  /// Marks the contacts of a body that has met another, and of the bodies that joints moved with it, for
  /// recomputation; only once a round, because a body in a crowd meets hundreds at the same time.
  private func recheck(_ body: Int32, in round: Int32) {
    guard motion.moves(Int(body)), times[Int(body)].recheckRound < round else { return }
    times[Int(body)].recheckRound = round
    bounces.recheck(contactsOf: body)
    if motion.hasJoints(body) { recheckPartners(of: body) }
  }

  @inline(never) private func recheckPartners(of body: Int32) {
    motion.joints.pointee.forEachPartner(of: body) {
      if motion.moves(Int($0)) { bounces.recheck(contactsOf: $0) }
    }
  }

  /// By body slot: the last impact within this sub-step, and the first that is due.
  @inline(__always) private var times: UnsafeMutablePointer<ImpactTimes> { bounces.times }

  /// The time of the first impact at any of a contact's points, after the last impact of its bodies.
  @inline(__always) private func timeOfImpact(
    _ pair: UnsafeMutablePointer<BouncePair>, _ bounce: UnsafeMutablePointer<Bounce>, after start: Float
  ) -> Float {
    let flight = Flight(pair, bounce, context, after: start)
    // Most contacts separate: one branch, instead of one for each point and one for their number, decides that.
    guard flight.approaches(bounce) else { return .infinity }
    return min(flight.timeOfImpact(bounce.pointee.first), flight.timeOfImpact(bounce.pointee.second))
  }

  @inline(__always) private func lastImpact(_ pair: UnsafeMutablePointer<BouncePair>) -> Float {
    max(times[Int(pair.pointee.bodyA)].last, times[Int(pair.pointee.bodyB)].last)
  }

  /// Moves both bodies to the time of the impact, lets them bounce there, and moves them back.
  private func bounce(_ place: Int) {
    let (pair, row) = (bounces.pairs + place, bounces.rows + place)
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
    let before = (context.states[Int(a)].velocity, context.states[Int(b)].velocity)
    advance(pair, row, by: time)
    if isShared(row) { motion.joints.pointee.mechanisms.prepareImpact(of: a, b, context) }
    let impact = Impact(
      context: context, joints: motion.joints, contact: contact,
      geometry: ImpactGeometry(contact, row, context.states, poses),
      hasJoints: row.pointee.hasJoints, handSign: Float(row.pointee.handSign))
    if !(first < .infinity && second < .infinity && impact.bounceBoth()) {
      if first <= time { impact.bounce(at: impact.geometry.first) }
      if second <= time { impact.bounce(at: impact.geometry.second) }
    }
    advance(pair, row, by: -time)
    if let unloaded {
      unloaded[Int(a)] = unloaded[Int(a)] + (context.states[Int(a)].velocity - before.0)
      unloaded[Int(b)] = unloaded[Int(b)] + (context.states[Int(b)].velocity - before.1)
    }
    pair.pointee.threshold /= contact.pointee.restitution
    bounces.bounced.insert(place)
    if motion.moves(Int(a)) { times[Int(a)].last = time }
    if motion.moves(Int(b)) { times[Int(b)].last = time }
    if isShared(row) { forEachCompanion(of: pair) { times[Int($0)].last = time } }
  }

  /// Whether mechanisms may share the impact.
  @inline(__always) private func isShared(_ row: UnsafeMutablePointer<Bounce>) -> Bool {
    row.pointee.hasJoints && motion.joints.pointee.mechanisms.count > 0
  }

  /// Calls the closure with the other bodies of the mechanisms of a pair.
  @inline(never) private func forEachCompanion(
    of pair: UnsafeMutablePointer<BouncePair>, _ visit: (Int32) -> Void
  ) {
    motion.joints.pointee.mechanisms.forEachCompanion(of: pair.pointee.bodyA, pair.pointee.bodyB, visit)
  }

  /// Moves both bodies, and those of their mechanisms, along their paths without contacts.
  @inline(__always) private func advance(
    _ pair: UnsafeMutablePointer<BouncePair>, _ row: UnsafeMutablePointer<Bounce>, by time: Float
  ) {
    motion.advance(pair.pointee.bodyA, by: time)
    motion.advance(pair.pointee.bodyB, by: time)
    if isShared(row) { forEachCompanion(of: pair) { motion.advance($0, by: time) } }
  }
}
