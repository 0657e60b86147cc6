/// Four contacts that share no moving body, solved at once.
///
///     normal:    λ ← max(λ − m·share·(vₙ + bias) − (1 − share)·λ, 0)
///     friction:  λ ← clamp(λ − m·vₜ, ±μ·λₙ)
///
/// Overlap is pushed out like a stiff, strongly damped spring whose velocity the relax pass removes (the soft
/// step of Catto, "Soft Constraints", GDC 2011, and "Solver2D", 2024). Across a gap s the bodies may approach
/// at s/h.
///
/// A pass works on the quantities that its points share, the relative velocity in the contact's axes and the
/// two angular velocities, and applies the sum of the impulses at its end.
struct WideContact: BitwiseCopyable {
  var bodyA: WideBodies
  var bodyB: WideBodies
  var contact: (Int32, Int32, Int32, Int32)
  /// 1 or 2: whether any of the four has a second point.
  var count: Int32
  /// Whether any of the four has friction, and whether any bounces.
  var hasFriction: Bool
  var bounces: Bool
  /// Whether any of the bodies can move along one axis only: a normal impulse then changes the tangential
  /// velocity as well.
  var isSkewed: Bool
  /// Whether any of the shapes is a circle.
  var hasCircles: Bool
  var massAX: Wide
  var massAY: Wide
  var turnA: Wide
  var massBX: Wide
  var massBY: Wide
  var turnB: Wide
  var nx: Wide
  var ny: Wide
  var friction: Wide
  /// The change of one point's normal speed by a unit normal impulse at the other, 1/kg. Only set if any of the
  /// four has a second point.
  var coupling: Wide
  /// Push-out speed per point of overlap, 1/s, and the share of the error solved at once.
  var biasRate: Wide
  var share: Wide
  /// The additional overlap in points that is pushed out: see `ContactLift`.
  var lift: Wide
  /// The approach speed across a gap above which the contact is left to its impact, pt/s.
  var bounceSpeed: Wide
  /// The same for a gap that has closed within the sub-step although no impact was foreseen, pt/s: finite for
  /// bodies on joints, whose path `Flight` follows to second order only. Only set if any of the four bounces.
  var missedSpeed: Wide
  /// The radii of circles, points; 0 for other shapes.
  var radiusA: Wide
  var radiusB: Wide

  /// c·√(m₁·m₂) of two points at most, which is 1 for points in one place, or of bodies that do not turn: how they
  /// share an impulse would then follow from nothing but rounding, which grows by 1/(1 − c²·m₁·m₂), here a thousand.
  private static let mostCoupling: Float = 0.9995

  /// Computes the coupling of packed points. Not inlined: the optimiser would take the packer's vectors apart.
  @inline(never) mutating func couple(_ points: UnsafeMutablePointer<WidePoint>) {
    let second = points + 1
    let massX = massAX + massBX
    let massY = massAY + massBY
    let all =
      (nx * nx * massX + ny * ny * massY) + turnA * (points.pointee.normalArmA * second.pointee.normalArmA)
      + turnB * (points.pointee.normalArmB * second.pointee.normalArmB)
    let most = Wide(Self.mostCoupling)
    let square = (all * points.pointee.normalMass) * (all * second.pointee.normalMass)
    coupling = Wide.select(positive: square - most * most, most * all, all)
  }

  @inline(__always) static func warmStart(
    _ contact: UnsafeMutablePointer<WideContact>, _ points: UnsafeMutablePointer<WidePoint>,
    _ states: UnsafeMutablePointer<BodyState>
  ) {
    let first = points.pointee
    // Contacts without impulses need no warm start: most contacts of a cradle. Contacts with friction are not
    // checked, because they usually have impulses.
    if !contact.pointee.hasFriction {
      let impulses =
        contact.pointee.count > 1 ? first.normalImpulse | points[1].normalImpulse : first.normalImpulse
      if impulses.isZero { return }
    }
    var a = WideVelocity(states, contact.pointee.bodyA)
    var b = WideVelocity(states, contact.pointee.bodyB)
    var normal = first.normalImpulse
    var tangent = first.tangentImpulse
    var spinA = first.normalArmA * first.normalImpulse + first.tangentArmA * first.tangentImpulse
    var spinB = first.normalArmB * first.normalImpulse + first.tangentArmB * first.tangentImpulse
    if contact.pointee.count > 1 {
      let second = points[1]
      normal = normal + second.normalImpulse
      tangent = tangent + second.tangentImpulse
      spinA =
        spinA + (second.normalArmA * second.normalImpulse + second.tangentArmA * second.tangentImpulse)
      spinB =
        spinB + (second.normalArmB * second.normalImpulse + second.tangentArmB * second.tangentImpulse)
    }
    a.w = a.w - contact.pointee.turnA * spinA
    b.w = b.w + contact.pointee.turnB * spinB
    push(contact, &a, &b, normal, tangent)
    a.store(states, contact.pointee.bodyA)
    b.store(states, contact.pointee.bodyB)
  }

