/// Upper bounds of the depth in a wall, which spare most contacts the search for it.
struct PenetrationBound {
  let bodies: BodySpans
  let shapes: ShapeSpans
  let depth: PenetrationDepth

  /// Whether a cut may move a contact's body too deep into its wall. The gap is that of the cut's start, so
  /// call this before the cut's motion is added to the poses. At an end of a chain a pair without a manifold
  /// may be so near that it touches, and at an inner corner the manifold ends with its segment, while the
  /// polygon's corner beyond it is deeper.
  @inline(__always) func mayBeDeep(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    let isAtA = bodies.isStatic(contact.pointee.bodyA)
    let body = isAtA ? contact.pointee.bodyB : contact.pointee.bodyA
    let shape = isAtA ? contact.pointee.shapeB : contact.pointee.shapeA
    let gap = contact.pointee.manifold.count > 0 ? contact.pointee.manifold.leastSeparation : 0
    let nearest = gap - farthestDisplacement(of: shape, body)
    if nearest < -PositionCorrection.allowedDepth { return true }
    guard gap < 0, shapes.shapes[Int(shape)].kind == .polygon else { return false }
    let wall = isAtA ? contact.pointee.shapeA : contact.pointee.shapeB
    return shapes.view(wall).isInChain && isDeepBeyond(wall, shape, nearest - gap)
  }

  /// Whether a contact's body is not too deep in its wall after the cut, without a search for their contact: the depth
  /// of two convex shapes is at most that along any axis, here a segment's normal or that of the contact.
  func isShallow(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    let isAtA = bodies.isStatic(contact.pointee.bodyA)
    let body = Int(isAtA ? contact.pointee.bodyB : contact.pointee.bodyA)
    let own = shapes.view(isAtA ? contact.pointee.shapeB : contact.pointee.shapeA)
    let wall = shapes.view(isAtA ? contact.pointee.shapeA : contact.pointee.shapeB)
    let (pose, before) = (bodies.poses[body], bodies.previousPoses[body])
    let other = bodies.poses[Int(isAtA ? contact.pointee.bodyA : contact.pointee.bodyB)]
    // The axis from the wall to the body's side of it at the step's start.
    var axis = (isAtA ? contact.pointee.manifold.normal : -contact.pointee.manifold.normal)
      .turnedBack(other.c, other.s)
    if wall.kind == .segment {
      let start = LocalVector(Float(before.x - other.x), Float(before.y - other.y)).turnedBack(
        other.c, other.s)
      axis = (start - wall.corners[0]).dot(wall.normals[0]) < 0 ? -wall.normals[0] : wall.normals[0]
    } else if contact.pointee.manifold.count == 0 {
      return false
    }
    let highest = wall.farthest(along: axis).dot(axis) + wall.radius
    let outward = axis.turned(other.c, other.s)
    let turned = outward.turnedBack(pose.c, pose.s)
    let lowest = own.farthest(along: -turned).dot(turned) - own.radius
    let offset = LocalVector(Float(pose.x - other.x), Float(pose.y - other.y))
    return offset.dot(outward) + lowest - highest > PositionCorrection.rounding
      - PositionCorrection.allowedDepth
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

  /// The greatest displacement of any part of a shape in this cut, in points.
  private func farthestDisplacement(of shape: Int32, _ body: Int32) -> Float {
    let state = bodies.states + Int(body)
    let displacement = abs(state.pointee.dx) + abs(state.pointee.dy)
    let turn = abs(state.pointee.turn)
    guard turn > 0 else { return displacement }
    let corners = shapes.vertices + Int(shapes.shapes[Int(shape)].first)
    var arm: Float = 0
    for index in 0..<Int(shapes.shapes[Int(shape)].count) { arm = max(arm, corners[index].lengthSquared) }
    return displacement + turn * arm.squareRoot()
  }
}
