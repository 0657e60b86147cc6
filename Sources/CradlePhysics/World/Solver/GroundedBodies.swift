/// A body whose only contact is with static ground: it rests, slides or rolls there.
///
///     x ← x + ½h·(v₀ + v)·t      t the ground's direction, v₀ the velocity before the sub-step's accelerations, v after
///
/// The whole acceleration of a loaded body is applied before its displacement (see `SubStep`), which alone would put
/// it ½h·Δv ahead of its path; the trapezoidal rule does not. Across the ground the contact decides the displacement.
/// A body between moving ones is not corrected, because each displacement would depend on the others'.
struct GroundedBody: BitwiseCopyable {
  let index: Int32
  /// Whether its rotation leaves the gap alone: a circle's.
  let rolls: Bool
  /// The ground's direction.
  let tangent: LocalVector
  /// v₀ along it, pt/s, and about the centre of mass, rad/s.
  var along: Float = 0
  var turn: Float = 0
}

/// The grounded bodies of a step, for its sub-steps.
struct GroundedSpans {
  let bodies: UnsafeMutablePointer<GroundedBody>
  let count: Int

  /// Records the velocities at the start of a sub-step.
  func noteVelocities(_ states: UnsafeMutablePointer<BodyState>) {
    for place in 0..<count {
      let body = bodies + place
      let state = states + Int(body.pointee.index)
      body.pointee.along = body.pointee.tangent.dot(LocalVector(state.pointee.vx, state.pointee.vy))
      body.pointee.turn = state.pointee.w
    }
  }

  /// Takes half of the velocities' changes back from displacements by the changed velocities.
  func correctDisplacements(_ states: UnsafeMutablePointer<BodyState>, h: Float) {
    for place in 0..<count {
      let body = bodies + place
      let state = states + Int(body.pointee.index)
      let tangent = body.pointee.tangent
      let change = tangent.dot(LocalVector(state.pointee.vx, state.pointee.vy)) - body.pointee.along
      state.pointee.dx -= 0.5 * h * change * tangent.x
      state.pointee.dy -= 0.5 * h * change * tangent.y
      if body.pointee.rolls { state.pointee.turn(by: -0.5 * h * (state.pointee.w - body.pointee.turn)) }
    }
  }
}

/// Finds the grounded bodies of a step; kept between steps, so that a steady step allocates nothing.
struct GroundedBodies: ~Copyable {
  private var grounded = Buffer<GroundedBody>()

  var byteCount: Int { grounded.byteCount }
  var spans: GroundedSpans { GroundedSpans(bodies: grounded.base, count: grounded.count) }

  mutating func removeAll() { grounded.removeAll() }

  /// Makes room for as many bodies as there are contacts.
  mutating func reserve(_ contactCount: Int) { grounded.reserve(contactCount) }

  /// Adds a body at the first of its contacts, which is with a wall, if that carries it. Joints are solved for the end of a
  /// displacement by the changed velocity, and a body on a rail may not leave it.
  @inline(__always) mutating func add(
    _ index: Int32, _ contact: UnsafeMutablePointer<Contact>, _ bodies: BodySpans, _ joints: JointLinks
  ) {
    let mass = bodies.masses + Int(index)
    guard mass.pointee.x > 0, mass.pointee.y > 0, joints.first[Int(index)] < 0,
      !bodies.records[Int(index)].isHeld
    else { return }
    let normal = contact.pointee.manifold.normal
    let rolls = contact.pointee.isRound || (contact.pointee.hasCircle && contact.pointee.bodyB == index)
    grounded.append(GroundedBody(index: index, rolls: rolls, tangent: LocalVector(-normal.y, normal.x)))
  }

  /// Keeps the bodies with a single contact: `colors` has one bit for each of a body's contacts.
  mutating func keepSingle(_ colors: UnsafeMutablePointer<UInt64>) {
    var end = grounded.base
    for place in 0..<grounded.count where colors[Int(grounded.base[place].index)].nonzeroBitCount == 1 {
      end.pointee = grounded.base[place]
      end += 1
    }
    grounded.advance(to: end)
  }

  /// Releases memory if the capacity is many times the needed number of contacts.
  mutating func releaseExcess(keeping needed: Int) { grounded.releaseExcess(keeping: needed) }
}
