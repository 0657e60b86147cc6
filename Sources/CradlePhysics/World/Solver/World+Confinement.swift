import CradleGeometry

/// Walls have the last word. The solver gives way where a hand or a crowd presses harder than its passes undo, and does
/// not see where a turn will take a corner; a step later the middle may be beyond the wall, and be pushed out there. So
/// after every step, whatever led there:
///
///     depth in a wall ≤ max(1 pt, depth at the step's start)
extension World {
  /// How deep a step may lead into a wall, in points; normally 1, twice the slop: a heap's weight leaves less, and so it
  /// rests on its contacts alone.
  private static let allowedDepth: Float = 1

  /// Moves those out of walls that the step led in too deep. They keep their direction, as when a way is cut: the next
  /// step finds the contact, and stops or bounces them.
  func confineBodies() {
    for place in 0..<wallContacts.count {
      let contact = contacts.base + Int(wallContacts.base[place])
      let wallIsA = bodies.base[Int(contact.pointee.bodyA)].isStatic
      let body = wallIsA ? contact.pointee.bodyB : contact.pointee.bodyA
      let shape = wallIsA ? contact.pointee.shapeB : contact.pointee.shapeA
      let gap =
        contact.pointee.manifold.count > 0 ? contact.pointee.manifold.leastSeparation : Collider.margin
      if Double(gap) - farthestWay(of: shape, body) < -Double(Self.allowedDepth) { confine(body) }
    }
    // What swings on its own spring leaves it with its first contact.
    for place in 0..<strayed.count where bodies.base[Int(strayed.base[place])].awakeIndex >= 0 {
      confine(strayed.base[place])
    }
  }

  // Out of line: the loops over all contacts and bodies have no room for them.

  @inline(never) func noteWall(_ index: Int32) { wallContacts.append(index) }

  /// Notes a body that has come to where nobody looked for pairs.
  @inline(never) func noteStray(_ index: Int32) { strayed.append(index) }

  /// No part of a shape moved farther in this step, in points.
  private func farthestWay(of shape: Int32, _ body: Int32) -> Double {
    let pose = poses.base + Int(body)
    let before = previousPoses.base + Int(body)
    let way = abs(pose.pointee.x - before.pointee.x) + abs(pose.pointee.y - before.pointee.y)
    let turn = abs(pose.pointee.angle - before.pointee.angle)
    guard turn > 0 else { return way }
    let corners = vertices.storage.base + Int(shapes.base[Int(shape)].first)
    var arm: Float = 0
    for index in 0..<Int(shapes.base[Int(shape)].count) { arm = max(arm, corners[index].lengthSquared) }
    return way + turn * Double(arm.squareRoot())
  }

  /// Moves a body out of the walls that it is too deep in; where they leave it no room, it stays where it was.
  @inline(never) private func confine(_ index: Int32) {
    let pose = poses.base + Int(index)
    let led = Point(x: pose.pointee.x, y: pose.pointee.y)
    var passes = 0
    while passes < Self.passes, leadOut(index) { passes += 1 }
    guard passes > 0 else { return }
    let end = pose.pointee
    pose.pointee = startPose(index)
    let way = Vector(dx: end.x - pose.pointee.x, dy: end.y - pose.pointee.y)
    let isFree = freePart(of: way, index, radius: 0.1 * Double(masses[index].reach)) == 1
    if passes < Self.passes, isFree { pose.pointee = end }
    payForShift(index, Point(x: pose.pointee.x, y: pose.pointee.y) - led)
    followProxies(index, pose, states.base + Int(index), settings.stepDuration)
  }

  /// What gravity and pushes would do along a shift is taken from a body's motion: lifted out of a floor it falls again,
  /// and a bar that tumbles without losses would gain a fifth of its energy in a minute.
  ///
  ///     v² + ω²·I/m falls by −2·a·shift
  private func payForShift(_ index: Int32, _ shift: Vector) {
    let drive = drives[index]
    let cost = -2 * (drive.ax * Float(shift.dx) + drive.ay * Float(shift.dy))
    let mass = masses[index]
    let state = states.base + Int(index)
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
    let before = previousPoses[index]
    var pose = poses[index]
    (pose.x, pose.y, pose.angle) = (before.x, before.y, before.angle)
    pose.c = Float(Trigonometry.cosine(before.angle))
    pose.s = Float(Trigonometry.sine(before.angle))
    return pose
  }

  /// One pass over the walls at a body; whether it was too deep in any.
  private func leadOut(_ index: Int32) -> Bool {
    var wasDeep = false
    var shape = bodies[index].firstShape
    while shape >= 0 {
      if shapes[shape].proxy >= 0 {
        let box = box(of: shapes.base + Int(shape), poses.base + Int(index))
        let nodes = staticTree.nodes.base
        treeStack.start(at: staticTree.root)
        while let next = treeStack.pop() {
          let node = nodes + Int(next)
          guard node.pointee.box.overlaps(box) else { continue }
          if node.pointee.left >= 0 {
            treeStack.push(node.pointee.left)
            treeStack.push(node.pointee.right)
          } else if leadOut(shape, of: node.pointee.shape) {
            wasDeep = true
          }
        }
      }
      shape = shapes[shape].next
    }
    return wasDeep
  }

  /// Moves a body until its shape is no deeper in a wall than allowed; whether it was.
  private func leadOut(_ shape: Int32, of wall: Int32) -> Bool {
    let index = shapes[shape].body
    guard isWall(shapes[wall].body), let now = depth(of: shape, in: wall, poses[index]),
      now.depth > Self.allowedDepth, mayMeet(shape, wall)
    else { return false }
    let allowed = max(Self.allowedDepth, depth(of: shape, in: wall, startPose(index))?.depth ?? 0)
    let excess = now.depth - allowed
    guard excess > 0 else { return false }
    poses.base[Int(index)].x += Double(now.out.x * excess)
    poses.base[Int(index)].y += Double(now.out.y * excess)
    // Less is rounding, and no reason for another pass.
    return excess > 0.01
  }

  /// How deep a shape would be in a wall, in points, and the way out of it; nil when they are clear of each other.
  private func depth(
    of shape: Int32, in wall: Int32, _ pose: BodyPose
  ) -> (depth: Float, out: LocalVector)? {
    // The rounder shape is B, as in every contact.
    let swap = shapes[wall].kind.roundness > shapes[shape].kind.roundness
    let other = poses[shapes[wall].body]
    let (a, b) = swap ? (pose, other) : (other, pose)
    let offset = LocalVector(Float(b.x - a.x), Float(b.y - a.y))
    let relative = RelativePose(
      place: offset.turnedBack(a.c, a.s), c: a.c * b.c + a.s * b.s, s: a.c * b.s - a.s * b.c, motion: .zero)
    let pool = vertices.storage.base
    let first = ShapeView(shapes.base + Int(swap ? shape : wall), pool)
    let second = ShapeView(shapes.base + Int(swap ? wall : shape), pool)
    let manifold = Collider.manifold(first, second, relative, collisionScratch.base)
    guard manifold.count > 0 else { return nil }
    var found = (depth: -manifold.leastSeparation, out: manifold.normal)
    if first.kind == .segment, second.kind == .polygon {
      let before = previousPoses[shapes[shape].body]
      let start = LocalVector(Float(before.x - a.x), Float(before.y - a.y)).turnedBack(a.c, a.s)
      found = Collider.wayOut(of: first, for: second, relative, from: start, manifold)
    }
    let out = found.out.turned(a.c, a.s)
    return (found.depth, swap ? -out : out)
  }
}
