import CradleGeometry

// Changes of bodies by the caller: adding, removing, moving and changing them, where several stores are
// involved.
extension Simulation {
  // MARK: Adding and removing

  /// Extends every store's columns to a body's slot.
  mutating func coverBody(_ index: Int32) {
    shapes.cover(body: index)
    broadPhase.cover(body: index)
    contacts.cover(body: index)
    joints.cover(body: index)
    springs.cover(body: index)
  }

  mutating func addBody(_ definition: BodyDefinition) -> Int32 {
    var body = Body()
    body.isStatic = definition.kind != .dynamic
    body.isKinematic = definition.kind == .kinematic
    body.allowsSleep = definition.allowsSleep
    body.allowsRotation = definition.allowsRotation
    body.locksX = definition.locksX
    body.locksY = definition.locksY
    body.isBullet = definition.isBullet
    body.linearResistance = definition.linearResistance
    body.angularResistance = definition.angularResistance
    body.gravityScale = definition.gravityScale
    body.tag = definition.tag
    let index = bodies.add(body)
    coverBody(index)
    springs.reset(body: index)
    if !body.isStatic || body.isKinematic {
      let velocity = allowed(definition.velocity, body)
      bodies.setVelocity(index, Float(velocity.dx), Float(velocity.dy))
      let spin = WorldRange.speed(definition.angularVelocity)
      bodies.setSpin(index, body.allowsRotation ? Float(spin) : 0)
    }
    let origin = WorldRange.point(definition.position)
    bodies.setPose(index, origin.x, origin.y, WorldRange.coordinate(definition.angle))
    bodies.rememberPose(index)
    updateMass(index)
    if !body.isStatic { bodies.appendAwake(index) }
    if body.isKinematic { kinematicDidChange(index) }
    return index
  }

  /// Removes a body with its shapes, joints and contacts, and wakes the bodies that touched it.
  mutating func removeBody(_ index: Int32) {
    wakeNeighbors(of: index)
    release(index)
    while joints.firstEnd(of: index) >= 0 { removeJoint(joints.firstEnd(of: index) >> 1) }
    while shapes.first(of: index) >= 0 { destroyShape(shapes.first(of: index)) }
    springs.leave(index, &bodies, &joints)
    if bodies.isKinematic(index) { stopKinematic(index) }
    if bodies.isAwake(index) { bodies.removeAwake(index) }
    bodies.release(index)
  }

  // MARK: Positions

  // Inlined, as is all that a body's view reads: the call of a method copies the whole simulation, of 3 KB, into the
  // memory of its argument (Swift 6.3).

  @inline(__always) func origin(of index: Int32) -> Point {
    origin(index, center: center(of: index), angle: bodies.angle(index))
  }

  @inline(__always) func previousOrigin(of index: Int32) -> Point {
    if springs.holds(index) { return springs.previousCenter(of: index) }
    let pose = bodies.previousPose(index)
    return origin(index, center: Point(x: pose.x, y: pose.y), angle: pose.angle)
  }

  @inline(__always) private func origin(_ index: Int32, center: Point, angle: Double) -> Point {
    let body = bodies[index]
    guard body.centerX != 0 || body.centerY != 0 else { return center }
    let (s, c) = Trigonometry.sineAndCosine(angle)
    return Point(
      x: center.x - c * body.centerX + s * body.centerY, y: center.y - s * body.centerX - c * body.centerY)
  }

  @inline(__always) func anchorPoint(_ body: Int32, _ x: Double, _ y: Double) -> Point {
    springs.anchorPoint(body, x, y, bodies)
  }

  /// Moves a body for the caller: searches for its contacts again, and wakes the bodies that touched it.
  mutating func place(_ index: Int32, at position: Point, angle wanted: Double) {
    let (origin, angle) = (WorldRange.point(position), WorldRange.coordinate(wanted))
    wakeNeighbors(of: index)
    wake(index)
    let body = bodies[index]
    if springs.holds(index), angle == bodies.angle(index), broadPhase.count(ofBody: index) == 0, !body.locksX,
      !body.locksY
    {
      // A cell of a springy list: thousands of them move at every scroll event.
      springs.setCenter(of: index, origin)
      return
    }
    springs.leave(index, &bodies, &joints)
    bodies.setPose(index, origin.x, origin.y, angle)
    bodies.rememberPose(index)
    broadPhase.place(shapesOf: index, shapes, bodies)
    markSpringDirty(index)
    markPartnersDirty(of: index)
    if bodies.isKinematic(index) { kinematicDidChange(index) }
  }

  /// Marks the springs attached to a body for a check.
  mutating func markPartnersDirty(of index: Int32) {
    var end = joints.firstEnd(of: index)
    while end >= 0 {
      markSpringDirty(joints.otherBody(end))
      end = joints.nextEnd(end)
    }
    joints.markStale()
  }

