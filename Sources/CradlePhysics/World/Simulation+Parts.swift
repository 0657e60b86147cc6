import CradleGeometry

// Operations on all stores, and changes of shapes and joints by the caller.
extension Simulation {
  // MARK: All stores

  /// A violated invariant of any store, for tests; nil if there is none.
  var inconsistency: String? {
    bodies.inconsistency ?? shapes.inconsistency ?? broadPhase.inconsistency(contacts, shapes, bodies)
      ?? contacts.inconsistency(bodies) ?? joints.inconsistency(bodies) ?? springs.inconsistency(bodies)
      ?? hands.inconsistency(bodies)
  }

  /// Extends every store's columns to a body's slot.
  mutating func coverBody(_ index: Int32) {
    shapes.cover(body: index)
    broadPhase.cover(body: index)
    contacts.cover(body: index)
    joints.cover(body: index)
    springs.cover(body: index)
  }

  /// The rules for pairs that may collide; valid until a body, shape or joint is added or removed.
  var pairRules: PairRules {
    PairRules(
      shapes: shapes.spans, joints: joints.links, filter: pairFilter,
      slots: PairSlots(shapeGenerations: shapes.generations, bodyGenerations: bodies.generations))
  }

  // MARK: Shapes

  /// Makes a shape; call `finishAdding` afterwards.
  mutating func newShape(_ definition: ShapeDefinition, body: Int32) -> Int32 {
    springs.leave(body, &bodies, &joints)
    return shapes.add(definition, body: body, center: centerOffset(of: body))
  }

  func centerOffset(of body: Int32) -> Vector {
    let record = bodies[body]
    return Vector(dx: record.centerX, dy: record.centerY)
  }

  /// Computes the mass and boxes of a body with new shapes.
  mutating func finishAdding(_ added: [Int32], to body: Int32) {
    wake(body)
    updateMassFromShapes(body)
    refreshProxies(of: body)
    for shape in added { addProxy(shape) }
  }

  mutating func removeShape(_ index: Int32) {
    let body = shapes.body(of: index)
    wakeNeighbors(of: body)
    wake(body)
    destroyShape(index)
    updateMassFromShapes(body)
    refreshProxies(of: body)
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
    refreshProxies(of: body)
  }

  mutating func setFilter(ofShape index: Int32, categories: UInt64, mask: UInt64) {
    shapes[index].categories = categories
    shapes[index].mask = mask
    let body = shapes.body(of: index)
    wake(body)
    removeContacts(ofShape: index)
    broadPhase.remove(index, of: body)
    addProxy(index)
    markSpringDirty(body)
  }

  // MARK: Boxes

  private func box(ofShape index: Int32) -> BoundingBox {
    shapes.spans.box(of: index, bodies.spans.poses + Int(shapes.body(of: index)))
  }

  private mutating func addProxy(_ index: Int32) {
    let shape = shapes[index]
    guard shape.mask != 0, shape.categories != 0, !broadPhase.contains(index) else { return }
    broadPhase.add(
      index, of: shape.body, box: box(ofShape: index), isFixed: bodies.isStatic(shape.body))
  }

  mutating func addProxies(of body: Int32) {
    var shape = shapes.first(of: body)
    while shape >= 0 {
      addProxy(shape)
      shape = shapes.next(shape)
    }
  }

  mutating func removeProxies(of body: Int32) {
    var shape = shapes.first(of: body)
    while shape >= 0 {
      broadPhase.remove(shape, of: body)
      shape = shapes.next(shape)
    }
  }

  /// Updates a body's boxes, and requests a search for pairs.
  mutating func refreshProxies(of body: Int32) {
    var shape = shapes.first(of: body)
    while shape >= 0 {
      broadPhase.place(shape, box: box(ofShape: shape))
      shape = shapes.next(shape)
    }
  }

