/// Finds the contacts with walls that a cut's motion may make too deep; the others need no search by
/// `PositionCorrection`.
struct DeepWallFilter {
  let bodies: BodySpans
  let shapes: ShapeSpans

  /// Whether a cut may move a contact's body too deep into its wall. The gap is that of the cut's start, so
  /// call this before the cut's motion is added to the poses.
  ///
  ///     gap − displacement − swing < −d        d see `DepthLimit`
  ///
  /// A positive gap is that of the points that meet first on the predicted path; other bodies may push nearer ones into
  /// the wall, so that it counts as 0, as does that of a pair without points, which may be at an end of a chain. Points end
  /// with their segment, and at an inner corner the polygon's corner beyond it may be deeper.
  ///
  /// A circle touches at one point, and the two convex shapes stay as far apart as they are along its normal: a wheel that
  /// rolls gets no deeper.
  @inline(__always) func mayBeDeep(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    let isAtA = bodies.isStatic(contact.pointee.bodyA)
    let body = isAtA ? contact.pointee.bodyB : contact.pointee.bodyA
    let shape = isAtA ? contact.pointee.shapeB : contact.pointee.shapeA
    let isRound = contact.pointee.hasCircle && contact.pointee.manifold.count > 0
    let separation = contact.pointee.manifold.count > 0 ? contact.pointee.manifold.leastSeparation : 0
    let gap = isRound ? separation : min(separation, 0)
    let displacement =
      isRound
      ? approach(of: body, along: contact.pointee.manifold.normal * (isAtA ? -1 : 1)) : displacement(of: body)
    let nearest = gap - displacement - farthestSwing(of: shape, body)
    let allowed = DepthLimit(bodies: bodies, shapes: shapes).least(for: body)
    if nearest < -allowed { return true }
    guard shapes.shapes[Int(shape)].kind == .polygon else { return false }
    let wall = isAtA ? contact.pointee.shapeA : contact.pointee.shapeB
    guard shapes.view(wall).isInChain else { return false }
    return gapBeyond(wall, shape) + nearest - gap < -allowed
  }

  /// The gap in points between a segment's line and the polygon's corners beyond the inner ends of its chain; infinite
  /// if there are none.
  @inline(never) private func gapBeyond(_ wall: Int32, _ shape: Int32) -> Float {
    let body = Int(shapes.shapes[Int(shape)].body)
    let (pose, before) = (bodies.poses[body], bodies.previousPoses[body])
    let other = bodies.poses[Int(shapes.shapes[Int(wall)].body)]
    let (segment, polygon) = (shapes.view(wall), shapes.view(shape))
    let start = LocalVector(Float(before.x - other.x), Float(before.y - other.y))
    let face = segment.face(towards: start.turnedBack(other.c, other.s))
    guard segment.turnsUp(forward: false, on: face) || segment.turnsUp(forward: true, on: face) else {
      return .infinity
    }
    let relative = RelativePose(of: pose, in: other)
    var gap = Float.infinity
    for index in 0..<polygon.count {
      let corner = relative.place + polygon.corners[index].turned(relative.c, relative.s)
      if segment.isBeyondInnerEnd(corner, on: face) { gap = min(gap, segment.gap(of: corner, to: face)) }
    }
    return gap
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
