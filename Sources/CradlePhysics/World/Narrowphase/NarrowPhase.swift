/// Brings contacts' manifolds up to date, from bodies and shapes in their columns.
struct NarrowPhase {
  let bodies: BodySpans
  let shapes: ShapeSpans
  /// Room for a polygon's corners and normals in the other's axes.
  let scratch: UnsafeMutablePointer<LocalVector>
  /// Seconds.
  let duration: Float
  /// How far the fastest body moves within the step, points.
  let farthest: Float

  /// Whether a pair that did not touch does now, or one that did has no point left.
  enum Change {
    case none
    case began
    case ended
  }

  /// Finds a pair's manifold anew.
  @inline(__always) func update(_ contact: UnsafeMutablePointer<Contact>) -> Change {
    guard updateManifold(contact) else { return .none }
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

  /// The manifold at the step's start, in world axes, with last step's impulses carried over; false when the pair has
  /// hardly moved and the old one still holds.
  @inline(__always) private func updateManifold(
    _ contact: UnsafeMutablePointer<Contact>
  ) -> Bool {
    let poseA = bodies.poses + Int(contact.pointee.bodyA)
    let poseB = bodies.poses + Int(contact.pointee.bodyB)
    let stateA = bodies.states + Int(contact.pointee.bodyA)
    let stateB = bodies.states + Int(contact.pointee.bodyB)
    let cA = poseA.pointee.c
    let sA = poseA.pointee.s
    let offset = LocalVector(
      Float(poseB.pointee.x - poseA.pointee.x), Float(poseB.pointee.y - poseA.pointee.y))
    let motion = LocalVector(
      (stateB.pointee.vx - stateA.pointee.vx) * duration, (stateB.pointee.vy - stateA.pointee.vy) * duration)
    contact.pointee.bounceImpulse = 0
    // Circles are found faster than followed.
    let isRound = shapes.shapes[Int(contact.pointee.shapeB)].kind == .circle
    if !isRound, motion.lengthSquared < Self.stillMotion, follow(contact, offset, poseA, poseB) {
      return false
    }
    let pose = RelativePose(
      place: offset.turnedBack(cA, sA), c: cA * poseB.pointee.c + sA * poseB.pointee.s,
      s: cA * poseB.pointee.s - sA * poseB.pointee.c, motion: motion.turnedBack(cA, sA),
      reach: contact.pointee.restitution > 0 ? farthest : 0)
    let a = shapes.view(contact.pointee.shapeA)
    let b = shapes.view(contact.pointee.shapeB)
    let old = contact.pointee.manifold
    var fresh = Collider.manifold(a, b, pose, scratch)
    fresh.normal = fresh.normal.turned(cA, sA)
    if fresh.count > 0 {
      fresh.first.anchorA = fresh.first.anchorA.turned(cA, sA)
      fresh.first.anchorB = fresh.first.anchorB.turned(cA, sA)
      inherit(&fresh.first, old)
    }
    if fresh.count > 1 {
      fresh.second.anchorA = fresh.second.anchorA.turned(cA, sA)
      fresh.second.anchorB = fresh.second.anchorB.turned(cA, sA)
      inherit(&fresh.second, old)
    }
    contact.pointee.manifold = fresh
    if isRound { return true }
    contact.pointee.seenX = offset.x
    contact.pointee.seenY = offset.y
    contact.pointee.seenCA = cA
    contact.pointee.seenSA = sA
    contact.pointee.seenCB = poseB.pointee.c
    contact.pointee.seenSB = poseB.pointee.s
    contact.pointee.seenFirst = fresh.first.separation
    contact.pointee.seenSecond = fresh.second.separation
    return true
  }

  /// A pair that approaches by less than √ of this in a step may keep its manifold; pt².
  private static let stillMotion: Float = 0.25
  /// How far a pair may have moved and turned since its manifold was found; pt² and radians. Larger values let old
  /// normals push.
  private static let stillOffset: Float = 0.01
  private static let stillTurn: Float = 0.001

  /// Keeps a manifold whose bodies have hardly moved, with the gaps brought up to date; false when they have.
  @inline(__always) private func follow(
    _ contact: UnsafeMutablePointer<Contact>, _ offset: LocalVector, _ a: UnsafeMutablePointer<BodyPose>,
    _ b: UnsafeMutablePointer<BodyPose>
  ) -> Bool {
    let moved = LocalVector(offset.x - contact.pointee.seenX, offset.y - contact.pointee.seenY)
    guard moved.lengthSquared < Self.stillOffset else { return false }
    let turnA = contact.pointee.seenCA * a.pointee.s - contact.pointee.seenSA * a.pointee.c
    let turnB = contact.pointee.seenCB * b.pointee.s - contact.pointee.seenSB * b.pointee.c
    guard abs(turnA) < Self.stillTurn, abs(turnB) < Self.stillTurn else { return false }
    let manifold = contact.pointee.manifold
    let p = manifold.first
    let q = manifold.second
    let n = manifold.normal
    let base = n.dot(moved)
    contact.pointee.manifold.first.separation =
      contact.pointee.seenFirst + base + turnB * p.anchorB.cross(n) - turnA * p.anchorA.cross(n)
    contact.pointee.manifold.second.separation =
      contact.pointee.seenSecond + base + turnB * q.anchorB.cross(n) - turnA * q.anchorA.cross(n)
    return true
  }

  /// Hands the impulses of the old point with the same features on, else of one at the same place: when two nearly
  /// parallel faces swap roles, a heavy stack must not lose what carries it.
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
