import CradleGeometry

/// The bodies on which only a soft point at their centre acts: each is a linear system, advanced exactly, in
/// groups with a common matrix.
///
/// Invariants: a body is in at most one cell, and then not among the awake bodies; `count` is the sum of the
/// groups' counts.
struct SpringBank: ~Copyable {
  struct Membership: BitwiseCopyable {
    /// Group and cell; −1 for a body that is not an isolated spring.
    var group: Int32 = -1
    var cell: Int32 = -1
    /// Whether its group visits it in every step, because it turns or may collide.
    var isWatched = false
  }

  private var groups = SpringGroups()
  /// By body slot.
  private var memberships = Buffer<Membership>()
  private var candidates = SpringCandidates()
  private(set) var count = 0
  private var isStale = false

  var byteCount: Int { memberships.byteCount + candidates.byteCount + groups.byteCount }

  /// Describes a violated invariant, for tests; nil if there is none.
  func inconsistency(_ bodies: borrowing BodyStore) -> String? {
    var sum = 0
    for number in 0..<Int32(groups.count) {
      let group = groups[number]
      sum += group.pointee.count
      for cell in 0..<group.pointee.count {
        let body = group.pointee.body.base[cell]
        let member = memberships[body]
        if member.group != number || member.cell != Int32(cell) {
          return "body \(body) is not in the cell that names it"
        }
        if bodies.isAwake(body) { return "body \(body) moves twice" }
      }
    }
    return sum == count ? nil : "\(sum) springs, not \(count)"
  }

  mutating func cover(body: Int32) {
    if Int(body) >= memberships.count { memberships.resize(Int(body) + 1, filling: Membership()) }
    candidates.cover(body: body)
  }

  /// Clears the marks of a body that had the slot before.
  mutating func reset(body: Int32) {
    memberships[body] = Membership()
    candidates.reset(body: body)
  }

  @inline(__always) func holds(_ body: Int32) -> Bool { memberships.base[Int(body)].group >= 0 }

  private func group(of body: Int32) -> UnsafeMutablePointer<SpringGroup> { groups[memberships[body].group] }

  // MARK: One body's motion

  /// A body's present centre of mass, whether it is an isolated spring or not.
  @inline(__always) func center(of body: Int32, _ bodies: borrowing BodyStore) -> Point {
    let membership = memberships.base[Int(body)]
    if membership.group >= 0 { return groups[membership.group].pointee.center(of: membership.cell) }
    let pose = bodies.pose(body)
    let state = bodies.state(body)
    return Point(x: pose.x + Double(state.dx), y: pose.y + Double(state.dy))
  }

  /// The present world position of an anchor in a body's axes.
  @inline(__always)
  func anchorPoint(_ body: Int32, _ x: Double, _ y: Double, _ bodies: borrowing BodyStore) -> Point {
    let center = center(of: body, bodies)
    let (s, c) = Trigonometry.sineAndCosine(bodies.angle(body))
    return Point(x: center.x + c * x - s * y, y: center.y + s * x + c * y)
  }

  @inline(__always) func previousCenter(of body: Int32) -> Point {
    group(of: body).pointee.previousCenter(of: memberships[body].cell)
  }
  @inline(__always) func velocity(of body: Int32) -> Vector {
    group(of: body).pointee.velocity(of: memberships[body].cell)
  }
  mutating func setVelocity(of body: Int32, _ velocity: Vector) {
    group(of: body).pointee.setVelocity(of: memberships[body].cell, velocity)
  }
  mutating func steer(_ body: Int32, _ velocity: Vector) {
    group(of: body).pointee.steer(memberships[body].cell, velocity)
  }
  mutating func setCenter(of body: Int32, _ center: Point) {
    group(of: body).pointee.setCenter(of: memberships[body].cell, center)
  }
  mutating func wake(_ body: Int32) { group(of: body).pointee.wake(memberships[body].cell) }

  // MARK: Isolation

  /// Whether isolation has to be checked before the next step.
  var needsSorting: Bool { !candidates.isEmpty || isStale }

  /// Requests new matrices for every group after a change of the step or of gravity.
  mutating func markStale() { isStale = true }

  /// Requests a check of a body's isolation before the next step.
  mutating func markDirty(_ body: Int32, _ bodies: borrowing BodyStore, _ joints: borrowing JointStore) {
    guard body != 0, !bodies.isStatic(body), joints.count(ofBody: body) == 1 || memberships[body].group >= 0
    else { return }
    candidates.insert(body)
  }

  /// Moves bodies into the closed form, and back to the solver.
  mutating func sort(
    _ bodies: inout BodyStore, _ joints: inout JointStore, _ contacts: borrowing ContactGraph,
    _ broadPhase: borrowing BroadPhase, _ settings: World.Settings
  ) {
    if isStale {
      isStale = false
      for number in 0..<Int32(groups.count) {
        let group = groups[number]
        for cell in 0..<group.pointee.count { markDirty(group.pointee.body.base[cell], bodies, joints) }
      }
    }
    // Leaving adds no candidates, so the list only shrinks.
    for place in 0..<candidates.count {
      guard let body = candidates.take(place), bodies.isLive(body) else { continue }
      detach(body, &bodies, &joints)
      if let spring = IsolatedSpring(body, bodies, joints, contacts) {
        join(spring, &bodies, &joints, broadPhase, settings)
      }
    }
    candidates.removeAll()
    let column = memberships.base
    groups.dropEmpty { group, number in
      for cell in 0..<group.pointee.count { column[Int(group.pointee.body.base[cell])].group = number }
    }
  }

