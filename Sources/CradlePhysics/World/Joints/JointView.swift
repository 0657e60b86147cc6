import CradleGeometry

/// A joint of a world, read and changed in place; a view is valid within the expression that makes it.
public struct JointView {
  let world: World
  let index: Int32

  private var joint: Joint { world.simulation.joints[index] }
  private var frame: JointFrame { world.simulation.joints.frame(of: index) }

  /// The first anchor in the world, in points.
  public var anchorA: Point { world.simulation.anchorPoint(frame.bodyA, frame.localAX, frame.localAY) }

  /// The second anchor in the world, in points.
  public var anchorB: Point { world.simulation.anchorPoint(frame.bodyB, frame.localBX, frame.localBY) }

  /// The joined bodies; nil for the world itself.
  public var bodies: (a: BodyHandle?, b: BodyHandle?) {
    (
      joint.bodyA == 0 ? nil : world.simulation.bodies.handle(of: joint.bodyA),
      joint.bodyB == 0 ? nil : world.simulation.bodies.handle(of: joint.bodyB)
    )
  }

  /// Whether it is a spring or a soft point.
  package var isSpring: Bool { world.simulation.joints.spring(index) != nil }

  /// A number for the caller's use.
  public var tag: Int {
    get { joint.tag }
    nonmutating set { world.simulation.joints.setTag(index, newValue) }
  }

  /// Moves a world anchor, in points; the length stays the same. Traps for a joint without a world anchor, and for a
  /// point that is not finite.
  public func moveAnchor(to point: Point) {
    precondition(point.isFinite, "World: an anchor must be finite, not \(point)")
    precondition(
      joint.bodyA == 0 || joint.bodyB == 0, "World: this joint has no world anchor; move its bodies instead")
    world.simulation.moveWorldAnchor(ofJoint: index, to: WorldRange.point(point))
  }

  /// The length of a rod, rope or spring, in points, 0 ..< 10⁹; 0 for other joints, where setting it traps.
  public var length: Double {
    get { world.simulation.joints.length(index).map { Double($0) } ?? 0 }
    nonmutating set {
      precondition(
        world.simulation.joints.length(index) != nil, "World: only a rod, rope or spring has a length")
      precondition(
        newValue >= 0 && newValue < 1e9, "World: length must be 0 or more and below 10⁹ pt, not \(newValue)")
      world.simulation.joints.setLength(index, Float(newValue))
      world.simulation.wakeJoint(index)
    }
  }

  /// Sets a spring's frequency, in Hz above 0 and below 10⁴, and its damping ratio, 0 ..< 10⁴; a rod or rope becomes a
  /// spring. Traps for other joints and values.
  public func setSpring(frequency: Double, damping: Double) {
    world.requireSpring(frequency, damping)
    precondition(
      isSpring || world.simulation.joints.length(index) != nil,
      "World: only a rod, rope, spring or soft point can be a spring")
    world.simulation.setSpring(ofJoint: index, frequency: frequency, damping: damping)
  }

  /// A pivot's friction, kg·pt²/s², 0 ..< 10³⁰; 0 for other joints, where setting it traps.
  public var frictionTorque: Double {
    get { Double(world.simulation.joints.friction(index)) }
    nonmutating set {
      precondition(world.simulation.joints.mayHaveFriction(index), "World: only a pivot has friction")
      precondition(
        newValue >= 0 && newValue < 1e30, "World: friction must be 0 or more and below 10³⁰, not \(newValue)")
      world.simulation.joints.setFriction(index, Float(newValue))
      world.simulation.wakeJoint(index)
    }
  }

  /// Sets the limits of a pivot (radians) or slider (points); nil removes them, and an infinite end limits nothing.
  /// Traps for other joints.
  public func setLimits(_ limits: ClosedRange<Double>?) {
    world.requireFit(limits)
    precondition(
      world.simulation.joints.mayHaveLimits(index), "World: only a pivot or a slider has limits")
    world.simulation.joints.setLimits(index, limits)
    world.simulation.wakeJoint(index)
  }

  /// The impulse on B in the last sub-step of the last step, kg·pt/s; divided by the sub-step's duration it is the
  /// force, kg·pt/s². Moments, as of a weld's angle or a pivot's friction and limits, are no part of it.
  public var impulse: Vector { world.simulation.joints.impulse(of: index) }
}
