extension Manifold {
  /// The middle of the points that touch first, from body A's centre: both of a face that lands flat, or one corner.
  var middle: LocalVector {
    guard count == 2 else { return first.anchorA }
    let difference = first.separation - second.separation
    if abs(difference) < Collider.slop { return (first.anchorA + second.anchorA) * 0.5 }
    return difference < 0 ? first.anchorA : second.anchorA
  }

  /// The gap of the point that touches first.
  var leastSeparation: Float { count == 2 ? min(first.separation, second.separation) : first.separation }
}

/// A pair that does not touch yet, and where the solver keeps it: four lanes for each wide contact.
struct Approach: BitwiseCopyable {
  var contact: Int32
  var lane: Int32
}

extension World {
  /// Notes which approaching pairs push each other in the present sub-step: the next step may find them apart again.
  @inline(never) func noteMeetings() {
    for place in 0..<approaching.count {
      let approach = approaching.base[place]
      let points = widePoints.base + 2 * Int(approach.lane >> 2)
      let lane = approach.lane & 3
      if points[0].normalImpulse.lane(lane) > 0 || points[1].normalImpulse.lane(lane) > 0 {
        contacts.base[Int(approach.contact)].hasMet = true
      }
    }
  }

  /// What met or bounced off within the step touched, though no step's start saw it touching.
  func reportMeetings() {
    for place in 0..<approaching.count {
      let index = approaching.base[place].contact
      let contact = contacts.base + Int(index)
      guard contact.pointee.hasMet || contact.pointee.bounceImpulse > 0 else { continue }
      contact.pointee.isTouching = true
      reportBegan(index, isStepOver: false)
    }
  }

  /// Notes where a pair that does not touch yet will, when it goes on as it moves now.
  ///
  ///     t = gap / approach,   place = A's centre + vA·t + the manifold's point, which is where the shapes are at the time
  ///                           s that they were found at; from then on the point slides along
  @inline(never) func expectTouch(_ contact: UnsafeMutablePointer<Contact>, _ duration: Float) {
    let manifold = contact.pointee.manifold
    contact.pointee.isExpected = manifold.count > 0
    guard manifold.count > 0 else { return }
    let a = states.base + Int(contact.pointee.bodyA)
    let b = states.base + Int(contact.pointee.bodyB)
    let arm = manifold.middle
    let armB =
      manifold.count == 2 && manifold.second.separation < manifold.first.separation
      ? manifold.second.anchorB : manifold.first.anchorB
    let velocity = JointStage.relativeVelocity(a, b, arm, armB)
    let approach = -manifold.normal.dot(velocity)
    let gap = max(manifold.leastSeparation, 0)
    let time = approach * duration > gap ? gap / approach : duration
    var touch = LocalVector(arm.x + a.pointee.vx * time, arm.y + a.pointee.vy * time)
    // Seen from A, B was brought on by this much to find the point.
    let place = LocalVector(
      Float(poses[contact.pointee.bodyB].x - poses[contact.pointee.bodyA].x),
      Float(poses[contact.pointee.bodyB].y - poses[contact.pointee.bodyA].y))
    let square = velocity.lengthSquared
    let ahead = (manifold.first.anchorA - manifold.first.anchorB - place).dot(velocity)
    let found = square > 0 ? min(max(ahead / square, 0), time) : 0
    let slide = (velocity + manifold.normal * approach) * (time - found)
    if shapes[contact.pointee.shapeB].kind == .circle {
      touch = touch + slide
    } else {
      // The point was found halfway between the two, and goes with the one whose corner it is.
      let left = max(gap - approach * found, 0)
      touch = touch + slide * Collider.shareOfB(manifold.first.feature) - manifold.normal * (0.5 * left)
    }
    contact.pointee.touch = touch
  }
}
