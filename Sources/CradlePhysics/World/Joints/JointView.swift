import CradleGeometry

/// One joint of a world, read and changed in place; a view holds for the expression it is made in.
public struct JointView {
  let world: World
  let index: Int32

  private var joint: Joint { world.simulation.joints[index] }
  private var frame: JointFrame { world.simulation.joints.frame(of: index) }

  /// The first anchor in the world, in points.
  public var anchorA: Point { world.simulation.anchorPoint(frame.bodyA, frame.localAX, frame.localAY) }

  /// The second anchor in the world, in points.
  public var anchorB: Point { world.simulation.anchorPoint(frame.bodyB, frame.localBX, frame.localBY) }

  /// The bodies joined; nil for the world itself.
  public var bodies: (a: BodyHandle?, b: BodyHandle?) {
    (
      joint.bodyA == 0 ? nil : world.simulation.bodies.handle(of: joint.bodyA),
      joint.bodyB == 0 ? nil : world.simulation.bodies.handle(of: joint.bodyB)
    )
  }

  /// Whether it gives: a spring or a soft point.
  public var isSpring: Bool {
    joint.kind == .softPoint || world.simulation.joints.distance(index)?.mode == .spring
  }

  /// The caller's number.
  public var tag: Int {
    get { joint.tag }
    nonmutating set { world.simulation.joints.setTag(index, newValue) }
  }

  /// Moves a world anchor, in points; the length stays. Traps for a joint without a world anchor.
  public func moveAnchor(to point: Point) {
    precondition(point.isFinite, "World: an anchor must be finite, not \(point)")
    precondition(
      joint.bodyA == 0 || joint.bodyB == 0, "World: this joint has no world anchor; move its bodies instead")
    world.simulation.moveWorldAnchor(ofJoint: index, to: point)
  }

  /// The length of a rod, rope or spring, in points, 0 or more; 0 for other joints, where setting it traps.
  public var length: Double {
    get { world.simulation.joints.distance(index).map { Double($0.length) } ?? 0 }
    nonmutating set {
      guard var distance = world.simulation.joints.distance(index) else {
        preconditionFailure("World: only a rod, rope or spring has a length")
      }
      precondition(newValue >= 0 && newValue < 1e9, "World: length must be 0 or more, not \(newValue)")
      distance.length = Float(newValue)
      world.simulation.joints.setDistance(index, distance)
      world.simulation.wakeJoint(index)
    }
  }

  /// A spring's frequency in Hz and damping ratio; a rod turns into a spring. Traps for other joints.
  public func setSpring(frequency: Double, damping: Double) {
    world.requireSpring(frequency, damping)
    precondition(
      joint.kind == .distance || joint.kind == .softPoint,
      "World: only a distance joint or soft point can be a spring")
    world.simulation.setSpring(ofJoint: index, frequency: frequency, damping: damping)
  }

  /// A pivot's friction, kg·pt²/s², 0 or more; 0 for other joints, where setting it traps.
  public var frictionTorque: Double {
    get { world.simulation.joints.pivot(index).map { Double($0.frictionTorque) } ?? 0 }
    nonmutating set {
      guard var pivot = world.simulation.joints.pivot(index) else {
        preconditionFailure("World: only a pivot has friction")
      }
      precondition(newValue >= 0 && newValue < 1e30, "World: friction must be 0 or more, not \(newValue)")
      pivot.frictionTorque = Float(newValue)
      world.simulation.joints.setPivot(index, pivot)
      world.simulation.wakeJoint(index)
    }
  }

  /// Changes the limits of a pivot (radians) or slider (points); nil frees it. Traps for other joints.
  public func setLimits(_ limits: ClosedRange<Double>?) {
    precondition(
      joint.kind == .pivot || joint.kind == .slider, "World: only a pivot or a slider has limits")
    let lower = Float(limits?.lowerBound ?? 0)
    let upper = Float(limits?.upperBound ?? 0)
    if var pivot = world.simulation.joints.pivot(index) {
      (pivot.hasLimits, pivot.lower, pivot.upper) = (limits != nil, lower, upper)
      (pivot.lowerImpulse, pivot.upperImpulse) = (0, 0)
      world.simulation.joints.setPivot(index, pivot)
    } else if var slider = world.simulation.joints.slider(index) {
      (slider.hasLimits, slider.lower, slider.upper) = (limits != nil, lower, upper)
      (slider.lowerImpulse, slider.upperImpulse) = (0, 0)
      world.simulation.joints.setSlider(index, slider)
    }
    world.simulation.wakeJoint(index)
  }

  /// The impulse on B in the last sub-step, kg·pt/s; over the sub-step's seconds it is the force.
  public var impulse: Vector {
    let joints = world.simulation.joints.impulses(of: index)
    if let along = joints.along { return (anchorB - anchorA).normalized * along }
    return joints.vector
  }
}
