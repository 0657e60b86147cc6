import CradleGeometry

// Changes of shapes by the caller, and the masses of their bodies.
extension Simulation {
  /// Makes a shape; call `finishAdding` afterwards.
  mutating func newShape(_ definition: ShapeDefinition, body: Int32) -> Int32 {
    springs.leave(body, &bodies, &joints)
    return shapes.add(definition, body: body, center: bodies[body].center)
  }

  /// Computes the mass and boxes of a body with new shapes.
  mutating func finishAdding(_ added: [Int32], to body: Int32) {
    wake(body)
    updateMassFromShapes(body)
    for shape in added { broadPhase.add(shape, shapes, bodies) }
  }

  mutating func removeShape(_ index: Int32) {
    let body = shapes.body(of: index)
    wakeNeighbors(of: body)
    wake(body)
    destroyShape(index)
    updateMassFromShapes(body)
  }

  /// Removes a shape from every store; the caller updates the mass.
  mutating func destroyShape(_ index: Int32) {
    removeContacts(ofShape: index)
    broadPhase.remove(index, of: shapes.body(of: index))
    shapes.remove(index)
  }

  mutating func setDensity(ofShape index: Int32, _ density: Double) {
    shapes[index].density = density
    let body = shapes.body(of: index)
    wake(body)
    updateMassFromShapes(body)
  }

  mutating func setFilter(ofShape index: Int32, categories: UInt64, mask: UInt64) {
    shapes[index].categories = categories
    shapes[index].mask = mask
    let body = shapes.body(of: index)
    wake(body)
    removeContacts(ofShape: index)
    broadPhase.remove(index, of: body)
    broadPhase.add(index, shapes, bodies)
    markSpringDirty(body)
  }

  /// Updates contacts after a change of a shape's material.
  mutating func refreshMaterials(ofShape shape: Int32) {
    contacts.refreshMaterials(ofShape: shape, shapes)
    wake(shapes.body(of: shape))
  }

  // MARK: Masses

  /// Computes a body's mass and centre from its shapes, and updates their boxes.
  private mutating func updateMassFromShapes(_ index: Int32) {
    var body = bodies[index]
    let (mass, inertia, shift) = shapes.recenter(shapesOf: index, from: body.center)
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
    broadPhase.place(shapesOf: index, shapes, bodies)
  }

  /// Recomputes the inverse masses, the drive and the extent.
  mutating func updateMass(_ index: Int32) {
    let body = bodies[index]
    // An immovable body is never swept.
    bodies.setMass(
      index, BodyMass(of: body, extent: body.isStatic ? .infinity : shapes.extent(ofBody: index)))
    // A spring's stiffness depends on the masses.
    if joints.count(ofBody: index) > 0 { joints.markStale() }
    drives.update(index, &bodies, settings, isSteady: !isStepping)
    markSpringDirty(index)
  }
}