  /// Applies an impulse along normal and tangent to the bodies; the points apply the angular part.
  @inline(__always) private static func push(
    _ contact: UnsafeMutablePointer<WideContact>, _ a: inout WideVelocity, _ b: inout WideVelocity,
    _ normal: Wide, _ tangent: Wide
  ) {
    let nx = contact.pointee.nx
    let ny = contact.pointee.ny
    let x = nx * normal - ny * tangent
    let y = ny * normal + nx * tangent
    a.vx = a.vx - contact.pointee.massAX * x
    a.vy = a.vy - contact.pointee.massAY * y
    b.vx = b.vx + contact.pointee.massBX * x
    b.vy = b.vy + contact.pointee.massBY * y
  }

  /// Updates the gaps to the bodies' present positions.
  ///
  ///     s = s₀ + (Δ + R(θB)·rB − rB − R(θA)·rA + rA)·n      r the arms; of a circle that of its centre
  ///
  /// A circle's point of contact does not turn with it: with the whole arm a disc of radius r that rolls by θ in a
  /// step would seem to rise by r·(1 − cos θ), and would sink by as much.
  @inline(__always) static func updateGaps(
    _ contact: UnsafeMutablePointer<WideContact>, _ points: UnsafeMutablePointer<WidePoint>,
    _ states: UnsafeMutablePointer<BodyState>
  ) {
    let a = WideMotion(states, contact.pointee.bodyA)
    let b = WideMotion(states, contact.pointee.bodyB)
    var apart = (b.dx - a.dx) * contact.pointee.nx + (b.dy - a.dy) * contact.pointee.ny
    if contact.pointee.hasCircles {
      apart = apart + (a.c * contact.pointee.radiusA + b.c * contact.pointee.radiusB)
    }
    updateGaps(points, a, b, apart)
    if contact.pointee.count > 1 { updateGaps(points + 1, a, b, apart) }
  }

  /// The separation of the bodies along the normal since the step's start, with their arms' rotation.
  @inline(__always) private static func updateGaps(
    _ point: UnsafeMutablePointer<WidePoint>, _ a: WideMotion, _ b: WideMotion, _ apart: Wide
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
    _ contact: UnsafeMutablePointer<WideContact>, _ points: UnsafeMutablePointer<WidePoint>,
    _ states: UnsafeMutablePointer<BodyState>, _ pass: ContactPass, useBias: Bool
  ) {
    if contact.pointee.isSkewed {
      solveSkewed(contact, points, states, pass, useBias: useBias)
    } else {
      solve(contact, points, states, pass, useBias: useBias, isSkewed: false)
    }
  }

  @inline(never) private static func solveSkewed(
    _ contact: UnsafeMutablePointer<WideContact>, _ points: UnsafeMutablePointer<WidePoint>,
    _ states: UnsafeMutablePointer<BodyState>, _ pass: ContactPass, useBias: Bool
  ) {
    solve(contact, points, states, pass, useBias: useBias, isSkewed: true)
  }

  #if compiler(>=6.3)
    @inline(always)
  #else
    @inline(__always)
  #endif
  private static func solve(
    _ contact: UnsafeMutablePointer<WideContact>, _ points: UnsafeMutablePointer<WidePoint>,
    _ states: UnsafeMutablePointer<BodyState>, _ pass: ContactPass, useBias: Bool, isSkewed: Bool
  ) {
    var a = WideVelocity(states, contact.pointee.bodyA)
    var b = WideVelocity(states, contact.pointee.bodyB)
    var work = WideWork(contact, a, b, isSkewed: isSkewed)
    let hasSecond = contact.pointee.count > 1
    let hasFriction = contact.pointee.hasFriction && pass.friction != .none
    if hasFriction && pass.friction == .first {
      work = work.withFriction(contact, points, isSkewed: isSkewed)
      if hasSecond { work = work.withFriction(contact, points + 1, isSkewed: isSkewed) }
    }
    if !useBias && hasSecond && pass.friction == .last {
      work = work.withRelaxedPair(contact, points, pass, isSkewed: isSkewed)
    } else {
      // The point solved first yields slightly: alternating the order keeps a straight stack straight.
      let isTurned = hasSecond && pass.secondFirst
      work = work.withPush(
        contact, isTurned ? points + 1 : points, pass, useBias: useBias, isSkewed: isSkewed)
      if hasSecond {
        work = work.withPush(
          contact, isTurned ? points : points + 1, pass, useBias: useBias, isSkewed: isSkewed)
      }
    }
    if hasFriction && pass.friction == .last {
      work = work.withFriction(contact, points, isSkewed: isSkewed)
      if hasSecond { work = work.withFriction(contact, points + 1, isSkewed: isSkewed) }
    }
    if !hasFriction, work.normal.isZero { return }
    a.w = work.turnA
    b.w = work.turnB
    push(contact, &a, &b, work.normal, work.tangent)
    a.store(states, contact.pointee.bodyA)
    b.store(states, contact.pointee.bodyB)
  }
}
