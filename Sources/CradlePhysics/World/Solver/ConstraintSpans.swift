/// A step's contact constraints, and the solver's passes over them.
struct ConstraintSpans {
  let lanes: UnsafeMutablePointer<ContactLanes>
  let points: UnsafeMutablePointer<ContactPointLanes>
  let count: Int
  /// The contacts that may bounce.
  let bounces: BounceSpans
  let open: OpenContactSpans
  let grounded: GroundedSpans
  /// The velocities without the contacts' impulses of the present sub-step, by body slot: see `SubStep`.
  let unloaded: UnsafeMutablePointer<BodyVelocity>

  /// Applies the last impulses again; `updatesGaps` updates the gaps to the bodies' present positions.
  @inline(__always) func warmStart(_ states: UnsafeMutablePointer<BodyState>, updatesGaps: Bool) {
    if updatesGaps {
      for place in 0..<count {
        ContactLanes.updateGaps(lanes + place, points + 2 * place, states)
        ContactLanes.warmStart(lanes + place, points + 2 * place, states)
      }
    } else {
      for place in 0..<count { ContactLanes.warmStart(lanes + place, points + 2 * place, states) }
    }
  }

  /// One pass that removes overlap by velocity; `updatesGaps` updates the gaps to the bodies' present positions.
  func push(_ states: UnsafeMutablePointer<BodyState>, _ pass: ContactPass, updatesGaps: Bool) {
    solve(states, pass, updatesGaps: updatesGaps, useBias: true)
  }

  /// One pass that removes the push-out velocity again; the first one computes the gaps at the bodies'
  /// present positions.
  func relax(_ states: UnsafeMutablePointer<BodyState>, _ pass: ContactPass, isFirst: Bool) {
    solve(states, pass, updatesGaps: isFirst, useBias: false)
  }

  @inline(__always) private func solve(
    _ states: UnsafeMutablePointer<BodyState>, _ pass: ContactPass, updatesGaps: Bool, useBias: Bool
  ) {
    if updatesGaps {
      for place in 0..<count {
        ContactLanes.updateGaps(lanes + place, points + 2 * place, states)
        ContactLanes.solve(lanes + place, points + 2 * place, states, pass, useBias: useBias)
      }
    } else {
      for place in 0..<count {
        ContactLanes.solve(lanes + place, points + 2 * place, states, pass, useBias: useBias)
      }
    }
  }

  /// Notes the open contacts' impulses in the present sub-step, because the pairs may be apart again at the next step.
  @inline(__always) func noteMeetings() { open.note(points) }

  /// Writes impulses and lifts back to the contacts, for the next step and the debug overlay.
  func store(in all: UnsafeMutablePointer<Contact>, _ lift: ContactLift) {
    for place in 0..<count {
      let ids = lanes[place].contacts
      let rate = lanes[place].biasRate
      let (p, q) = (points[2 * place], points[2 * place + 1])
      put(
        all, ids.lowHalf, p.normalImpulse.low, p.tangentImpulse.low, q.normalImpulse.low, q.tangentImpulse.low
      )
      put(
        all, ids.highHalf, p.normalImpulse.high, p.tangentImpulse.high, q.normalImpulse.high,
        q.tangentImpulse.high)
      put(all, ids.lowHalf, lift, p.gap.low, q.gap.low, rate.low)
      put(all, ids.highHalf, lift, p.gap.high, q.gap.high, rate.high)
    }
  }

  @inline(__always) private func put(
    _ all: UnsafeMutablePointer<Contact>, _ ids: SIMD4<Int32>, _ n1: FloatLanes, _ t1: FloatLanes,
    _ n2: FloatLanes, _ t2: FloatLanes
  ) {
    put(all, ids[0], n1.a, t1.a, n2.a, t2.a)
    put(all, ids[1], n1.b, t1.b, n2.b, t2.b)
    put(all, ids[2], n1.c, t1.c, n2.c, t2.c)
    put(all, ids[3], n1.d, t1.d, n2.d, t2.d)
  }

  @inline(__always) private func put(
    _ all: UnsafeMutablePointer<Contact>, _ ids: SIMD4<Int32>, _ lift: ContactLift, _ g1: FloatLanes,
    _ g2: FloatLanes, _ rate: FloatLanes
  ) {
    put(all, ids[0], lift, g1.a, g2.a, rate.a)
    put(all, ids[1], lift, g1.b, g2.b, rate.b)
    put(all, ids[2], lift, g1.c, g2.c, rate.c)
    put(all, ids[3], lift, g1.d, g2.d, rate.d)
  }

  @inline(__always) private func put(
    _ all: UnsafeMutablePointer<Contact>, _ index: Int32, _ n1: Float, _ t1: Float, _ n2: Float, _ t2: Float
  ) {
    guard index >= 0 else { return }
    all[Int(index)].manifold.first.normalImpulse = n1
    all[Int(index)].manifold.first.tangentImpulse = t1
    all[Int(index)].manifold.second.normalImpulse = n2
    all[Int(index)].manifold.second.tangentImpulse = t2
  }

  @inline(__always) private func put(
    _ all: UnsafeMutablePointer<Contact>, _ index: Int32, _ lift: ContactLift, _ g1: Float, _ g2: Float,
    _ rate: Float
  ) {
    guard index >= 0 else { return }
    let contact = all + Int(index)
    let gap = contact.pointee.manifold.count > 1 ? min(g1, g2) : g1
    contact.pointee.lift = lift.lift(after: contact.pointee.lift, overlap: -gap, rate: rate)
  }
}
