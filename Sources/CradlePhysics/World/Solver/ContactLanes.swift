/// Eight contacts that share no moving body, solved at once.
///
///     normal:    λ ← max(massScale·(λ − m·(vₙ + bias)), 0)
///     friction:  λ ← clamp(λ − m·vₜ, ±μ·λₙ)
///
/// Overlap is pushed out like a stiff, strongly damped spring whose velocity the relax pass removes (the soft
/// step of Catto, "Soft Constraints", GDC 2011, and "Solver2D", 2024). Across a gap s the bodies may approach
/// at s/h.
///
/// A pass works on the quantities that its points share, the relative velocity in the contact's axes and the
/// two angular velocities, and applies the sum of the impulses at its end.
struct ContactLanes: BitwiseCopyable {
  var bodyA: BodyLanes8
  var bodyB: BodyLanes8
  /// The contacts' slots; −1 in unused lanes.
  var contacts: SIMD8<Int32>
  /// 1 or 2: whether any of the eight has a second point.
  var count: Int32
  /// Whether any of the eight has friction, and whether any bounces.
  var hasFriction: Bool
  var bounces: Bool
  /// Whether any of the bodies can move along one axis only: a normal impulse then changes the tangential
  /// velocity as well.
  var isSkewed: Bool
  /// Whether any of the shapes is a circle.
  var hasCircles: Bool
  /// The bodies' inverse masses along x and y, 1/kg, and their inverse inertia, 1/(kg·pt²).
  var inverseMassAX: FloatLanes8
  var inverseMassAY: FloatLanes8
  var inverseInertiaA: FloatLanes8
  var inverseMassBX: FloatLanes8
  var inverseMassBY: FloatLanes8
  var inverseInertiaB: FloatLanes8
  var nx: FloatLanes8
  var ny: FloatLanes8
  var friction: FloatLanes8
  /// How a contact's two points are solved together: see `ContactLaneState.withRelaxedPair`.
  var pair: PointPairLanes
  /// Push-out speed per point of overlap, 1/s, and the share of the normal mass that acts on overlap: Box2D's mass
  /// scale. Its impulse scale, by which the old impulse decays, is 1 minus that.
  var biasRate: FloatLanes8
  var massScale: FloatLanes8
  /// The additional overlap in points that is pushed out: see `ContactLift`.
  var lift: FloatLanes8
  /// The approach speed across a gap above which the contact is left to its impact, pt/s.
  var bounceSpeed: FloatLanes8
  /// The same for a gap that closed within the sub-step without a predicted impact, pt/s. It is finite for bodies on
  /// joints only, because `Flight` predicts their path to second order. Only set if any of the eight bounces.
  var missedSpeed: FloatLanes8
  /// The radii of circles, points; 0 for other shapes.
  var radiusA: FloatLanes8
  var radiusB: FloatLanes8

  @inline(__always) static func warmStart(
    _ lanes: UnsafeMutablePointer<ContactLanes>, _ points: UnsafeMutablePointer<ContactPointLanes>,
    _ states: UnsafeMutablePointer<BodyState>
  ) {
    let first = points.pointee
    // Contacts without impulses need no warm start: most contacts of a cradle. Contacts with friction are not
    // checked, because they usually have impulses.
    if !lanes.pointee.hasFriction {
      let impulses =
        lanes.pointee.count > 1 ? first.normalImpulse | points[1].normalImpulse : first.normalImpulse
      if impulses.isZero { return }
    }
    var a = VelocityLanes8(states, lanes.pointee.bodyA)
    var b = VelocityLanes8(states, lanes.pointee.bodyB)
    var normal = first.normalImpulse
    var tangent = first.tangentImpulse
    var spinA = first.normalArmA * first.normalImpulse + first.tangentArmA * first.tangentImpulse
    var spinB = first.normalArmB * first.normalImpulse + first.tangentArmB * first.tangentImpulse
    if lanes.pointee.count > 1 {
      let second = points[1]
      normal = normal + second.normalImpulse
      tangent = tangent + second.tangentImpulse
      spinA =
        spinA + (second.normalArmA * second.normalImpulse + second.tangentArmA * second.tangentImpulse)
      spinB =
        spinB + (second.normalArmB * second.normalImpulse + second.tangentArmB * second.tangentImpulse)
    }
    a.w = a.w - lanes.pointee.inverseInertiaA * spinA
    b.w = b.w + lanes.pointee.inverseInertiaB * spinB
    push(lanes, &a, &b, normal, tangent)
    a.store(states, lanes.pointee.bodyA)
    b.store(states, lanes.pointee.bodyB)
  }

  /// Applies an impulse along normal and tangent to the bodies; the points apply the angular part.
  @inline(__always) private static func push(
    _ lanes: UnsafeMutablePointer<ContactLanes>, _ a: inout VelocityLanes8, _ b: inout VelocityLanes8,
    _ normal: FloatLanes8, _ tangent: FloatLanes8
  ) {
    let nx = lanes.pointee.nx
    let ny = lanes.pointee.ny
    let x = nx * normal - ny * tangent
    let y = ny * normal + nx * tangent
    a.vx = a.vx - lanes.pointee.inverseMassAX * x
    a.vy = a.vy - lanes.pointee.inverseMassAY * y
    b.vx = b.vx + lanes.pointee.inverseMassBX * x
    b.vy = b.vy + lanes.pointee.inverseMassBY * y
  }

