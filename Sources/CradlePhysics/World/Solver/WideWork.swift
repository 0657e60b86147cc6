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
    _ contact: UnsafeMutablePointer<WideContact>, _ point: UnsafeMutablePointer<WidePoint>,
    _ pass: ContactPass,
    isSkewed: Bool
  ) -> WideWork {
    let armA = point.pointee.tangentArmA
    let armB = point.pointee.tangentArmB
    let old = point.pointee.tangentImpulse
    let speed = slide + (turnB * armB - turnA * armA)
    var normal = point.pointee.normalImpulse
    if pass.friction == .ahead {
      let gap = point.pointee.gap
      let approach = approach + (turnB * point.pointee.normalArmB - turnA * point.pointee.normalArmA)
      let excess = approach + Wide.larger(gap * pass.inverseH, Wide.zero)
      let reached = Wide.larger(normal, normal - point.pointee.normalMass * excess)
      // A contact that may bounce across a gap is left to its impact.
      normal = contact.pointee.bounces ? Wide.select(positive: gap, normal, reached) : reached
    }
    let most = contact.pointee.friction * normal
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
}
