import CradleGeometry

extension World {
  /// Adds a body; a definition with a number that is not finite is a mistake.
  @discardableResult
  public func addBody(_ definition: BodyDefinition) -> BodyHandle {
    precondition(
      definition.position.isFinite && definition.angle.isFinite && definition.velocity.isFinite
        && definition.angularVelocity.isFinite && definition.gravityScale.isFinite,
      "World.addBody: every number must be finite")
    precondition(
      definition.linearResistance >= 0 && definition.linearResistance < 1e9
        && definition.angularResistance >= 0 && definition.angularResistance < 1e9,
      "World.addBody: resistance must be 0 or more and finite")
    let index = newBodySlot()
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
    bodies[index] = body
    var state = BodyState()
    if !body.isStatic || body.isKinematic {
      state.vx = body.locksX ? 0 : Float(definition.velocity.dx)
      state.vy = body.locksY ? 0 : Float(definition.velocity.dy)
      state.w = body.allowsRotation ? Float(definition.angularVelocity) : 0
    }
    states[index] = state
    setPose(index, definition.position.x, definition.position.y, definition.angle)
    rememberPose(index)
    updateMass(index)
    if !body.isStatic { appendAwake(index) }
    if body.isKinematic { kinematicDidChange(index) }
    return BodyHandle(index: index, generation: bodySlots.generation(of: index))
  }

  /// Removes a body with its shapes, joints and contacts, and wakes what leaned on it.
  public func remove(_ handle: BodyHandle) {
    let index = slot(of: handle)
    wakeNeighbours(of: index)
    while bodies[index].firstJoint >= 0 {
      let end = bodies[index].firstJoint
      destroyJoint(end >> 1)
    }
    while bodies[index].firstShape >= 0 { destroyShape(bodies[index].firstShape) }
    leaveSpring(index)
    if bodies[index].isKinematic { stopKinematic(index) }
    if bodies[index].awakeIndex >= 0 { removeAwake(index) }
    bodySlots.release(index)
  }

  /// Whether the body still exists.
  public func contains(_ handle: BodyHandle) -> Bool {
    bodySlots.contains(handle.index, generation: handle.generation)
  }

  /// Every body's handle, in slot order.
  public var bodyHandles: [BodyHandle] {
    (1..<Int32(bodySlots.count)).filter { bodySlots.isLive($0) }.map {
      BodyHandle(index: $0, generation: bodySlots.generation(of: $0))
    }
  }

  func slot(of handle: BodyHandle) -> Int32 {
    precondition(
      bodySlots.contains(handle.index, generation: handle.generation),
      "World: \(handle) was removed; ask contains(_:) before using a handle that may be old")
    return handle.index
  }

  func handle(ofBody index: Int32) -> BodyHandle {
    BodyHandle(index: index, generation: bodySlots.generation(of: index))
  }

  func newBodySlot() -> Int32 {
    let index = bodySlots.allocate()
    if Int(index) == bodies.count {
      bodies.append(Body())
      states.append(BodyState())
      masses.append(BodyMass())
      drives.append(BodyDrive())
      poses.append(BodyPose())
      previousPoses.append(PreviousPose())
    } else {
      bodies[index] = Body()
      states[index] = BodyState()
      masses[index] = BodyMass()
      drives[index] = BodyDrive()
      poses[index] = BodyPose()
    }
    return index
  }

  func appendAwake(_ index: Int32) {
    bodies.base[Int(index)].awakeIndex = Int32(awakeBodies.count)
    poses.base[Int(index)].slowFor = 0
    awakeBodies.append(index)
  }

  func removeAwake(_ index: Int32) {
    let place = bodies[index].awakeIndex
    bodies.base[Int(index)].awakeIndex = -1
    if awakeBodies.swapRemove(place) {
      bodies.base[Int(awakeBodies[place])].awakeIndex = place
    }
  }

  /// Places a body's origin; the pose itself is kept at the centre of mass.
  func setPose(_ index: Int32, _ x: Double, _ y: Double, _ angle: Double) {
    let c = Trigonometry.cosine(angle)
    let s = Trigonometry.sine(angle)
    let body = bodies.base + Int(index)
    let pose = poses.base + Int(index)
    pose.pointee.x = x + c * body.pointee.centerX - s * body.pointee.centerY
    pose.pointee.y = y + s * body.pointee.centerX + c * body.pointee.centerY
    pose.pointee.angle = angle
    pose.pointee.c = Float(c)
    pose.pointee.s = Float(s)
    let state = states.base + Int(index)
    state.pointee.turn = 0
    state.pointee.dx = 0
    state.pointee.dy = 0
    state.pointee.c = 1
    state.pointee.s = 0
  }

  func rememberPose(_ index: Int32) {
    let pose = poses[index]
    previousPoses[index] = PreviousPose(x: pose.x, y: pose.y, angle: pose.angle)
  }
}
