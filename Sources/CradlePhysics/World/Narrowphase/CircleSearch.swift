/// The search for the contact of two circles. Nothing but the offset d of their centres counts, so that it needs no
/// axes but the world's:
///
///     n = d(t)/|d(t)|,   gap = n·d(0) − r₁ − r₂          t half a step ahead for a loaded contact; see `search`
extension NarrowPhase {
  /// Finds the manifold of two circles, with the last step's impulses.
  @inline(__always) func searchCircles(
    _ contact: UnsafeMutablePointer<Contact>, _ offset: LocalVector, _ velocity: LocalVector
  ) {
    let (a, b) = (Int(contact.pointee.bodyA), Int(contact.pointee.bodyB))
    let shapeA = shapes.shapes + Int(contact.pointee.shapeA)
    let shapeB = shapes.shapes + Int(contact.pointee.shapeB)
    let (radiusA, radiusB) = (shapeA.pointee.radius, shapeB.pointee.radius)
    let armA = shapes.vertices[Int(shapeA.pointee.first)].turned(bodies.poses[a].c, bodies.poses[a].s)
    let armB = shapes.vertices[Int(shapeB.pointee.first)].turned(bodies.poses[b].c, bodies.poses[b].s)
    let d = offset + armB - armA
    let pose = RelativePose(
      place: offset, c: 1, s: 0, motion: motion(contact, velocity), share: horizon.share,
      searchDistance: contact.pointee.passesImpactsOn ? farthest : 0)
    let radii = radiusA + radiusB
    var normal: LocalVector?
    if predictsMidStep, contact.pointee.manifold.isLoaded, let ahead = displacement(a, armA, b, armB) {
      normal = Collider.circleNormal(d + ahead, radii: radii, pose)
    }
    normal = normal ?? Collider.circleNormal(d, radii: radii, pose)
    guard let normal else {
      contact.pointee.manifold = Manifold()
      contact.pointee.lift = 0
      return
    }
    // A manifold without points keeps no impulses.
    contact.pointee.manifold.normal = normal
    contact.pointee.manifold.count = 1
    contact.pointee.manifold.first.separation = d.dot(normal) - radii
    contact.pointee.manifold.first.anchorA = armA + normal * radiusA
    contact.pointee.manifold.first.anchorB = armB - normal * radiusB
  }

  /// The displacement of B's circle relative to A's in half a step; nil if that is too far to predict.
  // `always` is a guarantee: as a call it takes 1 % more instructions in a lying rain.
  #if compiler(>=6.3)
    @inline(always)
  #else
    @inline(__always)
  #endif
  private func displacement(
    _ a: Int, _ armA: LocalVector, _ b: Int, _ armB: LocalVector
  ) -> LocalVector? {
    let (motionA, motionB) = motions(of: a, b, 0.5 * duration)
    guard abs(motionA.turn) < Self.farthestTurn, abs(motionB.turn) < Self.farthestTurn else { return nil }
    let displacement =
      motionB.displacement - motionA.displacement + armB.turned(bySmall: motionB.turn) - armB
      - armA.turned(bySmall: motionA.turn) + armA
    return displacement.lengthSquared < Self.farthestPrediction * Self.farthestPrediction ? displacement : nil
  }
}
