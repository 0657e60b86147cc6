import CradleGeometry

/// One joint of a world, read and changed in place; a view holds for the expression it is made in.
public struct JointView {
  let world: World
  let index: Int32

  private var joint: Joint { world.joints[index] }

  private var frame: JointFrame {
    switch joint.kind {
    case .distance: return world.distanceJoints[joint.place].frame
    case .softPoint: return world.softPoints[joint.place].frame
    case .pivot: return world.pivotJoints[joint.place].frame
    case .slider: return world.sliderJoints[joint.place].frame
    }
  }

  /// The first anchor in the world, in points.
  public var anchorA: Point { world.anchorPoint(frame.bodyA, frame.localAX, frame.localAY) }

  /// The second anchor in the world, in points.
  public var anchorB: Point { world.anchorPoint(frame.bodyB, frame.localBX, frame.localBY) }

  /// The bodies joined; nil for the world itself.
  public var bodies: (a: BodyHandle?, b: BodyHandle?) {
    (
      joint.bodyA == 0 ? nil : world.handle(ofBody: joint.bodyA),
      joint.bodyB == 0 ? nil : world.handle(ofBody: joint.bodyB)
    )
  }

  /// Whether it gives: a spring or a soft point.
  public var isSpring: Bool {
    joint.kind == .softPoint || (joint.kind == .distance && world.distanceJoints[joint.place].mode == .spring)
  }

  /// The caller's number.
  public var tag: Int {
    get { joint.tag }
    nonmutating set { world.joints.base[Int(index)].tag = newValue }
  }

  /// Moves a world anchor, in points; the length stays. A joint without a world anchor is a mistake.
  public func moveAnchor(to point: Point) {
    precondition(point.isFinite, "World: an anchor must be finite, not \(point)")
    precondition(
      joint.bodyA == 0 || joint.bodyB == 0, "World: this joint has no world anchor; move its bodies instead")
    if joint.kind == .softPoint, world.moveSpringTarget(index, to: point) { return }
    var changed = frame
    if joint.bodyA == 0 {
      changed.localAX = point.x
      changed.localAY = point.y
    } else {
      changed.localBX = point.x
      changed.localBY = point.y
    }
    switch joint.kind {
    case .distance: world.distanceJoints.base[Int(joint.place)].frame = changed
    case .softPoint: world.softPoints.base[Int(joint.place)].frame = changed
    case .pivot: world.pivotJoints.base[Int(joint.place)].frame = changed
    case .slider: world.sliderJoints.base[Int(joint.place)].frame = changed
    }
    world.wakeJoint(index)
  }

  /// The length of a rod, rope or spring, in points, 0 or more; 0 for other joints, where setting it is a mistake.
  public var length: Double {
    get { joint.kind == .distance ? Double(world.distanceJoints[joint.place].length) : 0 }
    nonmutating set {
      precondition(joint.kind == .distance, "World: only a rod, rope or spring has a length")
      precondition(newValue >= 0 && newValue < 1e9, "World: length must be 0 or more, not \(newValue)")
      world.distanceJoints.base[Int(joint.place)].length = Float(newValue)
      world.wakeJoint(index)
    }
  }

  /// A spring's frequency in Hz and damping ratio; a rod turns into a spring. Other joints are a mistake.
  public func setSpring(frequency: Double, damping: Double) {
    world.requireSpring(frequency, damping)
    switch joint.kind {
    case .distance:
      world.distanceJoints.base[Int(joint.place)].mode = .spring
      world.distanceJoints.base[Int(joint.place)].frequency = frequency
      world.distanceJoints.base[Int(joint.place)].damping = damping
      world.distanceJoints.base[Int(joint.place)].impulse = 0
    case .softPoint:
      world.softPoints.base[Int(joint.place)].frequency = frequency
      world.softPoints.base[Int(joint.place)].damping = damping
    case .pivot, .slider:
      preconditionFailure("World: only a distance joint or soft point can be a spring")
    }
    world.updateSoftness(index)
    world.wakeJoint(index)
  }

  /// A pivot's friction, kg·pt²/s², 0 or more; 0 for other joints, where setting it is a mistake.
  public var frictionTorque: Double {
    get { joint.kind == .pivot ? Double(world.pivotJoints[joint.place].frictionTorque) : 0 }
    nonmutating set {
      precondition(joint.kind == .pivot, "World: only a pivot has friction")
      precondition(newValue >= 0 && newValue < 1e30, "World: friction must be 0 or more, not \(newValue)")
      world.pivotJoints.base[Int(joint.place)].frictionTorque = Float(newValue)
      world.wakeJoint(index)
    }
  }

  /// Changes the limits of a pivot (radians) or slider (points); nil frees it. Other joints are a mistake.
  public func setLimits(_ limits: ClosedRange<Double>?) {
    precondition(
      joint.kind == .pivot || joint.kind == .slider, "World: only a pivot or a slider has limits")
    let lower = Float(limits?.lowerBound ?? 0)
    let upper = Float(limits?.upperBound ?? 0)
    if joint.kind == .pivot {
      let pivot = world.pivotJoints.base + Int(joint.place)
      (pivot.pointee.hasLimits, pivot.pointee.lower, pivot.pointee.upper) = (limits != nil, lower, upper)
      (pivot.pointee.lowerImpulse, pivot.pointee.upperImpulse) = (0, 0)
    } else {
      let slider = world.sliderJoints.base + Int(joint.place)
      (slider.pointee.hasLimits, slider.pointee.lower, slider.pointee.upper) = (limits != nil, lower, upper)
      (slider.pointee.lowerImpulse, slider.pointee.upperImpulse) = (0, 0)
    }
    world.wakeJoint(index)
  }

  /// The impulse on B in the last sub-step, kg·pt/s; over the sub-step's seconds it is the force.
  public var impulse: Vector {
    switch joint.kind {
    case .distance:
      let distance = world.distanceJoints[joint.place]
      return (anchorB - anchorA).normalized * Double(distance.impulse)
    case .softPoint: return world.softPoints[joint.place].impulse.vector
    case .pivot: return world.pivotJoints[joint.place].impulse.vector
    case .slider:
      let slider = world.sliderJoints[joint.place]
      let along = slider.axis * (slider.lowerImpulse - slider.upperImpulse)
      return (LocalVector(-slider.axis.y, slider.axis.x) * slider.acrossImpulse + along).vector
    }
  }
}

extension World {
  /// A view of one joint; a handle of a removed joint is a mistake.
  public subscript(_ handle: JointHandle) -> JointView { JointView(world: self, index: slot(of: handle)) }

  /// Every joint's handle, in slot order.
  public var jointHandles: [JointHandle] {
    (0..<Int32(jointSlots.count)).filter { jointSlots.isLive($0) }.map {
      JointHandle(index: $0, generation: jointSlots.generation(of: $0))
    }
  }
}
