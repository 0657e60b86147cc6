import CradleGeometry

extension World {
  /// Finds every awake pair's manifold anew, drops pairs whose boxes parted, reports begins and ends.
  func updateContacts() {
    var place = 0
    let duration = Float(settings.stepDuration)
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
      let touchedBefore = contact.pointee.isTouching
      let hadPoints = contact.pointee.manifold.count > 0
      if updateManifold(contact, duration) {
        let isTouching = contact.pointee.manifold.count > 0
          && min(contact.pointee.manifold.first.separation, secondSeparation(contact)) <= Collider.slop
        if isTouching && !touchedBefore {
          contact.pointee.isTouching = true
          report(.began, index)
        } else if touchedBefore && contact.pointee.manifold.count == 0 {
          contact.pointee.isTouching = false
          report(.ended, index)
        }
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
    _ contact: UnsafeMutablePointer<Contact>, _ duration: Float
  ) -> Bool {
    let poseA = poses.base + Int(contact.pointee.bodyA)
    let poseB = poses.base + Int(contact.pointee.bodyB)
    let stateA = states.base + Int(contact.pointee.bodyA)
    let stateB = states.base + Int(contact.pointee.bodyB)
    let cA = poseA.pointee.c
    let sA = poseA.pointee.s
    let offset = LocalVector(
      Float(poseB.pointee.x - poseA.pointee.x), Float(poseB.pointee.y - poseA.pointee.y))
    let motion = LocalVector(
      (stateB.pointee.vx - stateA.pointee.vx) * duration, (stateB.pointee.vy - stateA.pointee.vy) * duration)
    let pose = RelativePose(
      place: offset.turnedBack(cA, sA), c: cA * poseB.pointee.c + sA * poseB.pointee.s,
      s: cA * poseB.pointee.s - sA * poseB.pointee.c, motion: motion.turnedBack(cA, sA))
    let pool = vertices.storage.base
    let a = ShapeView(shapes.base + Int(contact.pointee.shapeA), pool)
    let b = ShapeView(shapes.base + Int(contact.pointee.shapeB), pool)
    let old = contact.pointee.manifold
    var fresh = Collider.manifold(a, b, pose, collisionScratch.base)
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
    contact.pointee.bounceImpulse = 0
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
