import CradleGeometry

// What the caller does to bodies: adding, removing, moving and changing them, across the stores.
extension Simulation {
  // MARK: Adding and removing

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
      bodies.setVelocity(
        index, body.locksX ? 0 : Float(definition.velocity.dx),
        body.locksY ? 0 : Float(definition.velocity.dy))
      bodies.setSpin(index, body.allowsRotation ? Float(definition.angularVelocity) : 0)
    }
    bodies.setPose(index, definition.position.x, definition.position.y, definition.angle)
    bodies.rememberPose(index)
    updateMass(index)
    if !body.isStatic { bodies.appendAwake(index) }
    if body.isKinematic { kinematicDidChange(index) }
    return index
  }

  /// Removes a body with its shapes, joints and contacts, and wakes what leaned on it.
  mutating func removeBody(_ index: Int32) {
    wakeNeighbors(of: index)
    letGo(index)
    while joints.firstEnd(of: index) >= 0 { removeJoint(joints.firstEnd(of: index) >> 1) }
    while shapes.first(of: index) >= 0 { destroyShape(shapes.first(of: index)) }
    springs.leave(index, &bodies, &joints)
    if bodies.isKinematic(index) { stopKinematic(index) }
    if bodies.isAwake(index) { bodies.removeAwake(index) }
    bodies.release(index)
  }

  // MARK: Places

  func origin(of index: Int32) -> Point {
    origin(index, center: center(of: index), angle: bodies.angle(index))
  }

  func previousOrigin(of index: Int32) -> Point {
    if springs.holds(index) { return springs.previousCenter(of: index) }
    let pose = bodies.previousPose(index)
    return origin(index, center: Point(x: pose.x, y: pose.y), angle: pose.angle)
  }

  private func origin(_ index: Int32, center: Point, angle: Double) -> Point {
    let body = bodies[index]
    guard body.centerX != 0 || body.centerY != 0 else { return center }
    let c = Trigonometry.cosine(angle)
    let s = Trigonometry.sine(angle)
    return Point(
      x: center.x - c * body.centerX + s * body.centerY, y: center.y - s * body.centerX - c * body.centerY)
  }

  func anchorPoint(_ body: Int32, _ x: Double, _ y: Double) -> Point {
    springs.anchorPoint(body, x, y, bodies)
  }

  /// Moves a body by hand: its contacts are looked for again, and what leaned on it wakes.
  mutating func place(_ index: Int32, at origin: Point, angle: Double) {
    wakeNeighbors(of: index)
    wake(index)
    let body = bodies[index]
    if springs.holds(index), angle == bodies.angle(index), broadPhase.count(ofBody: index) == 0, !body.locksX,
      !body.locksY
    {
      // A cell of a springy list: thousands are moved at every scroll event.
      springs.setCenter(of: index, origin)
      return
    }
    springs.leave(index, &bodies, &joints)
    bodies.setPose(index, origin.x, origin.y, angle)
    bodies.rememberPose(index)
    refreshProxies(of: index)
    markSpringDirty(index)
    markPartnersDirty(of: index)
    if bodies.isKinematic(index) { kinematicDidChange(index) }
  }

  /// Has the springs looked at that hang on a body.
  mutating func markPartnersDirty(of index: Int32) {
    var end = joints.firstEnd(of: index)
    while end >= 0 {
      markSpringDirty(joints.otherBody(end))
      end = joints.nextEnd(end)
    }
    joints.markStale()
  }

  // MARK: Motion

  func velocity(of index: Int32) -> Vector {
    if springs.holds(index) { return springs.velocity(of: index) }
    let state = bodies.state(index)
    return Vector(dx: Double(state.vx), dy: Double(state.vy))
  }

  private func allowed(_ velocity: Vector, _ body: Body) -> Vector {
    Vector(dx: body.locksX ? 0 : velocity.dx, dy: body.locksY ? 0 : velocity.dy)
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

  /// Changes the velocity of what is awake, as what acts in every step does: it keeps nothing awake.
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
    bodies.setSpin(index, Float(value))
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
    // A field's force trembles: it wakes a sleeper, but it does not keep a body awake that is at rest under it.
    if !bodies.isAwake(index) && !springs.holds(index) { wake(index) }
    updateDrive(index)
    if springs.holds(index) {
      springs.refreshHome(of: index, bodies, joints)
      if torque != 0 { markSpringDirty(index) }
    }
  }

  mutating func clearForces() {
    for index in 1..<Int32(bodies.count) where bodies.isLive(index) {
      let body = bodies[index]
      if body.forceX != 0 || body.forceY != 0 || body.torque != 0 { setForce(index, .zero, torque: 0) }
    }
  }

  // MARK: Properties

  /// Changes what a body is, wakes it, and works its masses out again.
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
    letGo(index)
    springs.leave(index, &bodies, &joints)
    if bodies.isKinematic(index) { stopKinematic(index) }
    bodies[index].isKinematic = kind == .kinematic
    if isStatic != wasStatic {
      // Two bodies that nothing pushes have no contact; the others keep theirs.
      removeContacts(of: index) { contact, bodies in
        bodies.isStatic(contact.bodyA == index ? contact.bodyB : contact.bodyA)
      }
      removeProxies(of: index)
      if isStatic {
        wake(index)
        bodies.removeAwake(index)
      }
      bodies[index].isStatic = isStatic
      if !isStatic { bodies.appendAwake(index) }
      addProxies(of: index)
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
    // Partners of a soft point may gain or lose their isolation.
    markPartnersDirty(of: index)
  }

  private mutating func wakeContacts(of index: Int32) {
    var contact = contacts.first(of: index)
    while contact >= 0 {
      contacts.wake(contact)
      contact = contacts.next(contact, of: index)
    }
  }

  // MARK: Kinematic bodies
  //
  // They live among the static ones, in their tree too: nothing pushes them, fast bodies are swept against them, and they
  // pass through each other. Those that move are awake besides, so that a step moves them.

  /// A kinematic body's velocity was set: it is awake while it moves.
  mutating func kinematicDidChange(_ index: Int32) {
    let state = bodies.state(index)
    guard state.vx != 0 || state.vy != 0 || state.w != 0 else {
      return stopKinematic(index)
    }
    startKinematic(index)
    wakeNeighbors(of: index)
    followKinematic(index)
  }

  private mutating func startKinematic(_ index: Int32) {
    if bodies.startKinematic(index) { joints.markStale() }
  }

  mutating func stopKinematic(_ index: Int32) {
    if bodies.stopKinematic(index) { joints.markStale() }
  }

  /// Boxes follow, ahead of where the bodies go; what has arrived and leaves with no velocity stops. Called with the
  /// step's motion done.
  mutating func finishKinematics() {
    var place = bodies.kinematicCount - 1
    while place >= 0 {
      let index = bodies.kinematic(at: place)
      // Slow or not, it moves.
      bodies.refreshSleep(index)
      followKinematic(index)
      let state = bodies.state(index)
      if state.vx == 0 && state.vy == 0 && state.w == 0 { stopKinematic(index) }
      place -= 1
    }
  }

  private mutating func followKinematic(_ index: Int32) {
    broadPhase.follow(index, bodies.spans, shapes.spans, settings.stepDuration)
  }

  // MARK: Mass and drive

  /// Sums the shapes' masses about their common centre and works out the inverses.
  ///
  ///     m = Σ mᵢ,   c = Σ mᵢcᵢ / m,   I = Σ (Iᵢ + mᵢ|cᵢ − c|²)      100 × 100 pt of density 1 weigh 1 kg
  mutating func updateMassFromShapes(_ index: Int32) {
    var body = bodies[index]
    var mass = 0.0
    var center = Vector.zero
    var shape = shapes.first(of: index)
    while shape >= 0 {
      let part = shapes.moments(of: shape)
      mass += part.mass
      center += part.center * part.mass
      shape = shapes.next(shape)
    }
    // Shapes are kept about the old centre of mass; massless bodies keep their origin.
    var shift = mass > 0 ? center / mass : Vector(dx: -body.centerX, dy: -body.centerY)
    // Rounding must not move the centre of a centred shape off its origin.
    if shift.length < 1e-6 { shift = .zero }
    var inertia = 0.0
    shape = shapes.first(of: index)
    while shape >= 0 {
      let part = shapes.moments(of: shape)
      inertia += part.inertia + part.mass * (part.center - shift).lengthSquared
      shapes.translate(shape, by: -shift)
      shape = shapes.next(shape)
    }
    body.mass = mass
    body.inertia = inertia
    if shift != .zero {
      let origin = origin(of: index)
      let angle = bodies.angle(index)
      body.centerX += shift.dx
      body.centerY += shift.dy
      bodies[index] = body
      bodies.setPose(index, origin.x, origin.y, angle)
      bodies.rememberPose(index)
    } else {
      bodies[index] = body
    }
    updateMass(index)
  }

  /// Works the inverse masses, the drive and the extent out again.
  mutating func updateMass(_ index: Int32) {
    let body = bodies[index]
    var mass = BodyMass()
    if !body.isStatic && !body.isHeld {
      let kilograms = body.mass > 0 ? body.mass : 1
      mass.x = body.locksX ? 0 : Float(1 / kilograms)
      mass.y = body.locksY ? 0 : Float(1 / kilograms)
      mass.turn = body.allowsRotation && body.inertia > 0 ? Float(1 / body.inertia) : 0
    }
    // Nothing stops a body that nothing pushes: it is never swept.
    var extent = Float.infinity
    var shape = body.isStatic ? -1 : shapes.first(of: index)
    while shape >= 0 {
      extent = min(extent, shapes.innerRadius(of: shape))
      shape = shapes.next(shape)
    }
    mass.extent = extent
    bodies.setMass(index, mass)
    // A spring's stiffness goes by the masses.
    if joints.count(ofBody: index) > 0 { joints.markStale() }
    updateDrive(index)
    markSpringDirty(index)
  }

  /// Works out what accelerates and slows a body.
  mutating func updateDrive(_ index: Int32) {
    let body = bodies[index]
    let mass = bodies.mass(index)
    guard !body.isStatic else { return }
    // With two kicks a sub-step resistance acts in both.
    let h = settings.conservesEnergy ? subStepDuration / 2 : subStepDuration
    var drive = BodyDrive()
    drive.before = bodies.drive(index).before
    drive.hangs = bodies.drive(index).hangs
    drive.isSteady = !isStepping
    if body.isHeld { return bodies.setDrive(index, drive) }
    drive.ax = mass.x > 0 ? Float(gravity.dx * body.gravityScale) + Float(body.forceX) * mass.x : 0
    drive.ay = mass.y > 0 ? Float(gravity.dy * body.gravityScale) + Float(body.forceY) * mass.y : 0
    drive.turn = Float(body.torque) * mass.turn
    drive.linearKeep = keep(body.linearResistance * h)
    drive.angularKeep = keep(body.angularResistance * h)
    bodies.setDrive(index, drive)
  }

  /// What resistance leaves of a velocity: UIKit's 1/(1 + hc), or one more term of e^(hc) where accuracy counts.
  private func keep(_ x: Double) -> Float {
    Float(1 / (settings.conservesEnergy ? 1 + x + x * x / 2 : 1 + x))
  }

  mutating func updateAllDrives() {
    for index in 0..<Int32(bodies.count) where bodies.isLive(index) { updateDrive(index) }
  }
}
