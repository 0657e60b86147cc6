import CradleGeometry

/// The joints: records by slot, rows packed for the solver, and each body's list of joint ends.
///
/// Invariants: a live joint is in both bodies' lists, once; it has at least one row, and its rows refer to
/// it; the rows' order contains those of joints with an awake end unless it is stale.
struct JointStore: ~Copyable {
  private var slots = SlotTable<JointPart>()
  private var lists = JointLists()
  private var rows = JointRows()
  /// Whether bodies woke or fell asleep, or joints were added or removed, since the order was made.
  private(set) var isStale = true

  /// One past the highest slot ever used.
  var slotCount: Int { slots.count }
  var count: Int { slots.liveCount }
  var byteCount: Int { slots.byteCount + lists.byteCount + rows.byteCount }

  mutating func cover(body: Int32) { lists.cover(body: body) }

  /// Describes a violated invariant, for tests; nil if there is none.
  func inconsistency(_ bodies: borrowing BodyStore) -> String? {
    if let inconsistency = lists.inconsistency(slots) { return inconsistency }
    if !isStale, let inconsistency = rows.inconsistency(bodies) { return inconsistency }
    for index in 0..<Int32(slots.count) where isLive(index) {
      let joint = lists[index]
      if !rows.areWhole(joint, index) { return "joint \(index) has no rows, or one that names another" }
      if !bodies.isLive(joint.bodyA) || !bodies.isLive(joint.bodyB) {
        return "joint \(index) holds a dead body"
      }
    }
    return nil
  }

  // MARK: Slots and links

  func isLive(_ index: Int32) -> Bool { slots.isLive(index) }
  func contains(_ handle: JointHandle) -> Bool { slots.contains(handle) }
  func handle(of index: Int32) -> JointHandle { slots.handle(of: index) }

  subscript(index: Int32) -> Joint { lists[index] }

  mutating func setTag(_ index: Int32, _ tag: Int) { links.joints[Int(index)].tag = tag }

  func count(ofBody body: Int32) -> Int32 { lists.count(ofBody: body) }
  func firstEnd(of body: Int32) -> Int32 { lists.firstEnd(of: body) }
  func nextEnd(_ end: Int32) -> Int32 { links.next(end) }
  func otherBody(_ end: Int32) -> Int32 { links.otherBody(end) }

  var links: JointLinks { lists.links }

  /// Requests a new order before the next step.
  mutating func markStale() { isStale = true }

  /// Adds a joint with a validated definition; `poses` are its bodies' present ones.
  mutating func add(
    _ definition: JointDefinition, collides: Bool, frame: JointFrame, poses: JointPoses
  ) -> Int32 {
    let index = slots.allocate()
    var joint = Joint(collides: collides, bodyA: frame.bodyA, bodyB: frame.bodyB)
    rows.add(definition, index, &joint, frame, poses)
    lists.link(joint, at: index)
    isStale = true
    return index
  }

  mutating func remove(_ index: Int32) {
    lists.unlink(index)
    rows.remove(index, in: links.joints)
    isStale = true
    slots.release(index)
  }

  // MARK: Numbers

  func frame(of index: Int32) -> JointFrame { rows.frame(of: lists[index]) }

  /// Moves a joint's anchor in the world.
  mutating func moveWorldAnchor(of index: Int32, to point: Point) {
    let joint = lists[index]
    var frame = rows.frame(of: joint)
    if joint.bodyA == 0 {
      frame.localAX = point.x
      frame.localAY = point.y
    } else {
      frame.localBX = point.x
      frame.localBY = point.y
    }
    rows.setFrame(of: joint, frame)
  }

  /// The length of a rod, rope or spring, points; nil for other joints.
  func length(_ index: Int32) -> Float? { rows.length(of: lists[index]) }
  /// Whether a joint is a rope that has a direction: it holds nothing rigidly, and is no spring.
  func isRope(_ index: Int32) -> Bool { links.joints[Int(index)].hold == nil && spring(index) == nil }
  mutating func setLength(_ index: Int32, _ length: Float) {
    if rows.setLength(index, length, in: links.joints) { isStale = true }
  }

  func mayHaveFriction(_ index: Int32) -> Bool { rows.mayHaveFriction(lists[index]) }
  func friction(_ index: Int32) -> Float { rows.friction(of: lists[index]) }
  mutating func setFriction(_ index: Int32, _ friction: Float) {
    rows.setLimits(index, rows.limits(of: lists[index]), friction: friction, in: links.joints)
    isStale = true
  }

