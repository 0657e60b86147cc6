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
    let center = WorldRange.point(hand.target) + originToCenter(of: index)
    let velocity = WorldRange.velocity(hand.velocity)
    var held = hands[place]
    let hasChanged =
      held.targetX != center.x || held.targetY != center.y || held.velocity.vector != velocity
    (held.targetX, held.targetY) = (center.x, center.y)
    held.velocity = LocalVector(velocity)
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
      let rate = held.rate(within: Float(settings.stepDuration))
      if let obstacle { push(obstacle, by: held, wanted: rate * held.displacement.dot(obstacle.normal)) }
      bodies.setVelocity(held.body, held.displacement.x * rate, held.displacement.y * rate)
      followBox(of: held.body)
    }
  }

  /// Moves a body towards its target, and along obstacles; returns the first movable obstacle.
  @discardableResult private mutating func follow(_ place: Int) -> PathAhead.Obstacle? {
    var held = hands[place]
    let start = bodies.pose(held.body)
    let displacement = HandMotion.displacement(to: held, from: start)
    held.displacement = .zero
    held.isJointed = mayResist(held.body, displacement)
    defer { hands[place] = held }
    guard displacement.length > HandMotion.shortest else { return nil }
    // A body on a joint cannot follow at once: the joint may resist.
    if held.isJointed {
      held.displacement = LocalVector(displacement)
      return nil
    }
    if springs.count > 0 { leaveSprings(near: held.body, displacement) }
    let pushed = handMotion.move(held, by: displacement)
    let pose = bodies.pose(held.body)
    if pushed != nil { held.displacement = LocalVector(HandMotion.displacement(to: held, from: pose)) }
    if pose.x != start.x || pose.y != start.y {
      wakeNeighbors(of: held.body)
      followBox(of: held.body)
    }
    return pushed
  }

  /// Wakes an obstacle, and gives it the speed that a hand wants along the normal, in pt/s.
  private mutating func push(_ obstacle: PathAhead.Obstacle, by held: HeldBody, wanted: Float) {
    guard wanted > 0 else { return }
    wakeIfAsleep(obstacle.body)
    guard bodies.isAwake(obstacle.body) else { return }
    if handMotion.push(obstacle, by: held, wanted: wanted) { followBox(of: obstacle.body) }
  }

  /// Moves the boxes of a body ahead of its motion.
  mutating func followBox(of index: Int32) {
    broadPhase.follow(index, bodies.spans, shapes.spans, settings.stepDuration)
  }

  private var handMotion: HandMotion {
    HandMotion(
      path: PathAhead(
        bodies: bodies.spans, shapes: shapes.spans, boxes: broadPhase.spans, rules: pairRules,
        scratch: contacts.collisionScratch))
  }

  /// Whether a joint may keep a body from following its hand at once: it connects the body with a movable one that no hand
  /// holds, or the displacement would violate it. A hand stretches a spring from an immovable body.
  private func mayResist(_ index: Int32, _ displacement: Vector) -> Bool {
    var end = joints.firstEnd(of: index)
    while end >= 0 {
      let other = joints.otherBody(end)
      if !bodies.isStatic(other) {
        if !bodies[other].isHeld { return true }
      } else if joints.spring(end >> 1) == nil && !permits(end, displacement) {
        return true
      }
      end = joints.nextEnd(end)
    }
    return false
  }

  /// Whether a rod or a rope has a length that it may have after one end has moved, up to an error that impulses correct;
  /// false for other joints.
  private func permits(_ end: Int32, _ displacement: Vector) -> Bool {
    let joint = end >> 1
    guard let length = joints.length(joint) else { return false }
    let gap = gap(joints.frame(of: joint)) + displacement * (end & 1 == 0 ? -1 : 1)
    let excess = Float(gap.length) - length
    return joints.isRope(joint)
      ? excess <= SolverContext.smallCorrection : abs(excess) <= SolverContext.smallCorrection
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
