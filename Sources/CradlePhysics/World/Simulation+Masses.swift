import CradleGeometry

// The masses and accelerations of bodies: computed when shapes, settings or forces change.
extension Simulation {
  /// The distance in points of the centre of mass from the origin below which it is 0: rounding must not move the
  /// centre of a centred shape, whose corners are rounded by 10⁻⁶ pt at 8 pt from it.
  private static let centered = 1e-6

  /// Sums the shapes' masses about their common centre and computes the inverses.
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
    if shift.length < Self.centered { shift = .zero }
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

  /// Recomputes the inverse masses, the drive and the extent.
  mutating func updateMass(_ index: Int32) {
    let body = bodies[index]
    var mass = BodyMass()
    if !body.isStatic && !body.isHeld {
      let kilograms = body.mass > 0 ? body.mass : 1
      mass.x = body.locksX ? 0 : Float(1 / kilograms)
      mass.y = body.locksY ? 0 : Float(1 / kilograms)
      mass.turn = body.inverseInertia
    }
    // An immovable body, or one without shapes, is never swept.
    var extent = Float.infinity
    var shape = body.isStatic ? -1 : shapes.first(of: index)
    while shape >= 0 {
      extent = min(extent, shapes.innerRadius(of: shape))
      shape = shapes.next(shape)
    }
    mass.extent = extent
    bodies.setMass(index, mass)
    // A spring's stiffness depends on the masses.
    if joints.count(ofBody: index) > 0 { joints.markStale() }
    updateDrive(index)
    markSpringDirty(index)
  }

  /// Computes a body's acceleration and resistance.
  mutating func updateDrive(_ index: Int32) {
    let body = bodies[index]
    let mass = bodies.mass(index)
    guard !body.isStatic else { return }
    // With two velocity updates a sub-step, resistance is applied in both.
    let h = settings.conservesEnergy ? subStepDuration / 2 : subStepDuration
    var drive = BodyDrive()
    drive.firstKickShare = bodies.drive(index).firstKickShare
    drive.hangs = bodies.drive(index).hangs
    drive.wasFast = bodies.drive(index).wasFast
    drive.isSteady = !isStepping
    noteForce()
    if body.isHeld { return bodies.setDrive(index, drive) }
    drive.ax = mass.x > 0 ? Float(gravity.dx * body.gravityScale) + Float(body.forceX) * mass.x : 0
    drive.ay = mass.y > 0 ? Float(gravity.dy * body.gravityScale) + Float(body.forceY) * mass.y : 0
    // Not by the inertia of the present cut, which `RockingInertia` may have raised.
    drive.turn = Float(body.torque) * body.inverseInertia
    drive.linearKeep = keep(body.linearResistance * h)
    drive.angularKeep = keep(body.angularResistance * h)
    bodies.setDrive(index, drive)
  }

  /// The factor that resistance applies to a velocity: UIKit's 1/(1 + hc), or, with energy conservation, one
  /// more term of e^(hc).
  private func keep(_ x: Double) -> Float {
    Float(1 / (settings.conservesEnergy ? 1 + x + x * x / 2 : 1 + x))
  }

  mutating func updateAllDrives() {
    for index in 0..<Int32(bodies.count) where bodies.isLive(index) { updateDrive(index) }
  }
}
