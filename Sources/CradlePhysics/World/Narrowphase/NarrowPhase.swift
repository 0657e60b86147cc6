/// How far ahead a step searches for contacts: as far as its solver acts.
struct SearchHorizon {
  /// The displacement by a speed of 1 pt/s, in points. Relaxing extends one sub-step h beyond the step's n:
  /// (n + 1)·h.
  let ahead: Float
  /// The step's share of that time.
  let share: Float
  /// The displacement by an acceleration of 1 pt/s², in points: h²·(1 + … + n), and h·n·h after them.
  let fall: Float
  /// How much earlier the sub-steps' impulses act on average than at the middle of the step, as a part of half the step.
  let early: Float
  /// The squared relative speed below which a pair may keep its manifold or its features: less than half a point in a
  /// step, the slop.
  let stillSpeed: Float

  init(_ duration: Float, subSteps: Int) {
    let n = Float(subSteps)
    ahead = duration * (n + 1) / n
    share = n / (n + 1)
    early = 1 / n
    fall = duration * duration * (n + 3) / (2 * n)
    stillSpeed = Collider.slop * Collider.slop / (duration * duration)
  }
}

/// Updates the contacts' manifolds from the columns of bodies and shapes.
struct NarrowPhase {
  let bodies: BodySpans
  let shapes: ShapeSpans
  /// The poses of the contacts' last searches, by slot.
  let searched: UnsafeMutablePointer<SearchedPose>
  /// Scratch memory for a polygon's corners and normals in the other's axes.
  let scratch: UnsafeMutablePointer<LocalVector>
  /// The step's duration, in seconds.
  let duration: Float
  /// How far ahead the step searches.
  let horizon: SearchHorizon
  /// The longest approach of a pair within the step, whatever hits its bodies, in points.
  let farthest: Float
  /// Whether loaded contacts, and the contacts of free-falling bodies that land, are evaluated in the middle
  /// of the step.
  let predictsMidStep: Bool

  /// Whether a pair has begun to touch, or has no contact point any more.
  enum Change {
    case none
    case began
    case ended
  }

  /// Updates the manifold of the pair in a slot.
  @inline(__always) func update(_ contact: UnsafeMutablePointer<Contact>, _ slot: Int32) -> Change {
    guard updateManifold(contact, searched + Int(slot)) else { return .none }
    var change = Change.none
    let isTouching =
      contact.pointee.manifold.count > 0 && contact.pointee.manifold.leastSeparation <= Collider.slop
    if isTouching && !contact.pointee.isTouching {
      contact.pointee.isTouching = true
      change = .began
    } else if contact.pointee.isTouching && contact.pointee.manifold.count == 0 {
      contact.pointee.isTouching = false
      change = .ended
    }
    if !contact.pointee.isTouching { expectTouch(contact) }
    return change
  }

  /// The manifold at the step's start, in world axes, with the last step's impulses; returns false if the
  /// pair has hardly moved and the old manifold still holds.
  @inline(__always) private func updateManifold(
    _ contact: UnsafeMutablePointer<Contact>, _ searched: UnsafeMutablePointer<SearchedPose>
  ) -> Bool {
    let poseA = bodies.poses + Int(contact.pointee.bodyA)
    let poseB = bodies.poses + Int(contact.pointee.bodyB)
    let stateA = bodies.states + Int(contact.pointee.bodyA)
    let stateB = bodies.states + Int(contact.pointee.bodyB)
    let offset = LocalVector(
      Float(poseB.pointee.x - poseA.pointee.x), Float(poseB.pointee.y - poseA.pointee.y))
    let velocity = LocalVector(
      stateB.pointee.vx - stateA.pointee.vx, stateB.pointee.vy - stateA.pointee.vy)
    contact.pointee.bounceImpulse = 0
    // For circles a full search is faster than following.
    if contact.pointee.isRound {
      searchCircles(contact, offset, velocity)
      return true
    }
    let hasCircle = contact.pointee.hasCircle
    // One branch: which pairs have a circle is unpredictable where hardly any is slow.
    let isSlow = (hasCircle ? 0 : 1) & (velocity.lengthSquared < horizon.stillSpeed ? 1 : 0) != 0
    if isSlow, follow(contact, searched, offset, velocity, poseA, poseB) { return false }
    if !(predictsMidStep && contact.pointee.manifold.isLoaded
      && search(contact, searched, offset, velocity, isSlow: isSlow, lead: 0.5 * duration))
    {
      search(contact, searched, offset, velocity, isSlow: isSlow, lead: 0)
    }
    guard !hasCircle else { return true }
    searched.pointee.x = offset.x
    searched.pointee.y = offset.y
    (searched.pointee.cA, searched.pointee.sA) = (poseA.pointee.c, poseA.pointee.s)
    (searched.pointee.cB, searched.pointee.sB) = (poseB.pointee.c, poseB.pointee.s)
    searched.pointee.first = contact.pointee.manifold.first.separation
    searched.pointee.second = contact.pointee.manifold.second.separation
    return true
  }

