import CradleGeometry

extension World {
  /// Adds a joint; the partners stop colliding unless told otherwise. Bad numbers and dead bodies are mistakes.
  @discardableResult
  public func addJoint(_ definition: JointDefinition, collides: Bool = false) -> JointHandle {
    let anchors = definition.anchors
    let frame = makeFrame(anchors.a, anchors.b)
    precondition(frame.bodyA != frame.bodyB, "World.addJoint: a joint needs two different partners")
    let index = jointSlots.allocate()
    let kind: Joint.Kind
    let place: Int32
    switch definition {
    case .rod(_, _, let length):
      (kind, place) = (.distance, addDistance(frame, .rod, index, length, 0, 0))
    case .rope(_, _, let length):
      (kind, place) = (.distance, addDistance(frame, .rope, index, length, 0, 0))
    case .spring(_, _, let length, let frequency, let damping):
      (kind, place) = (.distance, addDistance(frame, .spring, index, length, frequency, damping))
    case .softPoint(_, _, let frequency, let damping):
      requireSpring(frequency, damping)
      softPoints.append(SoftPoint(frame: frame, joint: index, frequency: frequency, damping: damping))
      (kind, place) = (.softPoint, Int32(softPoints.count - 1))
    case .pivot(_, _, let limits, let friction):
      precondition(
        friction >= 0 && friction < 1e30, "World.addJoint: frictionTorque must be 0 or more, not \(friction)")
      (kind, place) = (.pivot, addPivot(frame, index, isWeld: false, limits, friction))
    case .weld:
      (kind, place) = (.pivot, addPivot(frame, index, isWeld: true, nil, 0))
    case .slider(_, _, let axis, let limits):
      (kind, place) = (.slider, addSlider(frame, index, axis, limits))
    }
    let joint = Joint(kind: kind, collides: collides, bodyA: frame.bodyA, bodyB: frame.bodyB, place: place)
    if Int(index) == joints.count { joints.append(joint) } else { joints[index] = joint }
    link(index)
    wakeJoint(index)
    updateSoftness(index)
    if !collides { destroyContacts(between: frame.bodyA, and: frame.bodyB) }
    return JointHandle(index: index, generation: jointSlots.generation(of: index))
  }

  /// Removes a joint and wakes both partners.
  public func remove(_ handle: JointHandle) { destroyJoint(slot(of: handle)) }

  /// Whether the joint still exists.
  public func contains(_ handle: JointHandle) -> Bool {
    jointSlots.contains(handle.index, generation: handle.generation)
  }

  func slot(of handle: JointHandle) -> Int32 {
    precondition(
      jointSlots.contains(handle.index, generation: handle.generation),
      "World: \(handle) was removed, perhaps with its body; ask contains(_:) before using a handle that may be old"
    )
    return handle.index
  }

  func requireSpring(_ frequency: Double, _ damping: Double) {
    precondition(
      frequency > 0 && frequency < 1e4 && damping >= 0 && damping < 1e4,
      "World: a spring's frequency must be above 0 Hz and its damping 0 or more, not \(frequency) and \(damping)"
    )
  }

  func makeFrame(_ a: JointAnchor, _ b: JointAnchor) -> JointFrame {
    let (bodyA, localA) = resolve(a)
    let (bodyB, localB) = resolve(b)
    return JointFrame(
      bodyA: bodyA, bodyB: bodyB, localAX: localA.dx, localAY: localA.dy, localBX: localB.dx,
      localBY: localB.dy)
  }

  func resolve(_ anchor: JointAnchor) -> (Int32, Vector) {
    switch anchor {
    case .world(let point):
      precondition(point.isFinite, "World: an anchor must be finite, not \(point)")
      return (0, Vector(dx: point.x, dy: point.y))
    case .body(let handle, let offset):
      precondition(offset.isFinite, "World: an anchor's offset must be finite, not \(offset)")
      let index = slot(of: handle)
      return (index, Vector(dx: offset.dx - bodies[index].centerX, dy: offset.dy - bodies[index].centerY))
    }
  }

  /// An anchor's place in the world, now.
  func anchorPoint(_ body: Int32, _ x: Double, _ y: Double) -> Point {
    let center = centerOf(body)
    let angle = angleOf(body)
    let c = Trigonometry.cosine(angle)
    let s = Trigonometry.sine(angle)
    return Point(x: center.x + c * x - s * y, y: center.y + s * x + c * y)
  }

