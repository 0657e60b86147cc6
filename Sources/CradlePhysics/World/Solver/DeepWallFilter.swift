/// Finds the contacts with walls that a cut's motion may make too deep; the others need no search by
/// `PositionCorrection`.
struct DeepWallFilter {
  let bodies: BodySpans
  let shapes: ShapeSpans
  let depth: PenetrationDepth

  /// Whether a cut may move a contact's body too deep into its wall. The gap is that of the cut's start, so
  /// call this before the cut's motion is added to the poses. At an end of a chain a pair without a manifold
  /// may be so near that it touches, and at an inner corner the manifold ends with its segment, while the
  /// polygon's corner beyond it is deeper.
  ///
  /// A circle touches at a point, and the two convex shapes stay as far apart as they are along that point's normal:
  /// a wheel that rolls gets no deeper. A face's points are clipped, and a corner beyond them may be deeper.
  @inline(__always) func mayBeDeep(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    let isAtA = bodies.isStatic(contact.pointee.bodyA)
    let body = isAtA ? contact.pointee.bodyB : contact.pointee.bodyA
    let shape = isAtA ? contact.pointee.shapeB : contact.pointee.shapeA
    let hasPoints = contact.pointee.manifold.count > 0
    let gap = hasPoints ? contact.pointee.manifold.leastSeparation : 0
    let displacement =
      hasPoints && contact.pointee.hasCircle
      ? approach(of: body, along: contact.pointee.manifold.normal * (isAtA ? -1 : 1)) : displacement(of: body)
    let nearest = gap - displacement - farthestSwing(of: shape, body)
    if nearest < -PositionCorrection.allowedDepth { return true }
    guard gap < 0, shapes.shapes[Int(shape)].kind == .polygon else { return false }
    let wall = isAtA ? contact.pointee.shapeA : contact.pointee.shapeB
    return shapes.view(wall).isInChain && isDeepBeyond(wall, shape, nearest - gap)
  }

  /// Whether a polygon may move too deep into a segment, measured beyond the inner ends of its chain;
  /// `approach` is the change of the gap.
  @inline(never) private func isDeepBeyond(_ wall: Int32, _ shape: Int32, _ approach: Float) -> Bool {
    let pose = bodies.poses[Int(shapes.shapes[Int(shape)].body)]
    guard reachesBeyond(wall, shape, pose), let depth = self.depth(of: shape, in: wall, pose)?.depth else {
      return false
    }
    return approach - depth < -PositionCorrection.allowedDepth
  }

  /// Whether a corner of a polygon lies beyond an end of a segment.
  private func reachesBeyond(_ wall: Int32, _ shape: Int32, _ pose: BodyPose) -> Bool {
    let other = bodies.poses[Int(shapes.shapes[Int(wall)].body)]
    let (segment, polygon) = (shapes.view(wall), shapes.view(shape))
    let first = segment.corners[0].turned(other.c, other.s)
    let edge = segment.corners[1].turned(other.c, other.s) - first
    let start = LocalVector(Float(pose.x - other.x), Float(pose.y - other.y)) - first
    for index in 0..<polygon.count {
      let along = (start + polygon.corners[index].turned(pose.c, pose.s)).dot(edge)
      if along < 0 || along > edge.lengthSquared { return true }
    }
    return false
  }

  /// The displacement of a body's centre of mass in this cut, in points, at most.
  @inline(__always) private func displacement(of body: Int32) -> Float {
    let state = bodies.states + Int(body)
    return abs(state.pointee.dx) + abs(state.pointee.dy)
  }

  /// The displacement of a body's centre of mass in this cut along a direction, in points, at most; at least 0.
  @inline(__always) private func approach(of body: Int32, along direction: LocalVector) -> Float {
    let state = bodies.states + Int(body)
    return max(direction.dot(LocalVector(state.pointee.dx, state.pointee.dy)), 0)
      + PositionCorrection.rounding
  }

  /// The greatest displacement of any part of a shape by its body's rotation in this cut, in points: of a circle that
  /// of its centre.
  private func farthestSwing(of shape: Int32, _ body: Int32) -> Float {
    let turn = abs(bodies.states[Int(body)].turn)
    guard turn > 0 else { return 0 }
    let corners = shapes.vertices + Int(shapes.shapes[Int(shape)].first)
    var arm: Float = 0
    for index in 0..<Int(shapes.shapes[Int(shape)].count) { arm = max(arm, corners[index].lengthSquared) }
    return turn * arm.squareRoot()
  }
}
