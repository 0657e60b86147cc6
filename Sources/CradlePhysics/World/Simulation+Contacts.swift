import CradleGeometry

// Sleep and contacts: the bodies that wake together, and the contacts that are reported.
extension Simulation {
  // MARK: Waking

  /// Wakes a body with all bodies that it touches or is joined to; does nothing for a static one.
  mutating func wake(_ index: Int32) {
    if bodies.isStatic(index) { return }
    if springs.holds(index) {
      springs.wake(index)
    } else if bodies.isAwake(index) {
      bodies.refreshSleep(index)
    } else {
      islands.wake(index, &bodies, &contacts, &joints, &springs)
    }
  }

  mutating func wakeAll() {
    for index in 1..<Int32(bodies.count) where bodies.isLive(index) { wake(index) }
  }

  mutating func wakeIfAsleep(_ index: Int32) {
    if !bodies.isAwake(index) && !bodies.isStatic(index) { wake(index) }
  }

  /// Wakes the bodies that touch a body or are joined to it, whether that body sleeps or not.
  mutating func wakeNeighbors(of index: Int32) {
    var contactEnd = contacts.firstEnd(of: index)
    while contactEnd >= 0 {
      let record = contacts[contactEnd >> 1]
      if record.manifold.count > 0 {
        wake(contactEnd & 1 == 0 ? record.bodyB : record.bodyA)
      } else if bodies.isStatic(index) {
        contacts.wake(contactEnd >> 1)
      }
      contactEnd = contacts.nextEnd(contactEnd)
    }
    var end = joints.firstEnd(of: index)
    while end >= 0 {
      wake(joints.otherBody(end))
      end = joints.nextEnd(end)
    }
  }

  mutating func markSpringDirty(_ index: Int32) { springs.markDirty(index, bodies, joints) }

  // MARK: Removing contacts

  mutating func removeContact(_ index: Int32) {
    removeContact(index, isTouching: contacts.pointer(index).pointee.isTouching)
  }

  @inline(__always) mutating func removeContact(_ index: Int32, isTouching: Bool) {
    let contact = contacts.pointer(index)
    let (shapeA, shapeB) = (contact.pointee.shapeA, contact.pointee.shapeB)
    let (bodyA, bodyB) = (contact.pointee.bodyA, contact.pointee.bodyB)
    if isTouching {
      report(.ended, index)
      wake(bodyA)
      wake(bodyB)
    }
    contacts.remove(index)
    broadPhase.removePair(shapeA, shapeB)
    markSpringDirty(bodyA)
    markSpringDirty(bodyB)
  }

  /// Removes a body's contacts for which a closure returns true.
  mutating func removeContacts(of body: Int32, where isWanted: (Contact, borrowing BodyStore) -> Bool) {
    var end = contacts.firstEnd(of: body)
    while end >= 0 {
      let next = contacts.nextEnd(end)
      if isWanted(contacts[end >> 1], bodies) { removeContact(end >> 1) }
      end = next
    }
  }

  mutating func removeContacts(ofShape shape: Int32) {
    removeContacts(of: shapes.body(of: shape)) { contact, _ in
      contact.shapeA == shape || contact.shapeB == shape
    }
  }

  mutating func removeContacts(between a: Int32, and b: Int32) {
    guard a != 0, b != 0 else { return }
    removeContacts(of: a) { contact, _ in contact.bodyA == b || contact.bodyB == b }
  }

  /// Updates contacts after a change of a shape's material.
  mutating func refreshMaterials(ofShape shape: Int32) {
    contacts.refreshMaterials(ofShape: shape, shapes)
    wake(shapes.body(of: shape))
  }

  // MARK: Reports

  func center(of index: Int32) -> Point { springs.center(of: index, bodies) }

  mutating func report(_ phase: ContactEvent.Phase, _ index: Int32) {
    let contact = contacts.pointer(index)
    report(phase, index, at: center(of: contact.pointee.bodyA) + contact.pointee.manifold.middle.vector)
  }

  /// Reports the start of a contact at the position predicted when the step started: since then the bodies
  /// may have bounced or slid. `isStepOver` tells whether poses already belong to the next step.
  mutating func reportBegan(_ index: Int32, isStepOver: Bool) {
    let contact = contacts.pointer(index)
    guard contact.pointee.isExpected else { return report(.began, index) }
    contact.pointee.isExpected = false
    let start: Point
    if isStepOver {
      let pose = bodies.previousPose(contact.pointee.bodyA)
      start = Point(x: pose.x, y: pose.y)
    } else {
      let pose = bodies.pose(contact.pointee.bodyA)
      start = Point(x: pose.x, y: pose.y)
    }
    report(.began, index, at: start + contact.pointee.touch.vector)
  }

  private mutating func report(_ phase: ContactEvent.Phase, _ index: Int32, at point: Point) {
    let contact = contacts.pointer(index)
    contacts.note(
      ContactEvent(
        phase: phase, shapeA: shapes.handle(of: contact.pointee.shapeA),
        shapeB: shapes.handle(of: contact.pointee.shapeB), bodyA: bodies.handle(of: contact.pointee.bodyA),
        bodyB: bodies.handle(of: contact.pointee.bodyB), point: point,
        normal: contact.pointee.manifold.normal.vector))
  }

  /// Reports the contacts that touched only during the step, neither at its start nor at its end.
  mutating func reportMeetings() {
    let spans = constraintSpans
    for place in 0..<spans.openCount {
      let index = spans.openContacts[place].contact
      let contact = contacts.pointer(index)
      guard contact.pointee.hasMet || contact.pointee.bounceImpulse > 0 else { continue }
      contact.pointee.isTouching = true
      reportBegan(index, isStepOver: false)
    }
  }

  /// The touching pairs with their impulses; sleeping pairs keep their last impulses.
  var contactReports: [ContactReport] {
    var reports: [ContactReport] = []
    for index in 0..<Int32(contacts.slotCount) where contacts.isLive(index) && contacts[index].isTouching {
      let contact = contacts[index]
      let center = center(of: contact.bodyA)
      let points =
        contact.manifold.count == 2
        ? [contact.manifold.first, contact.manifold.second] : [contact.manifold.first]
      reports.append(
        ContactReport(
          bodyA: bodies.handle(of: contact.bodyA), bodyB: bodies.handle(of: contact.bodyB),
          points: points.map { center + $0.anchorA.vector }, normal: contact.manifold.normal.vector,
          impulses: points.map { Double($0.normalImpulse) },
          frictionImpulses: points.map { Double($0.tangentImpulse) },
          bounceImpulse: Double(contact.bounceImpulse), separations: points.map { Double($0.separation) }))
    }
    return reports
  }
}
