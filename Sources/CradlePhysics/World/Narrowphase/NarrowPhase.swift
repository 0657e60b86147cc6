/// How far a step looks ahead for contacts: as far as its solver does.
struct Outlook {
  /// The way of a speed of 1 pt/s, in points. Relaxing looks one sub-step h past the step's n: (n + 1)·h.
  let ahead: Float
  /// The step's part of that time.
  let share: Float
  /// The way of an acceleration of 1 pt/s², in points: h²·(1 + … + n), and h·n·h after them.
  let fall: Float
  /// A pair that moves by less than half a point in a step may keep its manifold: its speed then, squared.
  let stillSpeed: Float

  init(_ duration: Float, subSteps: Int) {
    let n = Float(subSteps)
    ahead = duration * (n + 1) / n
    share = n / (n + 1)
    fall = duration * duration * (n + 3) / (2 * n)
    stillSpeed = 0.25 / (duration * duration)
  }
}

/// Brings contacts' manifolds up to date, from bodies and shapes in their columns.
struct NarrowPhase {
  let bodies: BodySpans
  let shapes: ShapeSpans
  /// Room for a polygon's corners and normals in the other's axes.
  let scratch: UnsafeMutablePointer<LocalVector>
  /// Seconds.
  let duration: Float
  /// How far the step looks ahead.
  let outlook: Outlook
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
    let velocity = LocalVector(
      stateB.pointee.vx - stateA.pointee.vx, stateB.pointee.vy - stateA.pointee.vy)
    contact.pointee.bounceImpulse = 0
    // Circles are found faster than followed.
    let isRound = shapes.shapes[Int(contact.pointee.shapeB)].kind == .circle
    if !isRound, velocity.lengthSquared < outlook.stillSpeed,
      follow(contact, offset, velocity, outlook, poseA, poseB)
    {
      return false
    }
    let motion = motion(contact, velocity)
    let pose = RelativePose(
      place: offset.turnedBack(cA, sA), c: cA * poseB.pointee.c + sA * poseB.pointee.s,
      s: cA * poseB.pointee.s - sA * poseB.pointee.c, motion: motion.turnedBack(cA, sA),
      share: outlook.share, reach: contact.pointee.isReached ? farthest : 0)
    let a = shapes.view(contact.pointee.shapeA)
    let b = shapes.view(contact.pointee.shapeB)
    let old = contact.pointee.manifold
    var fresh = Collider.manifold(
      a, b, pose, scratch, parting: old.count == 0 ? old.first.feature : 0)
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

  /// How far a pair moves towards or past each other while it is looked ahead. What falls goes on falling, and what it
  /// falls past may be held: forces count where they carry the pair on in its way.
  @inline(__always) private func motion(
    _ contact: UnsafeMutablePointer<Contact>, _ velocity: LocalVector
  ) -> LocalVector {
    let a = bodies.drives + Int(contact.pointee.bodyA)
    let b = bodies.drives + Int(contact.pointee.bodyB)
    let ofA = a.pointee.hangs ? .zero : LocalVector(a.pointee.ax, a.pointee.ay)
    let ofB = b.pointee.hangs ? .zero : LocalVector(b.pointee.ax, b.pointee.ay)
    return velocity * outlook.ahead + ofB * (ofB.dot(velocity) >= 0 ? outlook.fall : 0)
      - ofA * (ofA.dot(velocity) <= 0 ? outlook.fall : 0)
  }

  /// How far a pair may have moved and turned since its manifold was found; pt² and radians. Larger values let old
  /// normals push.
  private static let stillOffset: Float = 0.01
  private static let stillTurn: Float = 0.001

  /// Keeps a manifold whose bodies have hardly moved, with the gaps brought up to date; false when they have.
  @inline(__always) private func follow(
    _ contact: UnsafeMutablePointer<Contact>, _ offset: LocalVector, _ velocity: LocalVector,
    _ outlook: Outlook, _ a: UnsafeMutablePointer<BodyPose>, _ b: UnsafeMutablePointer<BodyPose>
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
    let first = contact.pointee.seenFirst + base + turnB * p.anchorB.cross(n) - turnA * p.anchorA.cross(n)
    let second = contact.pointee.seenSecond + base + turnB * q.anchorB.cross(n) - turnA * q.anchorA.cross(n)
    // A gap that closes on another way than it was found for may close between other features.
    let gap = manifold.count > 1 ? min(first, second) : first
    if gap > 0, gap + n.dot(motion(contact, velocity)) < 0 { return false }
    contact.pointee.manifold.first.separation = first
    contact.pointee.manifold.second.separation = second
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
