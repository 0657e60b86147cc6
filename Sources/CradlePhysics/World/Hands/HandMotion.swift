import CradleGeometry

/// The motion of held bodies to their targets at a step's start, along obstacles, and their impacts on movable ones.
struct HandMotion {
  let path: PathAhead

  private var bodies: BodySpans { path.bodies }

  /// The largest number of obstacles at which a body's path turns in a step: in a corner the second one blocks the
  /// body, and further ones are due to rounding.
  private static let mostTurns = 4
  /// The shortest displacement that counts, in points; chosen, far below what is visible.
  static let shortest = 1e-6

  /// The longest displacement in a step, some 50 000 points. The sweep, its time and its rounds together round it by up to
  /// eight units in the last place, which must stay below `Collider.graze`.
  private static let longest = Double(Collider.graze / (8 * Float.ulpOfOne))

  /// The part of the displacement from a pose to a hand's target that one step can take.
  static func displacement(to held: HeldBody, from pose: BodyPose) -> Vector {
    let displacement = held.remaining(from: pose)
    // Compares the larger component: the squared length might overflow.
    let size = max(abs(displacement.dx), abs(displacement.dy))
    return size > longest ? displacement * (longest / size) : displacement
  }

  /// Moves a body by a displacement towards its target, and along obstacles; returns the first movable one.
  func move(_ held: HeldBody, by displacement: Vector) -> PathAhead.Obstacle? {
    let pose = bodies.poses + Int(held.body)
    let isWhole = displacement == held.remaining(from: pose.pointee)
    var displacement = displacement
    var turns = 0
    var pushed: PathAhead.Obstacle?
    while displacement.length > Self.shortest, turns < Self.mostTurns {
      guard let obstacle = path.first(for: held.body, displacement) else {
        // If the path is clear, the target is set exactly, without rounding.
        let isClear = turns == 0 && isWhole
        pose.pointee.x = isClear ? held.targetX : pose.pointee.x + displacement.dx
        pose.pointee.y = isClear ? held.targetY : pose.pointee.y + displacement.dy
        break
      }
      let time = Double(obstacle.time)
      pose.pointee.x += displacement.dx * time
      pose.pointee.y += displacement.dy * time
      let n = obstacle.normal.vector
      displacement = displacement * (1 - time)
      displacement -= n * max(displacement.dot(n), 0)
      turns += 1
      if pushed == nil, !bodies.isStatic(obstacle.body) { pushed = obstacle }
    }
    return pushed
  }

  /// Gives an awake obstacle the speed that a hand wants along the normal, as an impact would, as far as the
  /// obstacle's own path is clear. Contacts are then found with that velocity, and no overlap arises.
  ///
  ///     u = min(hand's speed w along n, free path ÷ 0.1 s),   impulse min((u − v)/k, m·w) at the point of contact
  ///
  /// v is the obstacle's speed along n at the point, k its response there, m the held body's mass.
  ///
  /// Returns false if the obstacle is already so fast.
  func push(_ obstacle: PathAhead.Obstacle, by held: HeldBody, wanted: Float) -> Bool {
    let index = Int(obstacle.body)
    let n = obstacle.normal
    let ahead = path.first(for: obstacle.body, (n * (wanted * HeldBody.immediate)).vector)
    let speed = wanted * (ahead?.time ?? 1)
    let mass = bodies.masses[index]
    let lever = obstacle.arm.cross(n)
    let k = n.x * n.x * mass.x + n.y * n.y * mass.y + lever * lever * mass.turn
    let state = bodies.states + index
    let missing =
      speed
      - n.dot(
        LocalVector(
          state.pointee.vx - state.pointee.w * obstacle.arm.y,
          state.pointee.vy + state.pointee.w * obstacle.arm.x))
    guard k > 0, missing > 0 else { return false }
    let own = bodies.records[Int(held.body)].mass
    let impulse = min(missing / k, wanted * (own > 0 ? Float(own) : 1))
    state.pointee.vx += mass.x * n.x * impulse
    state.pointee.vy += mass.y * n.y * impulse
    state.pointee.w += mass.turn * lever * impulse
    return true
  }
}
