import CradleGeometry

/// Walls have the last word. The solver gives way where a hand or a crowd presses harder than its passes undo, and does
/// not see where a turn will take a corner; a step later the middle may be beyond the wall, and be pushed out there. So
/// after every step, whatever led there:
///
///     depth in a wall ≤ max(1 pt, depth at the step's start)
struct PositionCorrection {
  let bodies: BodySpans
  let shapes: ShapeSpans
  let boxes: ProxySpans
  let rules: PairRules
  /// Room for a polygon's corners and normals in the other's axes.
  let scratch: UnsafeMutablePointer<LocalVector>

  /// How deep a step may lead into a wall, in points; normally 1, twice the slop: a heap's weight leaves less, and so it
  /// rests on its contacts alone.
  private static let allowedDepth: Float = 1

  /// Whether a step may have led a contact's body too deep into its wall, and the body.
  @inline(__always) func mayBeDeep(_ contact: UnsafeMutablePointer<Contact>) -> (body: Int32, isDeep: Bool) {
    let wallIsA = bodies.isStatic(contact.pointee.bodyA)
    let body = wallIsA ? contact.pointee.bodyB : contact.pointee.bodyA
    let shape = wallIsA ? contact.pointee.shapeB : contact.pointee.shapeA
    let gap = contact.pointee.manifold.count > 0 ? contact.pointee.manifold.leastSeparation : Collider.margin
    return (body, Double(gap) - farthestDisplacement(of: shape, body) < -Double(Self.allowedDepth))
  }

  /// No part of a shape moved farther in this step, in points.
  private func farthestDisplacement(of shape: Int32, _ body: Int32) -> Double {
    let pose = bodies.poses + Int(body)
    let before = bodies.previousPoses + Int(body)
    let way = abs(pose.pointee.x - before.pointee.x) + abs(pose.pointee.y - before.pointee.y)
    let turn = abs(pose.pointee.angle - before.pointee.angle)
    guard turn > 0 else { return way }
    let corners = shapes.vertices + Int(shapes.shapes[Int(shape)].first)
    var arm: Float = 0
    for index in 0..<Int(shapes.shapes[Int(shape)].count) { arm = max(arm, corners[index].lengthSquared) }
    return way + turn * Double(arm.squareRoot())
  }

  /// Moves a body out of the walls that it is too deep in; where they leave it no room, it stays where it was. It keeps its
  /// direction, as when a displacement is cut: the next step finds the contact, and stops or bounces it. False when it was
  /// not too deep.
  @inline(never) func correct(_ index: Int32) -> Bool {
    let pose = bodies.poses + Int(index)
    let led = Point(x: pose.pointee.x, y: pose.pointee.y)
    var passes = 0
    while passes < Self.passes, leadOut(index) { passes += 1 }
    guard passes > 0 else { return false }
    let end = pose.pointee
    pose.pointee = startPose(index)
    let displacement = Vector(dx: end.x - pose.pointee.x, dy: end.y - pose.pointee.y)
    let sweep = ContinuousCollision(
      bodies: bodies, shapes: shapes, boxes: boxes, rules: rules, hasKinematics: false)
    let radius = 0.1 * Double(bodies.masses[Int(index)].extent)
    let isFree = sweep.freePart(of: displacement, index, radius: radius) == 1
    if passes < Self.passes, isFree { pose.pointee = end }
    payForShift(index, Point(x: pose.pointee.x, y: pose.pointee.y) - led)
    return true
  }

  /// What gravity and pushes would do along a shift is taken from a body's motion: lifted out of a floor it falls again,
  /// and a bar that tumbles without losses would gain a fifth of its energy in a minute.
  ///
  ///     v² + ω²·I/m falls by −2·a·shift
  private func payForShift(_ index: Int32, _ shift: Vector) {
    let drive = bodies.drives[Int(index)]
    let cost = -2 * (drive.ax * Float(shift.dx) + drive.ay * Float(shift.dy))
    let mass = bodies.masses[Int(index)]
    let state = bodies.states + Int(index)
    let (vx, vy, w) = (state.pointee.vx, state.pointee.vy, state.pointee.w)
    let motion = vx * vx + vy * vy + (mass.turn > 0 ? w * w * max(mass.x, mass.y) / mass.turn : 0)
    guard cost > 0, motion > 0 else { return }
    let share = max(1 - cost / motion, 0).squareRoot()
    state.pointee.vx = vx * share
    state.pointee.vy = vy * share
    state.pointee.w = w * share
  }

