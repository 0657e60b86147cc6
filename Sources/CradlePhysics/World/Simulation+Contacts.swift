import CradleGeometry

// Contacts: the search at a cut's start, the bodies that wake together, and what is reported.
extension Simulation {
  /// The rules for pairs that may collide; valid until a body, shape or joint is added or removed.
  var pairRules: PairRules {
    PairRules(
      shapes: shapes.spans, joints: joints.links, filter: pairFilter,
      slots: PairSlots(shapeGenerations: shapes.generations, bodyGenerations: bodies.generations))
  }

  // MARK: The search

  /// Updates pairs and manifolds for the bodies' present positions.
  mutating func findContacts() {
    stageObserver?(.pairs)
    findPairs()
    stageObserver?(.contacts)
    updateContacts()
  }

  /// Makes a contact for every new pair of boxes.
  private mutating func findPairs() {
    guard broadPhase.hasMoved else { return }
    search.listFound(&broadPhase, pairRules)
    for place in 0..<search.found.count {
      let index = contacts.add(search.found.base[place], shapes, bodies)
      let contact = contacts.pointer(index)
      let (bodyA, bodyB) = (contact.pointee.bodyA, contact.pointee.bodyB)
      springs.leave(bodyA, &bodies, &joints)
      springs.leave(bodyB, &bodies, &joints)
      if bodies.isAwake(bodyA) || bodies.isAwake(bodyB) { contacts.wake(index) }
    }
  }

  /// Finds every awake pair's manifold, removes pairs whose boxes no longer overlap, reports begins and ends,
  /// and lists pairs at walls.
  private mutating func updateContacts() {
    contacts.beginSearch()
    broadPhase.forgetStrayed()
    let horizon = SearchHorizon(Float(settings.stepDuration), subSteps: settings.subSteps)
    let longest = broadPhase.sweepAhead(
      bodies.spans, shapes.spans, duration: Float(settings.stepDuration), fall: horizon.share * horizon.fall)
    // Other bodies may hit both bodies of a pair, and send each of them as far as the fastest one goes.
    let farthest = 2 * longest
    let narrowPhase = NarrowPhase(
      bodies: bodies.spans, shapes: shapes.spans, searched: contacts.searchedPoses,
      scratch: contacts.collisionScratch,
      duration: Float(settings.stepDuration), horizon: horizon, farthest: farthest,
      predictsMidStep: settings.conservesEnergy)
    // Contacts that wake during the loop are appended.
    var start = 0
    while start < contacts.awakeCount {
      removeParted(from: start)
      search.listNear(from: start, &contacts, broadPhase, farthest: farthest)
      start = contacts.awakeCount
      updateNearContacts(narrowPhase)
    }
  }

  /// Removes the awake contacts whose boxes no longer overlap.
  private mutating func removeParted(from start: Int) {
    search.listParted(from: start, contacts, broadPhase)
    let parted = search.parted.base
    for turn in 0..<search.parted.count {
      contacts.readAhead(turn, of: search.parted.count) { parted[$0] }
      removeContact(parted[turn])
    }
  }

  private mutating func updateNearContacts(_ narrowPhase: NarrowPhase) {
    let near = search.near.base
    let (shapeSpans, inverseH) = (shapes.spans, Float(Double(settings.subSteps) / settings.stepDuration))
    for turn in 0..<search.near.count {
      let awake = contacts.spans.awake
      contacts.readAhead(turn, of: search.near.count) { awake[Int(near[$0])].contact }
      let entry = contacts.awake(at: Int(near[turn]))
      let contact = contacts.pointer(entry.contact)
      let hadPoints = contact.pointee.manifold.count > 0
      let change = narrowPhase.update(contact, entry.contact)
      let hasPoints = contact.pointee.manifold.count > 0
      if hasPoints {
        contacts.appendManifold(ManifoldEntry(entry.contact, contact, shapeSpans, inverseH: inverseH))
      }
      let isNear = hasPoints || contact.pointee.isTouching
      if isNear != entry.isNear { contacts.setNear(at: Int(near[turn]), isNear) }
      switch change {
      case .none: break
      case .began: reportBegan(entry.contact, isStepOver: true)
      case .ended: report(.ended, entry.contact)
      }
      if hasPoints && !hadPoints {
        // An awake body came near a sleeping one.
        wakeIfAsleep(contact.pointee.bodyA)
        wakeIfAsleep(contact.pointee.bodyB)
      }
    }
  }

  // MARK: Waking

  /// Wakes a body with all bodies that it touches or is joined to; see `Islands`.
  mutating func wake(_ index: Int32) { islands.wake(index, &bodies, &contacts, &joints, &springs) }

  mutating func wakeAll() {
    for index in 1..<Int32(bodies.count) where bodies.isLive(index) { wake(index) }
  }

  mutating func wakeIfAsleep(_ index: Int32) {
    if !bodies.isAwake(index) && !bodies.isStatic(index) { wake(index) }
  }

  /// Wakes the bodies that touch a body or are joined to it, whether that body sleeps or not.
  mutating func wakeNeighbors(of index: Int32) {
    islands.wakeNeighbors(of: index, &bodies, &contacts, &joints, &springs)
  }

  mutating func markSpringDirty(_ index: Int32) { springs.markDirty(index, bodies, joints) }

  // MARK: Removing contacts

  @inline(__always) mutating func removeContact(_ index: Int32) {
    let contact = contacts.pointer(index)
    let (shapeA, shapeB) = (contact.pointee.shapeA, contact.pointee.shapeB)
    let (bodyA, bodyB) = (contact.pointee.bodyA, contact.pointee.bodyB)
    if contact.pointee.isTouching {
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

  // MARK: Reports

  @inline(__always) func center(of index: Int32) -> Point { springs.center(of: index, bodies) }

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
    let open = constraintSpans.open
    for place in 0..<open.count {
      let index = open.contacts[place].contact
      let contact = contacts.pointer(index)
      guard open.hasMet(at: place) || contact.pointee.bounceImpulse > 0 else { continue }
      contact.pointee.isTouching = true
      reportBegan(index, isStepOver: false)
    }
  }
}