  // MARK: Motion

  @inline(__always) func velocity(of index: Int32) -> Vector {
    if springs.holds(index) { return springs.velocity(of: index) }
    let state = bodies.state(index)
    return Vector(dx: Double(state.vx), dy: Double(state.vy))
  }

  /// A velocity without its components along locked axes, within the world's range.
  private func allowed(_ velocity: Vector, _ body: Body) -> Vector {
    let velocity = WorldRange.velocity(velocity)
    return Vector(dx: body.locksX ? 0 : velocity.dx, dy: body.locksY ? 0 : velocity.dy)
  }

  mutating func setVelocity(_ index: Int32, _ velocity: Vector) {
    let body = bodies[index]
    guard !body.isStatic || body.isKinematic else { return }
    wake(index)
    let allowed = allowed(velocity, body)
    if springs.holds(index) {
      springs.setVelocity(of: index, allowed)
    } else {
      bodies.setVelocity(index, Float(allowed.dx), Float(allowed.dy))
      if body.isKinematic { kinematicDidChange(index) }
    }
  }

  /// Changes the velocity of an awake body as a force in every step does, without keeping the body awake.
  mutating func steer(_ index: Int32, _ velocity: Vector) {
    let body = bodies[index]
    let allowed = allowed(velocity, body)
    if springs.holds(index) {
      springs.steer(index, allowed)
    } else if bodies.isAwake(index), !body.isStatic, !body.isHeld {
      bodies.setVelocity(index, Float(allowed.dx), Float(allowed.dy))
    }
  }

  mutating func setAngularVelocity(_ index: Int32, _ value: Double) {
    let body = bodies[index]
    guard !body.isStatic || body.isKinematic, body.allowsRotation, !body.isHeld else { return }
    wake(index)
    bodies.setSpin(index, Float(WorldRange.speed(value)))
    if body.isKinematic { kinematicDidChange(index) }
    if springs.holds(index) { markSpringDirty(index) }
  }

  mutating func setForce(_ index: Int32, _ force: Vector, torque: Double) {
    var body = bodies[index]
    guard force.dx != body.forceX || force.dy != body.forceY || torque != body.torque else { return }
    body.forceX = force.dx
    body.forceY = force.dy
    body.torque = torque
    bodies[index] = body
    // A field's force fluctuates: it wakes a sleeping body, but does not keep a resting one awake.
    if !bodies.isAwake(index) && !springs.holds(index) { wake(index) }
    drives.update(index, &bodies, settings, isSteady: !isStepping)
    if springs.holds(index) {
      springs.refreshHome(of: index, bodies, joints)
      if torque != 0 { markSpringDirty(index) }
    }
  }

  // MARK: Properties

  /// Changes a body's properties, wakes it, and recomputes its masses.
  mutating func change(_ index: Int32, _ change: (inout Body) -> Void) {
    var body = bodies[index]
    change(&body)
    bodies[index] = body
    wake(index)
    updateMass(index)
  }

  mutating func setAllowsRotation(_ index: Int32, _ value: Bool) {
    if !value { bodies.setSpin(index, 0) }
    change(index) { $0.allowsRotation = value }
  }

  mutating func setKind(_ index: Int32, _ kind: BodyDefinition.Kind) {
    let isStatic = kind != .dynamic
    let wasStatic = bodies.isStatic(index)
    guard isStatic != wasStatic || (kind == .kinematic) != bodies.isKinematic(index) else { return }
    wakeNeighbors(of: index)
    release(index)
    springs.leave(index, &bodies, &joints)
    if bodies.isKinematic(index) { stopKinematic(index) }
    bodies[index].isKinematic = kind == .kinematic
    if isStatic != wasStatic {
      // Two immovable bodies have no contact; other contacts are kept.
      removeContacts(of: index) { contact, bodies in
        bodies.isStatic(contact.bodyA == index ? contact.bodyB : contact.bodyA)
      }
      broadPhase.remove(shapesOf: index, shapes)
      if isStatic {
        wake(index)
        bodies.removeAwake(index)
      }
      bodies[index].isStatic = isStatic
      if !isStatic { bodies.appendAwake(index) }
      broadPhase.add(shapesOf: index, shapes, bodies)
    }
    if isStatic {
      bodies.setDrive(index, BodyDrive())
      bodies.stop(index)
    } else {
      wakeContacts(of: index)
    }
    contacts.refreshWalls(of: index, bodies)
    updateMass(index)
    wakeNeighbors(of: index)
    // The bodies of a soft point may become isolated springs, or stop being ones.
    markPartnersDirty(of: index)
  }

  private mutating func wakeContacts(of index: Int32) {
    var end = contacts.firstEnd(of: index)
    while end >= 0 {
      contacts.wake(end >> 1)
      end = contacts.nextEnd(end)
    }
  }
}