  func mayHaveLimits(_ index: Int32) -> Bool { rows.mayHaveLimits(lists[index]) }
  mutating func setLimits(_ index: Int32, _ limits: ClosedRange<Double>?) {
    rows.setLimits(index, limits, friction: rows.friction(of: lists[index]), in: links.joints)
    isStale = true
  }

  /// A joint's soft point, and a joint's spring; nil for other joints.
  func softPoint(_ index: Int32) -> PointRow? { rows.softPoint(of: lists[index]) }
  func spring(_ index: Int32) -> JointSpring? { rows.spring(of: lists[index]) }

  /// Turns a rod or rope into a spring, or changes a spring's numbers.
  mutating func setSpring(_ index: Int32, frequency: Double, damping: Double, poses: JointPoses) {
    if lists[index].isShort { rows.becomeLine(index, in: links.joints) }
    links.joints[Int(index)].hold = nil
    rows.setSpring(lists[index], frequency: frequency, damping: damping, poses: poses)
  }

  mutating func updateSoftness(_ index: Int32, _ settings: World.Settings) {
    rows.updateSoftness(of: lists[index], settings)
  }

  mutating func updateAllSoftness(_ settings: World.Settings) {
    for index in 0..<Int32(slots.count) where slots.isLive(index) { updateSoftness(index, settings) }
  }

  /// The impulse on B in the last sub-step, kg·pt/s.
  func impulse(of index: Int32) -> Vector { rows.impulse(of: lists[index]) }

  /// Sets the impulses that the next sub-step would apply again to 0.
  mutating func forgetImpulses() { rows.forgetImpulses() }

  /// Scales the impulses that the next sub-step applies again.
  mutating func scaleImpulses(by ratio: Float) { rows.scaleImpulses(by: ratio) }

  // MARK: The solver's order

  /// Lists the rows of joints with an awake end; isolated springs are advanced separately.
  mutating func refreshOrder(_ bodies: borrowing BodyStore, _ settings: World.Settings) {
    rows.forgetOrder()
    // The search marks joints in loops as well, which rows need with UIKit's settings, too (`Joint.isInLoop`).
    rows.findMechanisms(bodies, links)
    if !settings.conservesEnergy { rows.forgetMechanisms() }
    for index in 0..<Int32(slots.count) where slots.isLive(index) {
      if !settings.conservesEnergy {
        (links.joints[Int(index)].isInMechanism, links.joints[Int(index)].limitsMechanism) = (false, false)
      }
      let joint = lists[index]
      guard bodies.isAwake(joint.bodyA) || bodies.isAwake(joint.bodyB) else { continue }
      rows.list(
        joint, isOnlyJoint: isOnlyJoint(joint, bodies, settings), conservesEnergy: settings.conservesEnergy)
    }
    rows.groupPoints(bodies)
    balanceSprings(bodies, settings)
    isStale = false
  }

  /// Computes the stiffness of springs for the bodies' present masses.
  mutating func balanceSprings(_ bodies: borrowing BodyStore, _ settings: World.Settings) {
    if settings.conservesEnergy { rows.balanceSprings(bodies, h: Float(settings.subStepDuration)) }
  }

  /// Whether a joint is the only one of a body, and holds it to a static one, without a locked axis: then one Newton step is
  /// exact, unless energy is conserved and it is a rod or a rope that ends outside of the body, at an arm r.
  ///
  ///     1/k = 1/m + (r × u)²/I        u the rod's direction
  ///
  /// Where r is long beside √(I/m), that mass k changes many times within the small angle in which r passes u, and the body
  /// turns as fast as its motion along u allows: one step then misses the position by far, and the next ones add energy
  /// without end. (Of 1000 small boxes on long rods at 2000 pt/s 132 gained half of their energy.)
  private func isOnlyJoint(
    _ joint: Joint, _ bodies: borrowing BodyStore, _ settings: World.Settings
  ) -> Bool {
    let a = bodies[joint.bodyA]
    let b = bodies[joint.bodyB]
    if a.locksX || a.locksY || b.locksX || b.locksY { return false }
    if settings.conservesEnergy, rows.hasLongArm(joint, on: b.isStatic ? a : b, isA: b.isStatic) {
      return false
    }
    return (a.isStatic && count(ofBody: joint.bodyB) == 1) || (b.isStatic && count(ofBody: joint.bodyA) == 1)
  }

  /// The joints to solve, for a step's passes; valid until a joint is added or the order is refreshed.
  @inline(__always) var spans: JointSpans { rows.spans(links) }
}
