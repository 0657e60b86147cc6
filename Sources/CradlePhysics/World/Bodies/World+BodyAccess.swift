import CradleGeometry

extension World {
  /// A view of one body; a handle of a removed body is a mistake.
  public subscript(_ handle: BodyHandle) -> BodyView { BodyView(world: self, index: slot(of: handle)) }

  func centerOf(_ index: Int32) -> Point {
    let body = bodies.base + Int(index)
    if body.pointee.springGroup >= 0 {
      return springGroups[Int(body.pointee.springGroup)].center(of: body.pointee.springCell)
    }
    let pose = poses.base + Int(index)
    let state = states.base + Int(index)
    return Point(
      x: pose.pointee.x + Double(state.pointee.dx), y: pose.pointee.y + Double(state.pointee.dy))
  }

  func angleOf(_ index: Int32) -> Double { poses[index].angle + Double(states[index].turn) }

  func originOf(_ index: Int32) -> Point {
    origin(index, center: centerOf(index), angle: angleOf(index))
  }

  func previousOriginOf(_ index: Int32) -> Point {
    let body = bodies[index]
    if body.springGroup >= 0 {
      return springGroups[Int(body.springGroup)].previousCenter(of: body.springCell)
    }
    let pose = previousPoses[index]
    return origin(index, center: Point(x: pose.x, y: pose.y), angle: pose.angle)
  }

  private func origin(_ index: Int32, center: Point, angle: Double) -> Point {
    let x = bodies[index].centerX
    let y = bodies[index].centerY
    guard x != 0 || y != 0 else { return center }
    let c = Trigonometry.cosine(angle)
    let s = Trigonometry.sine(angle)
    return Point(x: center.x - c * x + s * y, y: center.y - s * x - c * y)
  }

  func velocityOf(_ index: Int32) -> Vector {
    let body = bodies.base + Int(index)
    if body.pointee.springGroup >= 0 {
      return springGroups[Int(body.pointee.springGroup)].velocity(of: body.pointee.springCell)
    }
    let state = states.base + Int(index)
    return Vector(dx: Double(state.pointee.vx), dy: Double(state.pointee.vy))
  }

  func setVelocity(_ index: Int32, _ velocity: Vector) {
    let body = bodies[index]
    guard !body.isStatic || body.isKinematic else { return }
    wake(index)
    let allowed = Vector(dx: body.locksX ? 0 : velocity.dx, dy: body.locksY ? 0 : velocity.dy)
    if bodies[index].springGroup >= 0 {
      springGroups[Int(bodies[index].springGroup)].setVelocity(of: bodies[index].springCell, allowed)
    } else {
      states.base[Int(index)].vx = Float(allowed.dx)
      states.base[Int(index)].vy = Float(allowed.dy)
      if body.isKinematic { kinematicDidChange(index) }
    }
  }

  /// Changes the velocity of what is awake, as what acts in every step does: it keeps nothing awake.
  func steer(_ index: Int32, _ velocity: Vector) {
    let body = bodies[index]
    let allowed = Vector(dx: body.locksX ? 0 : velocity.dx, dy: body.locksY ? 0 : velocity.dy)
    if body.springGroup >= 0 {
      springGroups[Int(body.springGroup)].steer(body.springCell, allowed)
    } else if body.awakeIndex >= 0, !body.isStatic {
      states.base[Int(index)].vx = Float(allowed.dx)
      states.base[Int(index)].vy = Float(allowed.dy)
    }
  }

  func setForce(_ index: Int32, _ force: Vector, torque: Double) {
    precondition(
      force.isFinite && torque.isFinite, "World: force must be finite, not \(force) and torque \(torque)")
    let body = bodies.base + Int(index)
    guard force.dx != body.pointee.forceX || force.dy != body.pointee.forceY || torque != body.pointee.torque
    else { return }
    body.pointee.forceX = force.dx
    body.pointee.forceY = force.dy
    body.pointee.torque = torque
    // A field's force trembles: it wakes a sleeper, but it does not keep a body awake that is at rest under it.
    if body.pointee.awakeIndex < 0 && body.pointee.springGroup < 0 { wake(index) }
    updateDrive(index)
    if body.pointee.springGroup >= 0 {
      shiftSpring(index)
      if torque != 0 { springIsDirty(index) }
    }
  }

  /// Takes every body's force and torque away.
  public func clearForces() {
    for index in 1..<Int32(bodySlots.count) where bodySlots.isLive(index) {
      if bodies[index].forceX != 0 || bodies[index].forceY != 0 || bodies[index].torque != 0 {
        setForce(index, .zero, torque: 0)
      }
    }
  }

  /// Moves a body by hand: its contacts are looked for anew, and what leaned on it wakes.
  func place(_ index: Int32, at origin: Point, angle: Double) {
    wakeNeighbours(of: index)
    wake(index)
    dropCarry(index)
    if bodies[index].springGroup >= 0, angle == angleOf(index), bodies[index].proxyCount == 0,
      !bodies[index].locksX, !bodies[index].locksY
    {
      // A cell of a springy list: thousands are moved at every scroll event.
      springGroups[Int(bodies[index].springGroup)].setCenter(of: bodies[index].springCell, origin)
      return
    }
    leaveSpring(index)
    setPose(index, origin.x, origin.y, angle)
    rememberPose(index)
    refreshProxies(index)
    springIsDirty(index)
    dirtyPartners(of: index)
    if bodies[index].isKinematic { kinematicDidChange(index) }
  }

  /// Has the springs looked at that hang on a body.
  private func dirtyPartners(of index: Int32) {
    var edge = bodies[index].firstJoint
    while edge >= 0 {
      springIsDirty(otherBody(edge))
      edge = nextEdge(edge)
    }
    jointsAreStale = true
  }

  func setKind(_ index: Int32, _ kind: BodyDefinition.Kind) {
    let isStatic = kind != .dynamic
    let wasStatic = bodies[index].isStatic
    guard isStatic != wasStatic || (kind == .kinematic) != bodies[index].isKinematic else { return }
    wakeNeighbours(of: index)
    leaveSpring(index)
    if bodies[index].isKinematic { stopKinematic(index) }
    bodies.base[Int(index)].isKinematic = kind == .kinematic
    if isStatic != wasStatic {
      destroyFixedContacts(of: index)
      removeProxies(index)
      if isStatic {
        wake(index)
        removeAwake(index)
      }
      bodies.base[Int(index)].isStatic = isStatic
      if !isStatic { appendAwake(index) }
      addProxies(index)
    }
    if isStatic {
      drives[index] = BodyDrive()
      let state = states.base + Int(index)
      state.pointee.vx = 0
      state.pointee.vy = 0
      state.pointee.w = 0
    } else {
      awakenContacts(of: index)
    }
    updateMass(index)
    wakeNeighbours(of: index)
    // Partners of a soft point may gain or lose their isolation.
    dirtyPartners(of: index)
  }

  /// Two bodies that nothing pushes have no contact; the others keep theirs when a body becomes one of those.
  private func destroyFixedContacts(of index: Int32) {
    var contact = bodies[index].firstContact
    while contact >= 0 {
      let next = nextContact(contact, of: index)
      let record = contacts[contact]
      if bodies[record.bodyA == index ? record.bodyB : record.bodyA].isStatic { destroyContact(contact) }
      contact = next
    }
  }

  private func awakenContacts(of index: Int32) {
    var contact = bodies[index].firstContact
    while contact >= 0 {
      appendAwakeContact(contact)
      contact = nextContact(contact, of: index)
    }
  }
}
