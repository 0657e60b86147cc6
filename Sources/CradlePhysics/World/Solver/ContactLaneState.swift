/// The quantities that a contact's points share while they are solved.
struct ContactLaneState {
  /// The relative velocity along the normal, positive if the bodies separate, and along the tangent, pt/s.
  var normalVelocity: FloatLanes8
  var tangentVelocity: FloatLanes8
  /// The change of the normal velocity by a unit normal impulse, of the tangential one by a unit tangential
  /// impulse, and of each by the other, 1/kg.
  let normalInverseMass: FloatLanes8
  let tangentInverseMass: FloatLanes8
  let skew: FloatLanes8
  /// The angular velocities of the two bodies, rad/s.
  var angularVelocityA: FloatLanes8
  var angularVelocityB: FloatLanes8
  /// The impulses so far, kg·pt/s.
  var normal = FloatLanes8.zero
  var tangent = FloatLanes8.zero

  @inline(__always) init(
    _ lanes: UnsafeMutablePointer<ContactLanes>, _ a: VelocityLanes8, _ b: VelocityLanes8, isSkewed: Bool
  ) {
    let nx = lanes.pointee.nx
    let ny = lanes.pointee.ny
    let vx = b.vx - a.vx
    let vy = b.vy - a.vy
    normalVelocity = vx * nx + vy * ny
    tangentVelocity = vy * nx - vx * ny
    angularVelocityA = a.w
    angularVelocityB = b.w
    let inverseMassX = lanes.pointee.inverseMassAX + lanes.pointee.inverseMassBX
    if isSkewed {
      let inverseMassY = lanes.pointee.inverseMassAY + lanes.pointee.inverseMassBY
      normalInverseMass = nx * nx * inverseMassX + ny * ny * inverseMassY
      tangentInverseMass = ny * ny * inverseMassX + nx * nx * inverseMassY
      skew = nx * ny * (inverseMassY - inverseMassX)
    } else {
      normalInverseMass = inverseMassX
      tangentInverseMass = inverseMassX
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
    _ lanes: UnsafeMutablePointer<ContactLanes>, _ point: UnsafeMutablePointer<ContactPointLanes>,
    isSkewed: Bool
  ) -> ContactLaneState {
    let armA = point.pointee.tangentArmA
    let armB = point.pointee.tangentArmB
    let old = point.pointee.tangentImpulse
    let speed = tangentVelocity + (angularVelocityB * armB - angularVelocityA * armA)
    let most = lanes.pointee.friction * point.pointee.normalImpulse
    let total = FloatLanes8.larger(-most, FloatLanes8.smaller(old - point.pointee.tangentMass * speed, most))
    let change = total - old
    point.pointee.tangentImpulse = total
    var next = self
    next.tangent = tangent + change
    next.tangentVelocity = tangentVelocity + tangentInverseMass * change
    if isSkewed { next.normalVelocity = normalVelocity + skew * change }
    next.angularVelocityA = angularVelocityA - lanes.pointee.inverseInertiaA * armA * change
    next.angularVelocityB = angularVelocityB + lanes.pointee.inverseInertiaB * armB * change
    return next
  }

  /// The state after a normal impulse at a point.
  #if compiler(>=6.3)
    @inline(always)
  #else
    @inline(__always)
  #endif
  func withPush(
    _ lanes: UnsafeMutablePointer<ContactLanes>, _ point: UnsafeMutablePointer<ContactPointLanes>,
    _ pass: ContactPass, useBias: Bool, isSkewed: Bool
  ) -> ContactLaneState {
    let armA = point.pointee.normalArmA
    let armB = point.pointee.normalArmB
    let gap = point.pointee.gap
    let old = point.pointee.normalImpulse
    let mass = point.pointee.normalMass
    let speed = normalVelocity + (angularVelocityB * armB - angularVelocityA * armA)
    let wanted: FloatLanes8
    if useBias {
      let soft = FloatLanes8.larger((gap - lanes.pointee.lift) * lanes.pointee.biasRate, pass.leastBias)
      let bias = FloatLanes8.select(positive: gap, gap * pass.inverseH, soft)
      let massScale = FloatLanes8.select(positive: gap, FloatLanes8(1), lanes.pointee.massScale)
      wanted = massScale * (old - mass * (speed + bias))
    } else {
      wanted = old - mass * (speed + FloatLanes8.larger(gap * pass.inverseH, FloatLanes8.zero))
    }
    var total = FloatLanes8.larger(wanted, FloatLanes8.zero)
    // A branch instead of a lane select: without bounces the speed need not be computed first.
    if lanes.pointee.bounces {
      let isSlow = speed + lanes.pointee.bounceSpeed
      let left = FloatLanes8.select(positive: isSlow, total, FloatLanes8.zero)
      if useBias {
        total = FloatLanes8.select(positive: gap, left, total)
      } else {
        // A contact without an impulse whose gap was open before the displacement, gap − h·speed > 0, has closed
        // unforeseen: it is left to its impact at the start of the next sub-step.
        let isSlowForMissed = speed + lanes.pointee.missedSpeed
        let missed = FloatLanes8.select(positive: isSlowForMissed, total, FloatLanes8.zero)
        let closed = FloatLanes8.select(positive: gap * pass.inverseH - speed, missed, total)
        total = FloatLanes8.select(positive: gap, left, FloatLanes8.select(positive: old, total, closed))
      }
    }
    let change = total - old
    point.pointee.normalImpulse = total
    var next = self
    next.normal = normal + change
    next.normalVelocity = normalVelocity + normalInverseMass * change
    if isSkewed { next.tangentVelocity = tangentVelocity + skew * change }
    // As in `withRelaxedPair`, so that a contact with one point moves alike in any group.
    next.angularVelocityA = angularVelocityA - lanes.pointee.inverseInertiaA * (armA * change)
    next.angularVelocityB = angularVelocityB + lanes.pointee.inverseInertiaB * (armB * change)
    return next
  }

  /// The state after the normal impulses x₁ and x₂ of a contact's two points without push-out, which are solved
  /// together:
  ///
  ///     x₁ = max(w₁ − c₁·x₂, 0),   x₂ = max(w₂ − c₂·x₁, 0)
  ///
  /// wᵢ is a point's impulse while the other has none, cᵢ its loss by a unit impulse of the other. If both push,
  /// x₁ = (w₁ − c₁·w₂)/(1 − c₁·c₂). If that is negative, x₁ = 0, and x₂ follows from it.
  #if compiler(>=6.3)
    @inline(always)
  #else
    @inline(__always)
  #endif
  func withRelaxedPair(
    _ lanes: UnsafeMutablePointer<ContactLanes>, _ points: UnsafeMutablePointer<ContactPointLanes>,
    _ pass: ContactPass, isSkewed: Bool
  ) -> ContactLaneState {
    let second = points + 1
    let (old1, old2) = (points.pointee.normalImpulse, second.pointee.normalImpulse)
    let speed1 =
      normalVelocity
      + (angularVelocityB * points.pointee.normalArmB - angularVelocityA * points.pointee.normalArmA)
    let speed2 =
      normalVelocity
      + (angularVelocityB * second.pointee.normalArmB - angularVelocityA * second.pointee.normalArmA)
    let gapSpeed1 = FloatLanes8.larger(points.pointee.gap * pass.inverseH, FloatLanes8.zero)
    let gapSpeed2 = FloatLanes8.larger(second.pointee.gap * pass.inverseH, FloatLanes8.zero)
    var alone1 = old1 - points.pointee.normalMass * (speed1 + gapSpeed1)
    var alone2 = old2 - second.pointee.normalMass * (speed2 + gapSpeed2)
    var (c1, c2) = (lanes.pointee.pair.firstLoss, lanes.pointee.pair.secondLoss)
    var gain = lanes.pointee.pair.gain
    if lanes.pointee.bounces {
      // A point that is left to its impact has no impulse, whatever the other has.
      let left1 = excess(lanes, points, speed1, pass)
      let left2 = excess(lanes, second, speed2, pass)
      alone1 = FloatLanes8.select(positive: left1, FloatLanes8.zero, alone1)
      alone2 = FloatLanes8.select(positive: left2, FloatLanes8.zero, alone2)
      c1 = FloatLanes8.select(positive: left1, FloatLanes8.zero, c1)
      c2 = FloatLanes8.select(positive: left2, FloatLanes8.zero, c2)
      gain = FloatLanes8.select(positive: FloatLanes8.larger(left1, left2), FloatLanes8(1), gain)
    }
    let w1 = alone1 + c1 * old2
    let w2 = alone2 + c2 * old1
    let both1 = FloatLanes8.larger((w1 - c1 * w2) * gain, FloatLanes8.zero)
    let x2 = FloatLanes8.larger(w2 - c2 * both1, FloatLanes8.zero)
    let x1 = FloatLanes8.larger(w1 - c1 * x2, FloatLanes8.zero)
    points.pointee.normalImpulse = x1
    second.pointee.normalImpulse = x2
    let (change1, change2) = (x1 - old1, x2 - old2)
    let change = change1 + change2
    var next = self
    next.normal = normal + change
    next.normalVelocity = normalVelocity + normalInverseMass * change
    if isSkewed { next.tangentVelocity = tangentVelocity + skew * change }
    next.angularVelocityA =
      angularVelocityA - lanes.pointee.inverseInertiaA
      * (points.pointee.normalArmA * change1 + second.pointee.normalArmA * change2)
    next.angularVelocityB =
      angularVelocityB + lanes.pointee.inverseInertiaB
      * (points.pointee.normalArmB * change1 + second.pointee.normalArmB * change2)
    return next
  }

  /// How much faster a point approaches in a relax pass than it may without an impact, pt/s; 0 or less in the
  /// lanes of points that are solved.
  @inline(__always) private func excess(
    _ lanes: UnsafeMutablePointer<ContactLanes>, _ point: UnsafeMutablePointer<ContactPointLanes>,
    _ speed: FloatLanes8,
    _ pass: ContactPass
  ) -> FloatLanes8 {
    let gap = point.pointee.gap
    let open = FloatLanes8.zero - (speed + lanes.pointee.bounceSpeed)
    let missed = FloatLanes8.zero - (speed + lanes.pointee.missedSpeed)
    let closed = FloatLanes8.select(positive: gap * pass.inverseH - speed, missed, FloatLanes8.zero)
    let old = point.pointee.normalImpulse
    return FloatLanes8.select(
      positive: gap, open, FloatLanes8.select(positive: old, FloatLanes8.zero, closed))
  }
}
