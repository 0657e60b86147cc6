import CradleGeometry

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

extension World {
  /// Finds every awake pair's manifold anew, drops pairs whose boxes parted, reports begins and ends, lists the pairs at
  /// walls.
  func updateContacts() {
    wallContacts.removeAll()
    strayed.removeAll()
    var place = 0
    let duration = Float(settings.stepDuration)
    let outlook = Outlook(duration, subSteps: settings.subSteps)
    while place < awakeContacts.count {
      let index = awakeContacts.base[place]
      let contact = contacts.base + Int(index)
      let a = bodies.base + Int(contact.pointee.bodyA)
      let b = bodies.base + Int(contact.pointee.bodyB)
      if !boxesOverlap(contact) {
        destroyContact(index)
        continue
      }
      place += 1
      if contact.pointee.isAtWall { noteWall(index) }
      let touchedBefore = contact.pointee.isTouching
      let hadPoints = contact.pointee.manifold.count > 0
      if updateManifold(contact, outlook) {
        let isTouching =
          contact.pointee.manifold.count > 0
          && min(contact.pointee.manifold.first.separation, secondSeparation(contact)) <= Collider.slop
        if isTouching && !touchedBefore {
          contact.pointee.isTouching = true
          reportBegan(index, isStepOver: true)
        } else if touchedBefore && contact.pointee.manifold.count == 0 {
          contact.pointee.isTouching = false
          report(.ended, index)
        }
        if !contact.pointee.isTouching { expectTouch(contact, duration) }
      }
      if contact.pointee.manifold.count > 0 && !hadPoints {
        // Something awake came near something asleep.
        if a.pointee.awakeIndex < 0 && !a.pointee.isStatic { wake(contact.pointee.bodyA) }
        if b.pointee.awakeIndex < 0 && !b.pointee.isStatic { wake(contact.pointee.bodyB) }
      }
    }
  }

  @inline(__always) private func secondSeparation(_ contact: UnsafeMutablePointer<Contact>) -> Float {
    contact.pointee.manifold.count == 2 ? contact.pointee.manifold.second.separation : .infinity
  }

  @inline(__always) private func boxesOverlap(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    let a = shapes.base + Int(contact.pointee.shapeA)
    let b = shapes.base + Int(contact.pointee.shapeB)
    let boxA =
      bodies.base[Int(contact.pointee.bodyA)].isStatic
      ? staticTree.nodes.base[Int(a.pointee.proxy)].box : movingTree.nodes.base[Int(a.pointee.proxy)].box
    let boxB =
      bodies.base[Int(contact.pointee.bodyB)].isStatic
      ? staticTree.nodes.base[Int(b.pointee.proxy)].box : movingTree.nodes.base[Int(b.pointee.proxy)].box
    return boxA.overlaps(boxB)
  }

  /// The manifold at the step's start, in world axes, with last step's impulses carried over; false when the pair has
  /// hardly moved and the old one still holds.
  @inline(__always) private func updateManifold(
    _ contact: UnsafeMutablePointer<Contact>, _ outlook: Outlook
  ) -> Bool {
    let poseA = poses.base + Int(contact.pointee.bodyA)
    let poseB = poses.base + Int(contact.pointee.bodyB)
    let stateA = states.base + Int(contact.pointee.bodyA)
    let stateB = states.base + Int(contact.pointee.bodyB)
    let cA = poseA.pointee.c
    let sA = poseA.pointee.s
    let offset = LocalVector(
      Float(poseB.pointee.x - poseA.pointee.x), Float(poseB.pointee.y - poseA.pointee.y))
    let velocity = LocalVector(
      stateB.pointee.vx - stateA.pointee.vx, stateB.pointee.vy - stateA.pointee.vy)
    contact.pointee.bounceImpulse = 0
    // Circles are found faster than followed.
    let isRound = shapes.base[Int(contact.pointee.shapeB)].kind == .circle
    if !isRound, velocity.lengthSquared < outlook.stillSpeed,
      follow(contact, offset, velocity, outlook, poseA, poseB)
    {
      return false
    }
    let motion = motion(contact, velocity, outlook)
    let pose = RelativePose(
      place: offset.turnedBack(cA, sA), c: cA * poseB.pointee.c + sA * poseB.pointee.s,
      s: cA * poseB.pointee.s - sA * poseB.pointee.c, motion: motion.turnedBack(cA, sA),
      share: outlook.share)
    let pool = vertices.storage.base
    let a = ShapeView(shapes.base + Int(contact.pointee.shapeA), pool)
    let b = ShapeView(shapes.base + Int(contact.pointee.shapeB), pool)
    let old = contact.pointee.manifold
    var fresh = Collider.manifold(
      a, b, pose, collisionScratch.base, parting: old.count == 0 ? old.first.feature : 0)
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
    _ contact: UnsafeMutablePointer<Contact>, _ velocity: LocalVector, _ outlook: Outlook
  ) -> LocalVector {
    let a = drives.base + Int(contact.pointee.bodyA)
    let b = drives.base + Int(contact.pointee.bodyB)
    let ofA = LocalVector(a.pointee.ax, a.pointee.ay)
    let ofB = LocalVector(b.pointee.ax, b.pointee.ay)
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
    if gap > 0, gap + n.dot(motion(contact, velocity, outlook)) < 0 { return false }
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
