import CradleGeometry

// Hands and the motion of their bodies: the operations that need several stores.
extension Simulation {
  func hand(of index: Int32) -> Hand? {
    guard let place = hands.place(of: index) else { return nil }
    let held = hands[place]
    return Hand(
      at: Point(x: held.targetX, y: held.targetY) - originToCenter(of: index), velocity: held.velocity.vector)
  }

  private func originToCenter(of index: Int32) -> Vector { center(of: index) - origin(of: index) }

  /// Holds a body, or moves its hand: the body follows at once unless something is in its way.
  mutating func hold(_ index: Int32, _ hand: Hand) {
    let place = hands.place(of: index) ?? take(index)
    let center = hand.target + originToCenter(of: index)
    var held = hands[place]
    let hasChanged =
      held.targetX != center.x || held.targetY != center.y || held.velocity.vector != hand.velocity
    (held.targetX, held.targetY) = (center.x, center.y)
    held.velocity = LocalVector(hand.velocity)
    held.fastest = max(held.fastest, held.velocity.length)
    hands[place] = held
    // A resting hand lets its body sleep.
    guard hasChanged || held.velocity.lengthSquared > 0 else { return }
    wake(index)
    follow(place)
  }

  private mutating func take(_ index: Int32) -> Int {
    springs.leave(index, &bodies, &joints)
    wake(index)
    let center = center(of: index)
    bodies[index].isHeld = true
    bodies.stop(index)
    updateMass(index)
    markPartnersDirty(of: index)
    return hands.add(HeldBody(body: index, targetX: center.x, targetY: center.y))
  }

  /// Releases a body with the hand's velocity, or with its own if something blocks it.
  mutating func release(_ index: Int32) {
    guard let place = hands.place(of: index) else { return }
    let held = hands[place]
    hands.remove(place)
    bodies[index].isHeld = false
    updateMass(index)
    markPartnersDirty(of: index)
    setVelocity(index, held.displacement.lengthSquared == 0 ? held.velocity.vector : velocity(of: index))
  }

  // MARK: At a step's start

  /// Called before the search for contacts: moves bodies to their targets, and gives them the velocity of the
  /// remaining displacement, so that contacts along it are found.
  mutating func followHands() {
    for place in 0..<hands.count where bodies.isAwake(hands[place].body) {
      let obstacle = follow(place)
      let held = hands[place]
      if let obstacle { push(obstacle, by: held) }
      let length = held.displacement.length
      let rate = length > 0 ? min(1 / Float(settings.stepDuration), held.speed(along: length) / length) : 0
      bodies.setVelocity(held.body, held.displacement.x * rate, held.displacement.y * rate)
      broadPhase.follow(held.body, bodies.spans, shapes.spans, settings.stepDuration)
    }
  }

  /// The obstacles at which a body's path turns in a step: in a corner the second one blocks the body, and further
  /// ones are due to rounding.
  private static let mostTurns = 4
  /// The shortest displacement that counts, in points: the rounding of a step's motion at a few hundred
  /// points.
  private static let shortest = 1e-6

  /// The longest displacement in a step, some 50 000 points: its rounding, over the sweep, its time and its
  /// rounds eight units in the last place, stays below the contacts' tolerance.
  private static let longest = Double(Collider.graze / (8 * Float.ulpOfOne))

  /// The part of a displacement that one step can take.
  private static func reachable(_ displacement: Vector) -> Vector {
    // Compares the larger component: the squared length might overflow.
    let size = max(abs(displacement.dx), abs(displacement.dy))
    return size > longest ? displacement * (longest / size) : displacement
  }

