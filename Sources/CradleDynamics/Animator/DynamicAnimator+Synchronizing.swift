import CradleGeometry
import CradlePhysics

extension DynamicAnimator {
  /// Writes everything that changed since the last step into the world; does nothing during a step.
  func synchronize() {
    guard !isStepping else { return }
    flushItems()
    staleBehaviors.drain { behavior in
      guard behavior.synchronizingAnimator === self else { return }
      behavior.synchronizingAnimator = nil
      behavior.synchronize(self)
    }
  }

  /// Writes changed item properties, forces and filters into the world.
  func flushItems() {
    guard !isStepping else { return }
    staleRecords.drain { record in
      guard record.isStale else { return }
      record.isStale = false
      if world.contains(record.body) { flush(record) }
    }
  }

  /// Writes one item's properties, forces and collision groups.
  func flush(_ record: ItemRecord) {
    guard !isStepping else { return }
    if record.arePropertiesStale {
      record.arePropertiesStale = false
      writeProperties(record)
      record.areForcesStale = true
    }
    if record.areForcesStale {
      record.areForcesStale = false
      writeForces(record)
    }
    if record.isFilterStale {
      record.isFilterStale = false
      writeFilter(record)
    }
  }

  private func writeProperties(_ record: ItemRecord) {
    let properties = ItemProperties(resolving: record.configurations)
    record.written = properties
    let view = world[record.body]
    for shape in record.shapes {
      let access = world[shape]
      if access.friction != Double(Float(properties.friction)) { access.friction = properties.friction }
      if access.restitution != Double(Float(properties.elasticity)) {
        access.restitution = properties.elasticity
      }
      if access.density != properties.density { access.density = properties.density }
    }
    if view.linearResistance != properties.resistance { view.linearResistance = properties.resistance }
    if view.angularResistance != properties.angularResistance {
      view.angularResistance = properties.angularResistance
    }
    if view.allowsRotation != properties.allowsRotation { view.allowsRotation = properties.allowsRotation }
    let locksX = properties.lockedAxes.contains(.x)
    let locksY = properties.lockedAxes.contains(.y)
    if view.locksX != locksX { view.locksX = locksX }
    if view.locksY != locksY { view.locksY = locksY }
    let kind: BodyDefinition.Kind = properties.isAnchored && record.grip == nil ? .static : .dynamic
    if view.kind != kind {
      view.kind = kind
      records.markMoved(record)
    }
    if let grip = record.grip {
      if !view.isHeld { view.hand = Hand(at: grip.target) }
    } else if view.isHeld {
      view.hand = nil
    }
    if record.charge != properties.charge {
      record.charge = properties.charge
      // An item at rest in a field that depends on the charge may now move.
      if !record.fields.isEmpty { view.wake() }
    }
  }

  private func writeForces(_ record: ItemRecord) {
    let view = world[record.body]
    record.gravity = record.gravities.reduce(.zero) { $0 + $1.acceleration }
    var force = record.gravity * view.mass
    var torque = 0.0
    for push in record.pushes where push.active && push.mode == .continuous {
      let part = push.force
      force += part
      torque += push.targetOffsetFromCenter(for: record.item).cross(part)
    }
    record.force = force.limited
    record.torque = torque.isFinite ? torque.clamped(to: -1e15...1e15) : 0
    view.force = record.force
    view.torque = record.torque
  }

  private func writeFilter(_ record: ItemRecord) {
    var categories: UInt64 = 0
    var mask: UInt64 = 0
    for behavior in record.collisions {
      categories |= behavior.itemGroup
      mask |= behavior.itemMask
    }
    // With shared category bits a change of behaviours changes the colliding pairs even if no bit changes.
    guard collisionGroups.areShared || categories != record.filter.categories || mask != record.filter.mask
    else { return }
    record.filter = (categories, mask)
    for shape in record.shapes { world[shape].setFilter(categories: categories, mask: mask) }
  }
}

extension Vector {
  /// The force with each component limited to ±10¹² kg·pt/s², a range that the world can use; NaN becomes 0.
  var limited: Vector { limited(to: 1e12) }

  /// The vector with each component limited to ±`most`; NaN becomes 0.
  func limited(to most: Double) -> Vector {
    func limit(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, -most), most) }
    return Vector(dx: limit(dx), dy: limit(dy))
  }
}
