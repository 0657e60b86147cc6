/// The quantities that a contact's points share while they are solved.
struct WideWork {
  /// The relative velocity along normal and tangent, pt/s.
  var approach: Wide
  var slide: Wide
  /// The change of the approach by a unit normal impulse, of the slide by a tangential one, and of each by
  /// the other.
  let normalShare: Wide
  let tangentShare: Wide
  let skew: Wide
  /// The angular velocities of the two bodies, rad/s.
  var turnA: Wide
  var turnB: Wide
  /// The impulses so far, kg·pt/s.
  var normal = Wide.zero
  var tangent = Wide.zero

  @inline(__always) init(
    _ contact: UnsafeMutablePointer<WideContact>, _ a: WideVelocity, _ b: WideVelocity, isSkewed: Bool
  ) {
    let nx = contact.pointee.nx
    let ny = contact.pointee.ny
    let vx = b.vx - a.vx
    let vy = b.vy - a.vy
    approach = vx * nx + vy * ny
    slide = vy * nx - vx * ny
    turnA = a.w
    turnB = b.w
    let massX = contact.pointee.massAX + contact.pointee.massBX
    if isSkewed {
      let massY = contact.pointee.massAY + contact.pointee.massBY
      normalShare = nx * nx * massX + ny * ny * massY
      tangentShare = ny * ny * massX + nx * nx * massY
      skew = nx * ny * (massY - massX)
    } else {
      normalShare = massX
      tangentShare = massX
      skew = .zero
    }
  }

  /// The state after friction at a point.
  #if compiler(>=6.3)
    @inline(always)
  #else
    @inline(__always)
  #endif
  func withFriction(
    _ contact: UnsafeMutablePointer<WideContact>, _ point: UnsafeMutablePointer<WidePoint>, isSkewed: Bool
  ) -> WideWork {
    let armA = point.pointee.tangentArmA
    let armB = point.pointee.tangentArmB
    let old = point.pointee.tangentImpulse
    let speed = slide + (turnB * armB - turnA * armA)
    let most = contact.pointee.friction * point.pointee.normalImpulse
    let total = Wide.larger(-most, Wide.smaller(old - point.pointee.tangentMass * speed, most))
    let change = total - old
    point.pointee.tangentImpulse = total
    var next = self
    next.tangent = tangent + change
    next.slide = slide + tangentShare * change
    if isSkewed { next.approach = approach + skew * change }
    next.turnA = turnA - contact.pointee.turnA * armA * change
    next.turnB = turnB + contact.pointee.turnB * armB * change
    return next
  }

  /// The state after a normal impulse at a point.
  #if compiler(>=6.3)
    @inline(always)
  #else
    @inline(__always)
  #endif
  func withPush(
    _ contact: UnsafeMutablePointer<WideContact>, _ point: UnsafeMutablePointer<WidePoint>,
    _ pass: ContactPass, useBias: Bool, isSkewed: Bool
  ) -> WideWork {
    let armA = point.pointee.normalArmA
    let armB = point.pointee.normalArmB
    let gap = point.pointee.gap
    let old = point.pointee.normalImpulse
    let mass = point.pointee.normalMass
    let speed = approach + (turnB * armB - turnA * armA)
    let wanted: Wide
    if useBias {
      let one = Wide(1)
      let soft = Wide.larger((gap - contact.pointee.lift) * contact.pointee.biasRate, pass.slowest)
      let bias = Wide.select(positive: gap, gap * pass.inverseH, soft)
      let share = Wide.select(positive: gap, one, contact.pointee.share)
      wanted = old - mass * share * (speed + bias) - (one - share) * old
    } else {
      wanted = old - mass * (speed + Wide.larger(gap * pass.inverseH, Wide.zero))
    }
    var total = Wide.larger(wanted, Wide.zero)
    // A branch instead of a lane select: without bounces the speed need not be computed first.
    if contact.pointee.bounces {
      let isSlow = speed + contact.pointee.bounceSpeed
      let left = Wide.select(positive: isSlow, total, Wide.zero)
      if useBias {
        total = Wide.select(positive: gap, left, total)
      } else {
        // A contact without an impulse whose gap was open before the displacement, gap − h·speed > 0, has closed
        // unforeseen: it is left to its impact at the start of the next sub-step.
        let isSlowForMissed = speed + contact.pointee.missedSpeed
        let missed = Wide.select(positive: isSlowForMissed, total, Wide.zero)
        let closed = Wide.select(positive: gap * pass.inverseH - speed, missed, total)
        total = Wide.select(positive: gap, left, Wide.select(positive: old, total, closed))
      }
    }
    let change = total - old
    point.pointee.normalImpulse = total
    var next = self
    next.normal = normal + change
    next.approach = approach + normalShare * change
    if isSkewed { next.slide = slide + skew * change }
    next.turnA = turnA - contact.pointee.turnA * armA * change
    next.turnB = turnB + contact.pointee.turnB * armB * change
    return next
  }

