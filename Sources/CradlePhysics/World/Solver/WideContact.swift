/// One point of four contacts at once.
struct WidePoint: BitwiseCopyable {
  var armAX: Wide
  var armAY: Wide
  var armBX: Wide
  var armBY: Wide
  /// The gap at the step's start, points.
  var separation: Wide
  /// The gap now: bodies move between the solve and the relax passes only, so the first relax pass works it out for all
  /// until the next.
  var gap: Wide
  var normalImpulse: Wide
  var tangentImpulse: Wide
  var normalMass: Wide
  var tangentMass: Wide
}

/// Four contacts that share no moving body, solved at once.
///
///     normal:    λ ← max(λ − m·share·(vₙ + bias) − (1 − share)·λ, 0)
///     friction:  λ ← clamp(λ − m·vₜ, ±μ·λₙ)
///
/// Overlap is pushed out like a stiff, strongly damped spring whose velocity the relax pass takes away again (the soft
/// step of Catto, "Soft Constraints", GDC 2011, and "Solver2D", 2024). A gap s ahead lets them approach at s/h.
struct WideContact: BitwiseCopyable {
  var bodyA: (Int32, Int32, Int32, Int32)
  var bodyB: (Int32, Int32, Int32, Int32)
  var contact: (Int32, Int32, Int32, Int32)
  /// 1 or 2: whether any of the four has a second point.
  var count: Int32
  /// Whether any of the four rubs, and whether any bounces.
  var rubs: Bool
  var bounces: Bool
  var massAX: Wide
  var massAY: Wide
  var turnA: Wide
  var massBX: Wide
  var massBY: Wide
  var turnB: Wide
  var nx: Wide
  var ny: Wide
  var friction: Wide
  /// Push-out speed per point of overlap, 1/s, and the share of the error solved at once.
  var biasRate: Wide
  var share: Wide
  /// How fast a gap may close after the relax pass, per point, 1/s: the rest of it within a sub-step, or at any speed
  /// where the next impact sweep must find the full speed. What is too slow to bounce closes the rest of it too: else a
  /// contact that carries something lets go of it for a gap of a rounding error, and a box on the floor rocks for ever.
  var closingRate: Wide

  @inline(__always) private static func push(
    _ contact: UnsafeMutablePointer<WideContact>, _ point: WidePoint, _ a: inout WideVelocity,
    _ b: inout WideVelocity,
    _ px: Wide, _ py: Wide
  ) {
    a.vx = a.vx - contact.pointee.massAX * px
    a.vy = a.vy - contact.pointee.massAY * py
    a.w = a.w - contact.pointee.turnA * (point.armAX * py - point.armAY * px)
    b.vx = b.vx + contact.pointee.massBX * px
    b.vy = b.vy + contact.pointee.massBY * py
    b.w = b.w + contact.pointee.turnB * (point.armBX * py - point.armBY * px)
  }

  @inline(__always) static func warmStart(
    _ contact: UnsafeMutablePointer<WideContact>, _ points: UnsafeMutablePointer<WidePoint>,
    _ states: UnsafeMutablePointer<BodyState>
  ) {
    let first = points[0]
    // What nothing presses together needs no push: most contacts of a cradle. What rubs is seldom without.
    if !contact.pointee.rubs {
      let impulses =
        contact.pointee.count > 1 ? first.normalImpulse | points[1].normalImpulse : first.normalImpulse
      if impulses.isZero { return }
    }
    var a = WideVelocity(states, contact.pointee.bodyA)
    var b = WideVelocity(states, contact.pointee.bodyB)
    let nx = contact.pointee.nx
    let ny = contact.pointee.ny
    push(
      contact, first, &a, &b, nx * first.normalImpulse - ny * first.tangentImpulse,
      ny * first.normalImpulse + nx * first.tangentImpulse)
    if contact.pointee.count > 1 {
      let second = points[1]
      push(
        contact, second, &a, &b, nx * second.normalImpulse - ny * second.tangentImpulse,
        ny * second.normalImpulse + nx * second.tangentImpulse)
    }
    a.store(states, contact.pointee.bodyA)
    b.store(states, contact.pointee.bodyB)
  }

  @inline(__always) private static func solveFriction(
    _ contact: UnsafeMutablePointer<WideContact>, _ point: UnsafeMutablePointer<WidePoint>,
    _ a: inout WideVelocity, _ b: inout WideVelocity
  ) {
    let nx = contact.pointee.nx
    let ny = contact.pointee.ny
    let p = point.pointee
    let vx = (b.vx - b.w * p.armBY) - (a.vx - a.w * p.armAY)
    let vy = (b.vy + b.w * p.armBX) - (a.vy + a.w * p.armAX)
    let slide = vy * nx - vx * ny
    let most = contact.pointee.friction * p.normalImpulse
    let total = Wide.larger(-most, Wide.smaller(p.tangentImpulse - p.tangentMass * slide, most))
    let change = total - p.tangentImpulse
    point.pointee.tangentImpulse = total
    push(contact, p, &a, &b, -(ny * change), nx * change)
  }

