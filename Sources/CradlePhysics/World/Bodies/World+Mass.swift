import CradleGeometry

extension World {
  /// Sums the shapes' masses about their common centre and works out the inverses.
  ///
  ///     m = Σ mᵢ,   c = Σ mᵢcᵢ / m,   I = Σ (Iᵢ + mᵢ|cᵢ − c|²)      100 × 100 pt of density 1 weigh 1 kg
  func updateMassFromShapes(_ index: Int32) {
    let body = bodies.base + Int(index)
    var mass = 0.0
    var center = Vector.zero
    var shape = body.pointee.firstShape
    while shape >= 0 {
      let part = moments(of: shape)
      mass += part.mass
      center += part.center * part.mass
      shape = shapes[shape].next
    }
    // Shapes are kept about the old centre of mass; massless bodies keep their origin.
    var shift = mass > 0 ? center / mass : Vector(dx: -body.pointee.centerX, dy: -body.pointee.centerY)
    // Rounding must not move the centre of a centred shape off its origin.
    if shift.length < 1e-6 { shift = .zero }
    var inertia = 0.0
    shape = body.pointee.firstShape
    while shape >= 0 {
      let part = moments(of: shape)
      inertia += part.inertia + part.mass * (part.center - shift).lengthSquared
      translate(shape, by: -shift)
      shape = shapes[shape].next
    }
    body.pointee.mass = mass
    body.pointee.inertia = inertia
    if shift != .zero {
      let origin = originOf(index)
      body.pointee.centerX += shift.dx
      body.pointee.centerY += shift.dy
      let angle = angleOf(index)
      setPose(index, origin.x, origin.y, angle)
      rememberPose(index)
    }
    updateMass(index)
  }

  /// Works the inverse masses, the drive and the reach out anew.
  func updateMass(_ index: Int32) {
    let body = bodies[index]
    var mass = BodyMass()
    if !body.isStatic {
      let kilograms = body.mass > 0 ? body.mass : 1
      mass.x = body.locksX ? 0 : Float(1 / kilograms)
      mass.y = body.locksY ? 0 : Float(1 / kilograms)
      mass.turn = body.allowsRotation && body.inertia > 0 ? Float(1 / body.inertia) : 0
    }
    // Nothing stops a body that nothing pushes: it is never swept.
    var reach = Float.infinity
    var shape = body.isStatic ? -1 : body.firstShape
    while shape >= 0 {
      reach = min(reach, innerRadius(of: shape))
      shape = shapes[shape].next
    }
    mass.reach = reach
    masses[index] = mass
    updateDrive(index)
    springIsDirty(index)
  }

  /// Works out what accelerates and slows a body.
  func updateDrive(_ index: Int32) {
    let body = bodies[index]
    let mass = masses[index]
    guard !body.isStatic else { return }
    let h = settings.stepDuration / Double(settings.subSteps)
    var drive = BodyDrive()
    drive.ax = mass.x > 0 ? Float(gravity.dx * body.gravityScale) + Float(body.forceX) * mass.x : 0
    drive.ay = mass.y > 0 ? Float(gravity.dy * body.gravityScale) + Float(body.forceY) * mass.y : 0
    drive.turn = Float(body.torque) * mass.turn
    drive.linearKeep = keep(body.linearResistance * h)
    drive.angularKeep = keep(body.angularResistance * h)
    drives[index] = drive
  }

  /// What resistance leaves of a velocity: UIKit's 1/(1 + hc), or one more term of e^(hc) where accuracy counts.
  private func keep(_ x: Double) -> Float {
    Float(1 / (settings.keepsJointEnergy ? 1 + x + x * x / 2 : 1 + x))
  }

  func updateAllDrives() {
    for index in 0..<Int32(bodySlots.count) where bodySlots.isLive(index) { updateDrive(index) }
    drivesAreStale = false
  }

  private func moments(of shape: Int32) -> (mass: Double, center: Vector, inertia: Double) {
    let record = shapes[shape]
    let scale = record.density / 10_000
    let corners = vertices.storage.base + Int(record.first)
    switch record.kind {
    case .segment:
      return (0, .zero, 0)
    case .circle:
      let radius = Double(record.radius)
      let mass = scale * Double.pi * radius * radius
      return (mass, corners[0].vector, mass * radius * radius / 2)
    case .polygon:
      let outline = (0..<Int(record.count)).map { corners[$0].vector }
      let part = Outline.moments(outline)
      return (part.area * scale, part.centroid, part.secondMoment * scale)
    }
  }

  private func translate(_ shape: Int32, by shift: Vector) {
    guard shift != .zero else { return }
    let delta = LocalVector(shift)
    let record = shapes[shape]
    let corners = vertices.storage.base + Int(record.first)
    for index in 0..<Int(record.count) { corners[index] = corners[index] + delta }
    shapes.base[Int(shape)].previous = record.previous + delta
    shapes.base[Int(shape)].following = record.following + delta
  }

  /// The distance from the centre of mass to the nearest face; what may be missed by a fast step.
  private func innerRadius(of shape: Int32) -> Float {
    let record = shapes[shape]
    let corners = vertices.storage.base + Int(record.first)
    switch record.kind {
    case .circle: return max(record.radius - corners[0].length, 0.25 * record.radius)
    case .segment: return 1
    case .polygon:
      var nearest = Float.infinity
      for index in 0..<Int(record.count) {
        nearest = min(nearest, corners[Int(record.count) + index].dot(corners[index]))
      }
      return max(nearest, 1)
    }
  }
}