  /// The state after the normal impulses x₁ and x₂ of a contact's two points without push-out, which are solved
  /// together:
  ///
  ///     x₁ = max(w₁ − c₁·x₂, 0),   x₂ = max(w₂ − c₂·x₁, 0)
  ///
  /// wᵢ is a point's impulse while the other has none, cᵢ = mᵢ·c its loss by a unit impulse of the other, c the
  /// coupling. If both push, x₁ = (w₁ − c₁·w₂)/(1 − c₁·c₂). If that is negative, x₁ = 0, and x₂ follows from it.
  #if compiler(>=6.3)
    @inline(always)
  #else
    @inline(__always)
  #endif
  func withRelaxedPair(
    _ contact: UnsafeMutablePointer<WideContact>, _ points: UnsafeMutablePointer<WidePoint>,
    _ pass: ContactPass, isSkewed: Bool
  ) -> WideWork {
    let second = points + 1
    let (old1, old2) = (points.pointee.normalImpulse, second.pointee.normalImpulse)
    let speed1 = approach + (turnB * points.pointee.normalArmB - turnA * points.pointee.normalArmA)
    let speed2 = approach + (turnB * second.pointee.normalArmB - turnA * second.pointee.normalArmA)
    var mass1 = points.pointee.normalMass
    var mass2 = second.pointee.normalMass
    var alone1 = old1 - mass1 * (speed1 + Wide.larger(points.pointee.gap * pass.inverseH, Wide.zero))
    var alone2 = old2 - mass2 * (speed2 + Wide.larger(second.pointee.gap * pass.inverseH, Wide.zero))
    if contact.pointee.bounces {
      // A point that is left to its impact has no impulse, whatever the other has.
      let left1 = excess(contact, points, speed1, pass)
      let left2 = excess(contact, second, speed2, pass)
      alone1 = Wide.select(positive: left1, Wide.zero, alone1)
      alone2 = Wide.select(positive: left2, Wide.zero, alone2)
      mass1 = Wide.select(positive: left1, Wide.zero, mass1)
      mass2 = Wide.select(positive: left2, Wide.zero, mass2)
    }
    let (c1, c2) = (mass1 * contact.pointee.coupling, mass2 * contact.pointee.coupling)
    let w1 = alone1 + c1 * old2
    let w2 = alone2 + c2 * old1
    let both1 = (w1 - c1 * w2) / (Wide(1) - c1 * c2)
    let x2 = Wide.larger(w2 - c2 * Wide.larger(both1, Wide.zero), Wide.zero)
    let x1 = Wide.larger(w1 - c1 * x2, Wide.zero)
    points.pointee.normalImpulse = x1
    second.pointee.normalImpulse = x2
    let (change1, change2) = (x1 - old1, x2 - old2)
    let change = change1 + change2
    var next = self
    next.normal = normal + change
    next.approach = approach + normalShare * change
    if isSkewed { next.slide = slide + skew * change }
    next.turnA =
      turnA - contact.pointee.turnA
      * (points.pointee.normalArmA * change1 + second.pointee.normalArmA * change2)
    next.turnB =
      turnB + contact.pointee.turnB
      * (points.pointee.normalArmB * change1 + second.pointee.normalArmB * change2)
    return next
  }

  /// How much faster a point approaches in a relax pass than it may without an impact, pt/s; 0 or less in the
  /// lanes of points that are solved.
  @inline(__always) private func excess(
    _ contact: UnsafeMutablePointer<WideContact>, _ point: UnsafeMutablePointer<WidePoint>, _ speed: Wide,
    _ pass: ContactPass
  ) -> Wide {
    let gap = point.pointee.gap
    let open = Wide.zero - (speed + contact.pointee.bounceSpeed)
    let missed = Wide.zero - (speed + contact.pointee.missedSpeed)
    let closed = Wide.select(positive: gap * pass.inverseH - speed, missed, Wide.zero)
    let old = point.pointee.normalImpulse
    return Wide.select(positive: gap, open, Wide.select(positive: old, Wide.zero, closed))
  }
}