  private mutating func join(
    _ spring: IsolatedSpring, _ bodies: inout BodyStore, _ joints: inout JointStore,
    _ broadPhase: borrowing BroadPhase, _ settings: World.Settings
  ) {
    let index = spring.body
    let body = bodies[index]
    let soft = spring.row.spring
    let key = SpringKey(
      frequency: soft.frequency, damping: soft.damping, resistance: body.linearResistance,
      allowsSleep: body.allowsSleep, duration: settings.stepDuration)
    let number = groups.number(of: key)
    let before = bodies.previousPose(index)
    let state = bodies.state(index)
    let cell = groups[number].pointee.add(
      body: index, home: spring.home(self, bodies), center: center(of: index, bodies),
      before: Point(x: before.x, y: before.y), velocity: Vector(dx: Double(state.vx), dy: Double(state.vy)))
    bodies.removeAwake(index)
    let isWatched =
      broadPhase.count(ofBody: index) > 0 || state.w != 0 || bodies.drive(index).turn != 0
    memberships[index] = Membership(group: number, cell: cell, isWatched: isWatched)
    if isWatched { groups[number].pointee.watched += 1 }
    count += 1
    joints.markStale()
  }

  /// Removes a body from the closed form; the solver handles it until it is isolated again.
  mutating func leave(_ index: Int32, _ bodies: inout BodyStore, _ joints: inout JointStore) {
    guard holds(index) else { return }
    detach(index, &bodies, &joints)
    markDirty(index, bodies, joints)
  }

  private mutating func detach(_ index: Int32, _ bodies: inout BodyStore, _ joints: inout JointStore) {
    let member = memberships[index]
    guard member.group >= 0 else { return }
    let group = groups[member.group]
    let velocity = WorldRange.velocity(group.pointee.velocity(of: member.cell))
    bodies.setCenters(
      index, now: group.pointee.center(of: member.cell), before: group.pointee.previousCenter(of: member.cell)
    )
    bodies.setVelocity(index, Float(velocity.dx), Float(velocity.dy))
    let moved = group.pointee.remove(member.cell)
    if moved >= 0 { memberships.base[Int(moved)].cell = member.cell }
    memberships[index] = Membership()
    count -= 1
    if member.isWatched { group.pointee.watched -= 1 }
    bodies.appendAwake(index)
    joints.markStale()
  }

  /// Moves a cell's equilibrium after a change of gravity, of the force or of its anchor.
  mutating func refreshHome(of index: Int32, _ bodies: borrowing BodyStore, _ joints: borrowing JointStore) {
    // A joint may have been added or removed since the last step: the body is then checked again before the
    // next one.
    guard let spring = IsolatedSpring(onlyJointOf: index, joints) else { return }
    guard spring.hasNearHome(bodies) else { return markDirty(index, bodies, joints) }
    group(of: index).pointee.setHome(of: memberships[index].cell, spring.home(self, bodies))
  }

  // MARK: Stepping

  /// Advances every isolated spring by one step, exactly; those at rest are placed at their equilibrium and
  /// sleep.
  mutating func step(
    _ bodies: inout BodyStore, _ joints: inout JointStore, _ shapes: borrowing ShapeStore,
    _ broadPhase: inout BroadPhase, _ settings: World.Settings, isFirstCut: Bool
  ) {
    guard count > 0 else { return }
    let duration = Float(settings.stepDuration)
    for number in 0..<Int32(groups.count) where groups[number].pointee.count > 0 {
      let group = groups[number]
      let sleeps = settings.allowsSleep && group.pointee.key.allowsSleep
      let delay = sleeps ? Float(settings.sleepDelay) : Float.infinity
      let isAnyReady = group.pointee.step(
        duration: duration, sleepSpeed: Float(settings.sleepSpeed), delay: delay,
        remembers: isFirstCut)
      if group.pointee.watched > 0 {
        updateBoxes(group, bodies.spans, shapes.spans, &broadPhase, settings, isFirstCut)
      }
      if isAnyReady { rest(group, delay, &bodies, &joints) }
    }
  }

  /// Turns spinning cells, and updates the boxes of cells that may collide.
  private func updateBoxes(
    _ group: UnsafeMutablePointer<SpringGroup>, _ bodies: BodySpans, _ shapes: ShapeSpans,
    _ broadPhase: inout BroadPhase, _ settings: World.Settings, _ isFirstCut: Bool
  ) {
    for cell in 0..<group.pointee.count {
      let index = group.pointee.body.base[cell]
      guard memberships.base[Int(index)].isWatched else { continue }
      group.pointee.writeMotion(of: Int32(cell), bodies, settings, isFirstCut)
      broadPhase.follow(index, bodies, shapes, settings.stepDuration)
    }
  }

  private mutating func rest(
    _ group: UnsafeMutablePointer<SpringGroup>, _ delay: Float, _ bodies: inout BodyStore,
    _ joints: inout JointStore
  ) {
    var cell = group.pointee.count - 1
    while cell >= 0 {
      if group.pointee.isReady(cell, delay) {
        let index = group.pointee.body.base[cell]
        group.pointee.setCenter(of: Int32(cell), group.pointee.home(of: Int32(cell)))
        group.pointee.setVelocity(of: Int32(cell), .zero)
        detach(index, &bodies, &joints)
        bodies.setSpin(index, 0)
        bodies.removeAwake(index)
      }
      cell -= 1
    }
  }
}
