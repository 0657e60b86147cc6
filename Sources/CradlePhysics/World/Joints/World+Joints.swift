import CradleGeometry

extension World {
  /// Adds a joint; its two bodies stop colliding with each other unless `collides`. Traps for invalid numbers
  /// and removed bodies.
  @discardableResult
  public func addJoint(_ definition: JointDefinition, collides: Bool = false) -> JointHandle {
    requireNoStep("World.addJoint")
    requireFit(definition)
    let anchors = definition.anchors
    let (bodyA, localA) = resolve(anchors.a)
    let (bodyB, localB) = resolve(anchors.b)
    precondition(bodyA != bodyB, "World.addJoint: a joint needs two different partners")
    let frame = JointFrame(
      bodyA: bodyA, bodyB: bodyB, localAX: localA.dx, localAY: localA.dy, localBX: localB.dx,
      localBY: localB.dy)
    return simulation.joints.handle(
      of: simulation.addJoint(definition, collides: collides, frame: frame))
  }

  /// Removes a joint and wakes both bodies.
  public func remove(_ handle: JointHandle) {
    requireNoStep("World.remove(joint)")
    simulation.removeJoint(slot(of: handle))
  }

  /// Whether the joint still exists.
  public func contains(_ handle: JointHandle) -> Bool { simulation.joints.contains(handle) }

  /// A view of one joint; traps for a handle of a removed joint.
  public subscript(_ handle: JointHandle) -> JointView { JointView(world: self, index: slot(of: handle)) }

  /// Every joint's handle, in slot order.
  public var jointHandles: [JointHandle] {
    (0..<Int32(simulation.joints.slotCount)).filter { simulation.joints.isLive($0) }.map {
      simulation.joints.handle(of: $0)
    }
  }

  func slot(of handle: JointHandle) -> Int32 {
    precondition(
      simulation.joints.contains(handle),
      "World: \(handle) was removed, perhaps with its body; ask contains(_:) before using a handle that may be old"
    )
    return handle.index
  }

  func requireSpring(_ frequency: Double, _ damping: Double) {
    precondition(
      frequency > 0 && frequency < 1e4 && damping >= 0 && damping < 1e4,
      "World: a spring's frequency must be above 0 Hz, its damping 0 or more, both below 10⁴, not \(frequency), \(damping)"
    )
  }

  func requireFit(_ limits: ClosedRange<Double>?) {
    guard let limits else { return }
    precondition(
      limits.lowerBound < .infinity && limits.upperBound > -.infinity,
      "World: a joint's limits must leave it a place, not \(limits); pass nil for none")
  }

  private func requireFit(_ definition: JointDefinition) {
    var length: Double?
    switch definition {
    case .rod(_, _, let given), .rope(_, _, let given): length = given
    case .spring(_, _, let given, let frequency, let damping):
      requireSpring(frequency, damping)
      length = given
    case .softPoint(_, _, let frequency, let damping): requireSpring(frequency, damping)
    case .pivot(_, _, let limits, let friction):
      precondition(
        friction >= 0 && friction < 1e30,
        "World.addJoint: frictionTorque must be 0 or more and below 10³⁰, not \(friction)")
      requireFit(limits)
    case .slider(_, _, let axis, let limits):
      requireFit(limits)
      precondition(axis.isFinite && axis.length > 0, "World.addJoint: a slider's axis must not be zero")
    case .weld: break
    }
    if let length {
      precondition(
        length >= 0 && length < 1e9,
        "World.addJoint: length must be 0 or more and below 10⁹ pt, not \(length)")
    }
  }

  private func resolve(_ anchor: JointAnchor) -> (Int32, Vector) {
    switch anchor {
    case .world(let point):
      precondition(point.isFinite, "World: an anchor must be finite, not \(point)")
      return (0, WorldRange.point(point) - .zero)
    case .body(let handle, let offset):
      precondition(
        offset.length <= WorldRange.lever,
        "World: an anchor must be at most 10⁷ pt from its body's position, not at \(offset)")
      let index = slot(of: handle)
      let body = simulation.bodies[index]
      return (index, offset - body.center)
    }
  }
}