  /// How far the bodies moved apart along the normal since the step's start, arms turning with them.
  @inline(__always) private static func look(
    _ contact: UnsafeMutablePointer<WideContact>, _ point: UnsafeMutablePointer<WidePoint>, _ a: WideMotion,
    _ b: WideMotion
  ) {
    let p = point.pointee
    let swingX = (b.c * p.armBX - b.s * p.armBY) - (a.c * p.armAX - a.s * p.armAY) + (b.dx - a.dx)
    let swingY = (b.s * p.armBX + b.c * p.armBY) - (a.s * p.armAX + a.c * p.armAY) + (b.dy - a.dy)
    point.pointee.gap = p.separation + (swingX * contact.pointee.nx + swingY * contact.pointee.ny)
  }

  /// Brings the gaps up to date with where the bodies are.
  @inline(__always) static func look(
    _ contact: UnsafeMutablePointer<WideContact>, _ points: UnsafeMutablePointer<WidePoint>,
    _ states: UnsafeMutablePointer<BodyState>
  ) {
    let a = WideMotion(states, contact.pointee.bodyA)
    let b = WideMotion(states, contact.pointee.bodyB)
    look(contact, points, a, b)
    if contact.pointee.count > 1 { look(contact, points + 1, a, b) }
  }

  /// Whether anything changed.
  @inline(__always) private static func solveNormal(
    _ contact: UnsafeMutablePointer<WideContact>, _ point: UnsafeMutablePointer<WidePoint>,
    _ a: inout WideVelocity, _ b: inout WideVelocity, _ pass: ContactPass, useBias: Bool
  ) -> Bool {
    let nx = contact.pointee.nx
    let ny = contact.pointee.ny
    let p = point.pointee
    let gap = p.gap
    let vx = (b.vx - b.w * p.armBY) - (a.vx - a.w * p.armAY)
    let vy = (b.vy + b.w * p.armBX) - (a.vy + a.w * p.armAX)
    let speed = vx * nx + vy * ny
    let wanted: Wide
    if useBias {
      let one = Wide(1)
      let soft = Wide.larger(gap * contact.pointee.biasRate, pass.slowest)
      let bias = Wide.select(positive: gap, gap * pass.inverseH, Wide.smaller(soft, Wide.zero))
      let share = Wide.select(positive: gap, one, contact.pointee.share)
      wanted = p.normalImpulse - p.normalMass * share * (speed + bias) - (one - share) * p.normalImpulse
    } else {
      var rate = pass.inverseH
      // A branch, not a choice by lane: where nothing bounces nobody waits for the speed.
      if contact.pointee.bounces {
        rate = Wide.select(positive: speed + pass.bounceSpeed, rate, contact.pointee.closingRate)
      }
      let bias = Wide.larger(gap * rate, Wide.zero)
      wanted = p.normalImpulse - p.normalMass * (speed + bias)
    }
    let total = Wide.larger(wanted, Wide.zero)
    if !contact.pointee.rubs, (total | p.normalImpulse).isZero { return false }
    let change = total - p.normalImpulse
    point.pointee.normalImpulse = total
    push(contact, p, &a, &b, nx * change, ny * change)
    return true
  }

  /// One pass over one contact. `useBias` pushes overlap out; without it the speed of that push is taken away again.
  @inline(__always) static func solve(
    _ contact: UnsafeMutablePointer<WideContact>, _ points: UnsafeMutablePointer<WidePoint>,
    _ states: UnsafeMutablePointer<BodyState>, _ pass: ContactPass, useBias: Bool
  ) {
    var a = WideVelocity(states, contact.pointee.bodyA)
    var b = WideVelocity(states, contact.pointee.bodyB)
    // Friction first, from the last normal impulse: what must not overlap has the last word.
    if contact.pointee.rubs { solveFriction(contact, points, &a, &b) }
    var hasChanged = contact.pointee.rubs
    if contact.pointee.count > 1 {
      if contact.pointee.rubs { solveFriction(contact, points + 1, &a, &b) }
      // The point that goes first gives way a little: taking turns keeps a straight stack straight.
      let first = pass.secondFirst ? points + 1 : points
      let second = pass.secondFirst ? points : points + 1
      if solveNormal(contact, first, &a, &b, pass, useBias: useBias) { hasChanged = true }
      if solveNormal(contact, second, &a, &b, pass, useBias: useBias) { hasChanged = true }
    } else if solveNormal(contact, points, &a, &b, pass, useBias: useBias) {
      hasChanged = true
    }
    guard hasChanged else { return }
    a.store(states, contact.pointee.bodyA)
    b.store(states, contact.pointee.bodyB)
  }
}

/// What one pass over the contacts needs to know.
struct ContactPass {
  /// Whether the second of two points is solved before the first.
  let secondFirst: Bool
  let inverseH: Wide
  /// The fastest push-out, as a negative speed.
  let slowest: Wide
  /// What approaches slower than this does not bounce, in pt/s.
  let bounceSpeed: Wide
}
