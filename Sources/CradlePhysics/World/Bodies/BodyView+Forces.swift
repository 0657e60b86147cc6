import CradleGeometry

extension BodyView {
  /// The force that acts in every sub-step until it is changed, kg·pt/s²; finite.
  public var force: Vector {
    get { Vector(dx: record.forceX, dy: record.forceY) }
    nonmutating set { setForce(index, newValue, torque: torque) }
  }

  /// The torque that acts in every sub-step until it is changed, kg·pt²/s²; finite.
  public var torque: Double {
    get { record.torque }
    nonmutating set { setForce(index, force, torque: newValue) }
  }

  /// Applies an impulse in kg·pt/s at a world point; the default is the centre of mass. A number that is not finite
  /// traps.
  public func applyImpulse(_ impulse: Vector, at point: Point? = nil) {
    precondition(impulse.isFinite, "World: impulse must be finite, not \(impulse)")
    precondition(point?.isFinite != false, "World: an impulse's point must be finite, not \(point ?? .zero)")
    let impulse = WorldRange.impulse(impulse)
    let mass = world.simulation.bodies.mass(index)
    velocity += Vector(dx: impulse.dx * Double(mass.x), dy: impulse.dy * Double(mass.y))
    if let point, mass.turn > 0 {
      let lever = WorldRange.point(point) - centerOfMass
      angularVelocity += lever.cross(impulse) * Double(record.inverseInertia)
    }
  }

  /// ½mv² + ½Iω², kg·pt²/s²; divide by 10⁴ for joules. 0 for a static, kinematic or held body.
  public var kineticEnergy: Double {
    guard !record.isStatic, !record.isHeld else { return 0 }
    let w = angularVelocity
    return (mass * velocity.lengthSquared + inertia * w * w) / 2
  }

  private func setForce(_ index: Int32, _ force: Vector, torque: Double) {
    precondition(
      force.isFinite && torque.isFinite, "World: force must be finite, not \(force) and torque \(torque)")
    world.simulation.setForce(index, force, torque: torque)
  }
}