  /// In a corner each wall moves a body along the other, and two passes do; a narrowing gap takes more.
  private static let passes = 6

  /// Where a body was at the step's start.
  private func startPose(_ index: Int32) -> BodyPose {
    let before = bodies.previousPoses[Int(index)]
    var pose = bodies.poses[Int(index)]
    (pose.x, pose.y, pose.angle) = (before.x, before.y, before.angle)
    pose.c = Float(Trigonometry.cosine(before.angle))
    pose.s = Float(Trigonometry.sine(before.angle))
    return pose
  }

  /// One pass over the walls at a body; whether it was too deep in any.
  private func leadOut(_ index: Int32) -> Bool {
    var wasDeep = false
    var shape = shapes.firstOfBody[Int(index)]
    while shape >= 0 {
      if boxes.contains(shape) {
        var walk = boxes.walkFixed(FlatBox(shapes.box(of: shape, bodies.poses + Int(index))))
        while let wall = walk.next() {
          if leadOut(shape, of: wall) { wasDeep = true }
        }
      }
      shape = shapes.shapes[Int(shape)].next
    }
    return wasDeep
  }

  /// Moves a body until its shape is no deeper in a wall than allowed; whether it was.
  private func leadOut(_ shape: Int32, of wall: Int32) -> Bool {
    let index = shapes.shapes[Int(shape)].body
    let partner = bodies.records + Int(shapes.shapes[Int(wall)].body)
    guard partner.pointee.isStatic, !partner.pointee.isKinematic,
      let now = depth(of: shape, in: wall, bodies.poses[Int(index)]), now.depth > Self.allowedDepth,
      rules.mayMeet(shape, wall)
    else { return false }
    let allowed = max(Self.allowedDepth, depth(of: shape, in: wall, startPose(index))?.depth ?? 0)
    let excess = now.depth - allowed
    guard excess > 0 else { return false }
    bodies.poses[Int(index)].x += Double(now.out.x * excess)
    bodies.poses[Int(index)].y += Double(now.out.y * excess)
    // Less is rounding, and no reason for another pass.
    return excess > 0.01
  }

  /// How deep a shape would be in a wall, in points, and the way out of it; nil when they are clear of each other.
  private func depth(
    of shape: Int32, in wall: Int32, _ pose: BodyPose
  ) -> (depth: Float, out: LocalVector)? {
    // The rounder shape is B, as in every contact.
    let own = shapes.shapes + Int(shape)
    let fixed = shapes.shapes + Int(wall)
    let swap = fixed.pointee.kind.roundness > own.pointee.kind.roundness
    let other = bodies.poses[Int(fixed.pointee.body)]
    let (a, b) = swap ? (pose, other) : (other, pose)
    let offset = LocalVector(Float(b.x - a.x), Float(b.y - a.y))
    let relative = RelativePose(
      place: offset.turnedBack(a.c, a.s), c: a.c * b.c + a.s * b.s, s: a.c * b.s - a.s * b.c, motion: .zero)
    let first = shapes.view(swap ? shape : wall)
    let second = shapes.view(swap ? wall : shape)
    let manifold = Collider.manifold(first, second, relative, scratch)
    guard manifold.count > 0 else { return nil }
    var found = (depth: -manifold.leastSeparation, out: manifold.normal)
    if first.kind == .segment, second.kind == .polygon {
      let before = bodies.previousPoses[Int(own.pointee.body)]
      let start = LocalVector(Float(before.x - a.x), Float(before.y - a.y)).turnedBack(a.c, a.s)
      found = Collider.wayOut(of: first, for: second, relative, from: start, manifold)
    }
    let out = found.out.turned(a.c, a.s)
    return (found.depth, swap ? -out : out)
  }
}