  /// Requests a search for pairs around a body's shapes before the next step.
  private mutating func markMoved(_ body: Int32) {
    guard body != 0 else { return }
    var shape = shapes.first(of: body)
    while shape >= 0 {
      broadPhase.mark(shape)
      shape = shapes.next(shape)
    }
  }

  // MARK: Joints

  mutating func addJoint(_ definition: JointDefinition, collides: Bool, frame: JointFrame) -> Int32 {
    let index = joints.add(definition, collides: collides, frame: frame, poses: poses(of: frame))
    wakeJoint(index)
    joints.updateSoftness(index, settings)
    if !collides { removeContacts(between: frame.bodyA, and: frame.bodyB) }
    return index
  }

  mutating func removeJoint(_ index: Int32) {
    let joint = joints[index]
    wakeJoint(index)
    joints.remove(index)
    markSpringDirty(joint.bodyA)
    markSpringDirty(joint.bodyB)
    if !joint.collides {
      // The bodies may collide from now on: their pairs are searched again.
      markMoved(joint.bodyA)
      markMoved(joint.bodyB)
    }
  }

  /// Wakes both bodies and requests a check of the joint before the next step.
  mutating func wakeJoint(_ index: Int32) {
    let joint = joints[index]
    wake(joint.bodyA)
    wake(joint.bodyB)
    markSpringDirty(joint.bodyA)
    markSpringDirty(joint.bodyB)
    joints.markStale()
  }

  /// The present poses of a joint's bodies.
  private func poses(of frame: JointFrame) -> JointPoses {
    JointPoses(
      angleA: bodies.angle(frame.bodyA), angleB: bodies.angle(frame.bodyB),
      armA: anchorPoint(frame.bodyA, frame.localAX, frame.localAY) - center(of: frame.bodyA),
      armB: anchorPoint(frame.bodyB, frame.localBX, frame.localBY) - center(of: frame.bodyB), gap: gap(frame))
  }

  /// The present vector from a joint's first anchor to its second.
  func gap(_ frame: JointFrame) -> Vector {
    anchorPoint(frame.bodyB, frame.localBX, frame.localBY)
      - anchorPoint(frame.bodyA, frame.localAX, frame.localAY)
  }

  /// Moves a joint's anchor in the world; an isolated spring stays in its closed form.
  mutating func moveWorldAnchor(ofJoint index: Int32, to point: Point) {
    let joint = joints[index]
    joints.moveWorldAnchor(of: index, to: point)
    let body = joint.bodyA == 0 ? joint.bodyB : joint.bodyA
    if joints.softPoint(index) != nil, springs.holds(body) {
      springs.refreshHome(of: body, bodies, joints)
    } else {
      wakeJoint(index)
    }
  }

  mutating func setSpring(ofJoint index: Int32, frequency: Double, damping: Double) {
    let poses = poses(of: joints.frame(of: index))
    joints.setSpring(index, frequency: frequency, damping: damping, poses: poses)
    joints.updateSoftness(index, settings)
    wakeJoint(index)
  }

  // MARK: Energy

  /// ½kC² of every spring, k = mω² with the spring's effective mass, kg·pt²/s².
  var elasticEnergy: Double {
    var sum = 0.0
    for index in 0..<Int32(joints.slotCount) where joints.isLive(index) {
      guard let spring = joints.spring(index) else { continue }
      let frame = joints.frame(of: index)
      let gap = gap(frame)
      let stretch = gap.length - Double(joints.length(index) ?? 0)
      let omega = 2 * Double.pi * spring.frequency
      sum += omega * omega * springMass(spring, frame) * stretch * stretch / 2
    }
    return sum
  }

  /// The mass from which a spring's stiffness is computed: with energy conservation a constant, else the
  /// present effective mass along its axis.
  private func springMass(_ spring: JointSpring, _ frame: JointFrame) -> Double {
    var spring = spring
    if !settings.conservesEnergy { spring.place(poses(of: frame)) }
    return Double(spring.mass(frame, bodies.mass(frame.bodyA), bodies.mass(frame.bodyB)))
  }
}