  /// Moves a body towards its target, and along obstacles; returns the first movable obstacle.
  @discardableResult private mutating func follow(_ place: Int) -> PathAhead.Obstacle? {
    var held = hands[place]
    let start = bodies.pose(held.body)
    let remaining = Vector(dx: held.targetX - start.x, dy: held.targetY - start.y)
    var displacement = Self.reachable(remaining)
    held.displacement = .zero
    defer { hands[place] = held }
    guard displacement.length > Self.shortest else { return nil }
    // A body that carries a movable one through a joint cannot follow at once.
    if carriesOthers(held.body) {
      held.displacement = LocalVector(displacement)
      return nil
    }
    if springs.count > 0 { leaveSprings(near: held.body, displacement) }
    var turns = 0
    var pushed: PathAhead.Obstacle?
    while displacement.length > Self.shortest, turns < Self.mostTurns {
      let pose = bodies.pose(held.body)
      guard let obstacle = pathAhead.first(for: held.body, displacement) else {
        // If the path is clear, the target is set exactly, without rounding.
        let isClear = turns == 0 && displacement == remaining
        bodies.setCenter(
          held.body, isClear ? held.targetX : pose.x + displacement.dx,
          isClear ? held.targetY : pose.y + displacement.dy)
        break
      }
      let time = Double(obstacle.time)
      bodies.setCenter(held.body, pose.x + displacement.dx * time, pose.y + displacement.dy * time)
      let n = obstacle.normal.vector
      displacement = displacement * (1 - time)
      displacement -= n * max(displacement.dot(n), 0)
      turns += 1
      if pushed == nil, !bodies.isStatic(obstacle.body) { pushed = obstacle }
    }
    if pushed != nil {
      let pose = bodies.pose(held.body)
      held.displacement = LocalVector(
        Self.reachable(Vector(dx: held.targetX - pose.x, dy: held.targetY - pose.y)))
    }
    let pose = bodies.pose(held.body)
    if pose.x != start.x || pose.y != start.y {
      wakeNeighbors(of: held.body)
      broadPhase.follow(held.body, bodies.spans, shapes.spans, settings.stepDuration)
    }
    return pushed
  }

  /// Gives an obstacle the hand's velocity, as an impact would, as far as the obstacle's own path is clear.
  /// Contacts are then found with that velocity, and no overlap arises.
  ///
  ///     u = min(hand's speed w along n, free path ÷ 0.1 s),   impulse min((u − v)/k, m·w) at the point of contact
  private mutating func push(_ obstacle: PathAhead.Obstacle, by held: HeldBody) {
    let index = obstacle.body
    let n = obstacle.normal
    let length = held.displacement.length
    guard length > 0 else { return }
    let rate = min(1 / Float(settings.stepDuration), held.speed(along: length) / length)
    let wanted = rate * held.displacement.dot(n)
    guard wanted > 0 else { return }
    wakeIfAsleep(index)
    guard bodies.isAwake(index) else { return }
    let ahead = pathAhead.first(for: index, (n * (wanted * HeldBody.immediate)).vector)
    let speed = wanted * (ahead?.time ?? 1)
    let mass = bodies.mass(index)
    let lever = obstacle.arm.cross(n)
    let k = n.x * n.x * mass.x + n.y * n.y * mass.y + lever * lever * mass.turn
    var state = bodies.state(index)
    let missing =
      speed
      - n.dot(LocalVector(state.vx - state.w * obstacle.arm.y, state.vy + state.w * obstacle.arm.x))
    guard k > 0, missing > 0 else { return }
    let own = bodies[held.body].mass
    let impulse = min(missing / k, wanted * (own > 0 ? Float(own) : 1))
    state.vx += mass.x * n.x * impulse
    state.vy += mass.y * n.y * impulse
    state.w += mass.turn * lever * impulse
    bodies.setVelocity(index, state.vx, state.vy)
    bodies.setSpin(index, state.w)
    broadPhase.follow(index, bodies.spans, shapes.spans, settings.stepDuration)
  }

  /// Whether a joint connects a movable body to a body.
  private func carriesOthers(_ index: Int32) -> Bool {
    var end = joints.firstEnd(of: index)
    while end >= 0 {
      let other = joints.otherBody(end)
      if !bodies.isStatic(other) && !bodies[other].isHeld { return true }
      end = joints.nextEnd(end)
    }
    return false
  }

  private var pathAhead: PathAhead {
    PathAhead(
      bodies: bodies.spans, shapes: shapes.spans, boxes: broadPhase.spans, rules: pairRules,
      scratch: contacts.collisionScratch)
  }

  /// Returns bodies on isolated springs near a held body to the solver, because the held body may hit them.
  private mutating func leaveSprings(near index: Int32, _ displacement: Vector) {
    var shape = shapes.first(of: index)
    while shape >= 0 {
      if broadPhase.contains(shape) {
        let box = broadPhase.box(of: shape).grown(by: Float(displacement.length))
        for other in broadPhase.spans.moving.shapes(meeting: box) {
          springs.leave(shapes.body(of: other), &bodies, &joints)
        }
      }
      shape = shapes.next(shape)
    }
  }
}
