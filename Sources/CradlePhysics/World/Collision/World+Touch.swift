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

extension World {
  /// Notes where a pair that does not touch yet will, when it goes on as it moves now.
  ///
  ///     t = gap / approach,   place = A's centre + vA·t + the manifold's point, which A's side of the search moved to
  ///                           where the shapes meet; within the margin nothing was moved, and the point slides along
  @inline(never) func expectTouch(_ contact: UnsafeMutablePointer<Contact>, _ duration: Float) {
    let manifold = contact.pointee.manifold
    contact.pointee.isExpected = manifold.count > 0
    guard manifold.count > 0 else { return }
    let a = states.base + Int(contact.pointee.bodyA)
    let b = states.base + Int(contact.pointee.bodyB)
    let arm = manifold.middle
    let armB = manifold.count == 2 && manifold.second.separation < manifold.first.separation
      ? manifold.second.anchorB : manifold.first.anchorB
    let velocity = JointStage.relativeVelocity(a, b, arm, armB)
    let approach = -manifold.normal.dot(velocity)
    let gap = max(manifold.leastSeparation, 0)
    let time = approach * duration > gap ? gap / approach : duration
    var touch = LocalVector(arm.x + a.pointee.vx * time, arm.y + a.pointee.vy * time)
    if gap <= Collider.margin {
      let slide = (velocity + manifold.normal * approach) * time
      // A circle takes its point along; of two outlines either may hold the corner.
      touch = touch + slide * (shapes[contact.pointee.shapeB].kind == .circle ? 1 : 0.5)
    }
    contact.pointee.touch = touch
  }
}
