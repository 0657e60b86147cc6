extension NarrowPhase {
  /// Records the predicted contact of a pair that does not touch yet, for its present motion.
  ///
  ///     t = gap / approach,   place = A's centre + vA·t + the manifold's point
  ///
  /// The point belongs to the shapes' positions at the time for which it was found; from then on it slides.
  @inline(never) func expectTouch(_ contact: UnsafeMutablePointer<Contact>) {
    let manifold = contact.pointee.manifold
    contact.pointee.isExpected = manifold.count > 0
    guard manifold.count > 0 else { return }
    let a = bodies.states + Int(contact.pointee.bodyA)
    let b = bodies.states + Int(contact.pointee.bodyB)
    let arm = manifold.middle
    let armB =
      manifold.count == 2 && manifold.second.separation < manifold.first.separation
      ? manifold.second.anchorB : manifold.first.anchorB
    let velocity = SolverContext.relativeVelocity(a, b, arm, armB)
    let approach = -manifold.normal.dot(velocity)
    let gap = max(manifold.leastSeparation, 0)
    let time = approach * duration > gap ? gap / approach : duration
    var touch = LocalVector(arm.x + a.pointee.vx * time, arm.y + a.pointee.vy * time)
    // B was moved by this displacement relative to A when the point was found.
    let poseA = bodies.poses + Int(contact.pointee.bodyA)
    let poseB = bodies.poses + Int(contact.pointee.bodyB)
    let place = LocalVector(
      Float(poseB.pointee.x - poseA.pointee.x), Float(poseB.pointee.y - poseA.pointee.y))
    let square = velocity.lengthSquared
    let ahead = (manifold.first.anchorA - manifold.first.anchorB - place).dot(velocity)
    let found = square > 0 ? min(max(ahead / square, 0), time) : 0
    let slide = (velocity + manifold.normal * approach) * (time - found)
    if shapes.shapes[Int(contact.pointee.shapeB)].kind == .circle {
      touch = touch + slide
    } else {
      // The point was found halfway between the two, and moves with the body whose corner it is.
      let left = max(gap - approach * found, 0)
      touch = touch + slide * Collider.shareOfB(manifold.first.feature) - manifold.normal * (0.5 * left)
    }
    contact.pointee.touch = touch
  }
}