  /// Finds a pair's manifold at its positions in `lead` seconds, with the present gaps, from the features of the last
  /// search if it `isSlow` and they still hold; returns false if the bodies are too fast for that, or will have
  /// separated by then.
  ///
  ///     gap(t) = gap(0) + n(t/2)·(x(t) − x(0)) + O(t³)
  ///
  /// To second order a gap changes along the normal at the middle of the displacement, so loaded contacts are
  /// evaluated there: a normal of the step's start lags behind the sub-steps that use it, and excites a
  /// rocking motion of rate ω by ½ω²T.
  ///
  /// The impulses act at the sub-steps' starts, on average T/(2n) earlier, n their number. The arms end in one point then, so that the two
  /// forces have no torque: with the arms of T/2 two boxes that a spring pulls together began to spin, up to 3.8 rad/s.
  @discardableResult @inline(__always) private func search(
    _ contact: UnsafeMutablePointer<Contact>, _ searched: UnsafeMutablePointer<SearchedPose>,
    _ offset: LocalVector, _ velocity: LocalVector, isSlow: Bool, lead: Float
  ) -> Bool {
    let (a, b) = (Int(contact.pointee.bodyA), Int(contact.pointee.bodyB))
    var axesA = LocalVector(bodies.poses[a].c, bodies.poses[a].s)
    var axesB = LocalVector(bodies.poses[b].c, bodies.poses[b].s)
    var place = offset
    var predicted = (displacement: LocalVector(0, 0), turnA: Float(0), turnB: Float(0))
    if lead > 0 {
      let (motionA, motionB) = motions(of: a, b, lead)
      predicted = (motionB.displacement - motionA.displacement, motionA.turn, motionB.turn)
      place = place + predicted.displacement
      guard predicted.displacement.lengthSquared < Self.farthestPrediction * Self.farthestPrediction,
        abs(predicted.turnA) < Self.farthestTurn, abs(predicted.turnB) < Self.farthestTurn
      else { return false }
      axesA = axesA.turned(bySmall: predicted.turnA)
      axesB = axesB.turned(bySmall: predicted.turnB)
    }
    let pose = RelativePose(
      place: place.turnedBack(axesA.x, axesA.y), c: axesA.dot(axesB), s: axesA.cross(axesB),
      motion: motion(contact, velocity).turnedBack(axesA.x, axesA.y), share: horizon.share)
    let old = contact.pointee.manifold
    let kept =
      isSlow
      ? Self.recycled(old, searched.pointee.features, pose, diameter: searched.pointee.diameter) : nil
    var fresh =
      kept
      ?? Collider.manifold(
        shapes.view(contact.pointee.shapeA), shapes.view(contact.pointee.shapeB), pose, scratch,
        parting: old.count == 0 ? old.first.feature : 0)
    if lead > 0 && fresh.count == 0 { return false }
    if kept == nil && !contact.pointee.hasCircle {
      searched.pointee.features = SearchedFeatures(fresh, pose)
    }
    let normal = fresh.normal.turned(axesA.x, axesA.y)
    fresh.normal = normal
    // Captures only constants: a captured variable is checked for overlapping access at every call.
    let (displacement, turnA, turnB, axes) = (predicted.displacement, predicted.turnA, predicted.turnB, axesA)
    let early = displacement * horizon.early
    @inline(__always) func complete(_ point: inout ContactPoint) {
      point.anchorA = point.anchorA.turned(axes.x, axes.y)
      point.anchorB = point.anchorB.turned(axes.x, axes.y)
      if lead > 0 {
        let moved = LocalVector(
          displacement.x - turnB * point.anchorB.y + turnA * point.anchorA.y,
          displacement.y + turnB * point.anchorB.x - turnA * point.anchorA.x)
        point.separation -= moved.dot(normal)
        let share = Collider.shareOfB(point.feature)
        point.anchorA = point.anchorA - early * share
        point.anchorB = point.anchorB + early * (1 - share)
      }
      inherit(&point, old)
    }
    var (first, second) = (fresh.first, fresh.second)
    if fresh.count > 0 { complete(&first) }
    if fresh.count > 1 { complete(&second) }
    (fresh.first, fresh.second) = (first, second)
    contact.pointee.manifold = fresh
    if fresh.count == 0 { contact.pointee.lift = 0 }
    return true
  }

  /// Copies the impulses of the old point with the same features, else of one at the same position: when two
  /// nearly parallel faces swap roles, a heavy stack must not lose the impulses that carry it.
  @inline(__always) private func inherit(_ point: inout ContactPoint, _ old: Manifold) {
    guard old.count > 0 else { return }
    if old.first.feature == point.feature || (old.count == 1 && isNear(point, old.first)) {
      point.normalImpulse = old.first.normalImpulse
      point.tangentImpulse = old.first.tangentImpulse
    } else if old.count > 1 {
      let isSecond = old.second.feature == point.feature || isNear(point, old.second)
      guard isSecond || isNear(point, old.first) else { return }
      point.normalImpulse = isSecond ? old.second.normalImpulse : old.first.normalImpulse
      point.tangentImpulse = isSecond ? old.second.tangentImpulse : old.first.tangentImpulse
    }
  }

  @inline(__always) private func isNear(_ a: ContactPoint, _ b: ContactPoint) -> Bool {
    (a.anchorA - b.anchorA).lengthSquared < Collider.margin * Collider.margin
  }
}