  /// Updates the gaps to the bodies' present positions.
  ///
  ///     s = s₀ + (Δ + R(θB)·rB − rB − R(θA)·rA + rA)·n      r the arms; of a circle that of its centre
  ///
  /// A circle's point of contact does not turn with it: with the whole arm a disc of radius r that rolls by θ in a
  /// step would seem to rise by r·(1 − cos θ), and would sink by as much.
  @inline(__always) static func updateGaps(
    _ lanes: UnsafeMutablePointer<ContactLanes>, _ points: UnsafeMutablePointer<ContactPointLanes>,
    _ states: UnsafeMutablePointer<BodyState>
  ) {
    let a = MotionLanes8(states, lanes.pointee.bodyA)
    let b = MotionLanes8(states, lanes.pointee.bodyB)
    var apart = (b.dx - a.dx) * lanes.pointee.nx + (b.dy - a.dy) * lanes.pointee.ny
    if lanes.pointee.hasCircles {
      apart = apart + (a.c * lanes.pointee.radiusA + b.c * lanes.pointee.radiusB)
    }
    updateGaps(points, a, b, apart)
    if lanes.pointee.count > 1 { updateGaps(points + 1, a, b, apart) }
  }

  /// The separation of the bodies along the normal since the step's start, with their arms' rotation.
  @inline(__always) private static func updateGaps(
    _ point: UnsafeMutablePointer<ContactPointLanes>, _ a: MotionLanes8, _ b: MotionLanes8,
    _ apart: FloatLanes8
  ) {
    let p = point.pointee
    let swingA = a.c * p.tangentArmA + a.s * p.normalArmA
    let swingB = b.c * p.tangentArmB + b.s * p.normalArmB
    point.pointee.gap = p.separation + ((swingB - swingA) + apart)
  }

  /// One pass over one contact. `useBias` pushes overlap out; without it the push-out speed is removed.
  #if compiler(>=6.3)
    @inline(always)
  #else
    @inline(__always)
  #endif
  static func solve(
    _ lanes: UnsafeMutablePointer<ContactLanes>, _ points: UnsafeMutablePointer<ContactPointLanes>,
    _ states: UnsafeMutablePointer<BodyState>, _ pass: ContactPass, useBias: Bool
  ) {
    if lanes.pointee.isSkewed {
      solveSkewed(lanes, points, states, pass, useBias: useBias)
    } else {
      solve(lanes, points, states, pass, useBias: useBias, isSkewed: false)
    }
  }

  @inline(never) private static func solveSkewed(
    _ lanes: UnsafeMutablePointer<ContactLanes>, _ points: UnsafeMutablePointer<ContactPointLanes>,
    _ states: UnsafeMutablePointer<BodyState>, _ pass: ContactPass, useBias: Bool
  ) {
    solve(lanes, points, states, pass, useBias: useBias, isSkewed: true)
  }

  #if compiler(>=6.3)
    @inline(always)
  #else
    @inline(__always)
  #endif
  private static func solve(
    _ lanes: UnsafeMutablePointer<ContactLanes>, _ points: UnsafeMutablePointer<ContactPointLanes>,
    _ states: UnsafeMutablePointer<BodyState>, _ pass: ContactPass, useBias: Bool, isSkewed: Bool
  ) {
    var a = VelocityLanes8(states, lanes.pointee.bodyA)
    var b = VelocityLanes8(states, lanes.pointee.bodyB)
    var work = ContactLaneState(lanes, a, b, isSkewed: isSkewed)
    let hasSecond = lanes.pointee.count > 1
    let hasFriction = lanes.pointee.hasFriction && pass.friction != .none
    if hasFriction && pass.friction == .first {
      work = work.withFriction(lanes, points, isSkewed: isSkewed)
      if hasSecond { work = work.withFriction(lanes, points + 1, isSkewed: isSkewed) }
    }
    if !useBias && hasSecond && pass.friction == .last {
      work = work.withRelaxedPair(lanes, points, pass, isSkewed: isSkewed)
    } else {
      // The point solved first yields slightly: alternating the order keeps a straight stack straight.
      let isTurned = hasSecond && pass.secondFirst
      work = work.withPush(
        lanes, isTurned ? points + 1 : points, pass, useBias: useBias, isSkewed: isSkewed)
      if hasSecond {
        work = work.withPush(
          lanes, isTurned ? points : points + 1, pass, useBias: useBias, isSkewed: isSkewed)
      }
    }
    if hasFriction && pass.friction == .last {
      work = work.withFriction(lanes, points, isSkewed: isSkewed)
      if hasSecond { work = work.withFriction(lanes, points + 1, isSkewed: isSkewed) }
    }
    if !hasFriction, work.normal.isZero { return }
    a.w = work.angularVelocityA
    b.w = work.angularVelocityB
    push(lanes, &a, &b, work.normal, work.tangent)
    a.store(states, lanes.pointee.bodyA)
    b.store(states, lanes.pointee.bodyB)
  }
}