  func gap(_ frame: JointFrame) -> Vector {
    anchorPoint(frame.bodyB, frame.localBX, frame.localBY)
      - anchorPoint(frame.bodyA, frame.localAX, frame.localAY)
  }

  private func addDistance(
    _ frame: JointFrame, _ mode: DistanceJoint.Mode, _ joint: Int32, _ length: Double?,
    _ frequency: Double, _ damping: Double
  ) -> Int32 {
    if mode == .spring { requireSpring(frequency, damping) }
    // A body may have flown off: today's distance is no mistake of the caller's.
    let length = length ?? min(gap(frame).length, 1e8)
    precondition(length >= 0 && length < 1e9, "World.addJoint: length must be 0 or more, not \(length)")
    distanceJoints.append(
      DistanceJoint(
        frame: frame, mode: mode, joint: joint, length: Float(length), frequency: frequency,
        damping: damping))
    return Int32(distanceJoints.count - 1)
  }

  private func addPivot(
    _ frame: JointFrame, _ joint: Int32, isWeld: Bool, _ limits: ClosedRange<Double>?, _ friction: Double
  ) -> Int32 {
    pivotJoints.append(
      PivotJoint(
        frame: frame, joint: joint, isWeld: isWeld, hasLimits: limits != nil,
        lower: Float(limits?.lowerBound ?? 0), upper: Float(limits?.upperBound ?? 0),
        frictionTorque: Float(friction), reference: angleOf(frame.bodyB) - angleOf(frame.bodyA)))
    return Int32(pivotJoints.count - 1)
  }

  private func addSlider(
    _ frame: JointFrame, _ joint: Int32, _ axis: Vector, _ limits: ClosedRange<Double>?
  ) -> Int32 {
    precondition(axis.isFinite && axis.length > 0, "World.addJoint: a slider's axis must not be zero")
    let angle = angleOf(frame.bodyA)
    let unit = axis.normalized
    let c = Trigonometry.cosine(angle)
    let s = Trigonometry.sine(angle)
    sliderJoints.append(
      SliderJoint(
        frame: frame, joint: joint, hasLimits: limits != nil, lower: Float(limits?.lowerBound ?? 0),
        upper: Float(limits?.upperBound ?? 0), axisX: Float(c * unit.dx + s * unit.dy),
        axisY: Float(c * unit.dy - s * unit.dx), reference: angleOf(frame.bodyB) - angle))
    return Int32(sliderJoints.count - 1)
  }

  /// Works out a spring's numbers for the present sub-step.
  func updateSoftness(_ index: Int32) {
    let h = settings.stepDuration / Double(settings.subSteps)
    let joint = joints[index]
    let exact = settings.keepsJointEnergy
    switch joint.kind {
    case .distance:
      let distance = distanceJoints.base + Int(joint.place)
      distance.pointee.softness = Softness(
        frequency: distance.pointee.frequency, damping: distance.pointee.damping, h: h, keepsEnergy: exact)
    case .softPoint:
      let soft = softPoints.base + Int(joint.place)
      soft.pointee.softness = Softness(
        frequency: soft.pointee.frequency, damping: soft.pointee.damping, h: h, keepsEnergy: exact)
    case .pivot, .slider: break
    }
  }

  func destroyJoint(_ index: Int32) {
    let joint = joints[index]
    wakeJoint(index)
    unlink(index)
    releasePlace(joint)
    jointSlots.release(index)
    springIsDirty(joint.bodyA)
    springIsDirty(joint.bodyB)
    if !joint.collides {
      // The partners may touch from now on: their pairs are looked for again.
      markMoved(joint.bodyA)
      markMoved(joint.bodyB)
    }
  }

  private func releasePlace(_ joint: Joint) {
    let place = joint.place
    var moved: Int32 = -1
    switch joint.kind {
    case .distance: if distanceJoints.swapRemove(place) { moved = distanceJoints[place].joint }
    case .softPoint: if softPoints.swapRemove(place) { moved = softPoints[place].joint }
    case .pivot: if pivotJoints.swapRemove(place) { moved = pivotJoints[place].joint }
    case .slider: if sliderJoints.swapRemove(place) { moved = sliderJoints[place].joint }
    }
    if moved >= 0 { joints.base[Int(moved)].place = place }
    jointsAreStale = true
  }

  /// Wakes both partners and has the joint looked at before the next step.
  func wakeJoint(_ index: Int32) {
    let joint = joints[index]
    wake(joint.bodyA)
    wake(joint.bodyB)
    springIsDirty(joint.bodyA)
    springIsDirty(joint.bodyB)
    jointsAreStale = true
  }
}
