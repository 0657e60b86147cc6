import CradleGeometry

extension World {
  /// The touching pairs with their impulses; sleeping ones keep their last ones.
  public var contactReports: [ContactReport] {
    var reports: [ContactReport] = []
    for index in 0..<contacts.count where contacts.base[index].bodyA >= 0 && contacts.base[index].isTouching {
      let contact = contacts.base[index]
      let center = centerOf(contact.bodyA)
      let points =
        contact.manifold.count == 2
        ? [contact.manifold.first, contact.manifold.second] : [contact.manifold.first]
      reports.append(
        ContactReport(
          bodyA: handle(ofBody: contact.bodyA), bodyB: handle(ofBody: contact.bodyB),
          points: points.map { center + $0.anchorA.vector }, normal: contact.manifold.normal.vector,
          impulses: points.map { Double($0.normalImpulse) },
          frictionImpulses: points.map { Double($0.tangentImpulse) },
          bounceImpulse: Double(contact.bounceImpulse), separations: points.map { Double($0.separation) }))
    }
    return reports
  }

  func createContact(_ first: Int32, _ second: Int32) {
    // The rounder shape is B; equals go by slot, so that the order of discovery does not matter.
    func rank(_ shape: Int32) -> Int { shapes[shape].kind.roundness }
    let swap = rank(first) > rank(second) || (rank(first) == rank(second) && first > second)
    var contact = Contact()
    contact.shapeA = swap ? second : first
    contact.shapeB = swap ? first : second
    contact.bodyA = shapes[contact.shapeA].body
    contact.bodyB = shapes[contact.shapeB].body
    mixMaterials(&contact)
    contact.isAtWall = isAtWall(contact)
    let index: Int32
    if freeContacts.count > 0 {
      index = freeContacts.removeLast()
      contacts[index] = contact
    } else {
      contacts.append(contact)
      index = Int32(contacts.count - 1)
    }
    pairs.insert(PairTable.key(first, second))
    linkContact(index)
    leaveSpring(contact.bodyA)
    leaveSpring(contact.bodyB)
    if bodies[contact.bodyA].awakeIndex >= 0 || bodies[contact.bodyB].awakeIndex >= 0 {
      appendAwakeContact(index)
    }
  }

  /// Whether a body stays where it is, whatever happens.
  func isWall(_ body: Int32) -> Bool { bodies[body].isStatic && !bodies[body].isKinematic }

  func isAtWall(_ contact: Contact) -> Bool { isWall(contact.bodyA) || isWall(contact.bodyB) }

  func appendAwakeContact(_ index: Int32) {
    guard contacts[index].awakeIndex < 0 else { return }
    contacts.base[Int(index)].awakeIndex = Int32(awakeContacts.count)
    awakeContacts.append(index)
  }

  func removeAwakeContact(_ index: Int32) {
    let place = contacts[index].awakeIndex
    guard place >= 0 else { return }
    contacts.base[Int(index)].awakeIndex = -1
    if awakeContacts.swapRemove(place) {
      contacts.base[Int(awakeContacts[place])].awakeIndex = place
    }
  }

  func destroyContact(_ index: Int32) {
    let contact = contacts[index]
    if contact.isTouching {
      report(.ended, index)
      wake(contact.bodyA)
      wake(contact.bodyB)
    }
    removeAwakeContact(index)
    unlinkContact(index)
    pairs.remove(PairTable.key(contact.shapeA, contact.shapeB))
    contacts.base[Int(index)].bodyA = -1
    contacts.base[Int(index)].isTouching = false
    contacts.base[Int(index)].manifold = Manifold()
    freeContacts.append(index)
    springIsDirty(contact.bodyA)
    springIsDirty(contact.bodyB)
  }

  func destroyContacts(of body: Int32) {
    while bodies[body].firstContact >= 0 { destroyContact(bodies[body].firstContact) }
  }

  func destroyContacts(ofShape shape: Int32) {
    let body = shapes[shape].body
    var index = bodies[body].firstContact
    while index >= 0 {
      let next = nextContact(index, of: body)
      if contacts[index].shapeA == shape || contacts[index].shapeB == shape { destroyContact(index) }
      index = next
    }
  }

  func destroyContacts(between a: Int32, and b: Int32) {
    guard a != 0, b != 0 else { return }
    var index = bodies[a].firstContact
    while index >= 0 {
      let next = nextContact(index, of: a)
      let contact = contacts[index]
      if contact.bodyA == b || contact.bodyB == b { destroyContact(index) }
      index = next
    }
  }

  func refreshMaterials(_ shape: Int32) {
    let body = shapes[shape].body
    var index = bodies[body].firstContact
    while index >= 0 {
      mixMaterials(&contacts.base[Int(index)])
      index = nextContact(index, of: body)
    }
    wake(body)
  }

  private func mixMaterials(_ contact: inout Contact) {
    let a = shapes[contact.shapeA]
    let b = shapes[contact.shapeB]
    contact.friction = (a.friction * b.friction).squareRoot()
    contact.restitution = max(a.restitution, b.restitution)
  }

  func nextContact(_ index: Int32, of body: Int32) -> Int32 {
    contacts[index].bodyA == body ? contacts[index].nextA : contacts[index].nextB
  }

  private func linkContact(_ index: Int32) {
    linkContact(index, to: contacts[index].bodyA)
    linkContact(index, to: contacts[index].bodyB)
  }

  private func linkContact(_ index: Int32, to body: Int32) {
    let first = bodies[body].firstContact
    setContactLinks(index, body, previous: -1, next: first)
    if first >= 0 {
      if contacts[first].bodyA == body {
        contacts.base[Int(first)].previousA = index
      } else {
        contacts.base[Int(first)].previousB = index
      }
    }
    bodies.base[Int(body)].firstContact = index
  }

  private func setContactLinks(_ index: Int32, _ body: Int32, previous: Int32, next: Int32) {
    let contact = contacts.base + Int(index)
    if contact.pointee.bodyA == body {
      contact.pointee.previousA = previous
      contact.pointee.nextA = next
    } else {
      contact.pointee.previousB = previous
      contact.pointee.nextB = next
    }
  }

  private func unlinkContact(_ index: Int32) {
    let contact = contacts[index]
    unlinkContact(contact.bodyA, contact.previousA, contact.nextA)
    unlinkContact(contact.bodyB, contact.previousB, contact.nextB)
  }

  private func unlinkContact(_ body: Int32, _ previous: Int32, _ next: Int32) {
    if previous >= 0 {
      if contacts[previous].bodyA == body {
        contacts.base[Int(previous)].nextA = next
      } else {
        contacts.base[Int(previous)].nextB = next
      }
    } else {
      bodies.base[Int(body)].firstContact = next
    }
    if next >= 0 {
      if contacts[next].bodyA == body {
        contacts.base[Int(next)].previousA = previous
      } else {
        contacts.base[Int(next)].previousB = previous
      }
    }
  }

  func report(_ phase: ContactEvent.Phase, _ index: Int32) {
    report(phase, index, at: centerOf(contacts[index].bodyA) + contacts[index].manifold.middle.vector)
  }

  /// Reports a beginning where it was expected to be when the step started: by the time it is known, a bounce has carried
  /// the bodies on, or they have slid along each other. `isStepOver` tells whether poses already belong to the next step.
  func reportBegan(_ index: Int32, isStepOver: Bool) {
    let contact = contacts[index]
    guard contact.isExpected else { return report(.began, index) }
    contacts.base[Int(index)].isExpected = false
    let start: Point
    if isStepOver {
      let pose = previousPoses[contact.bodyA]
      start = Point(x: pose.x, y: pose.y)
    } else {
      let pose = poses[contact.bodyA]
      start = Point(x: pose.x, y: pose.y)
    }
    report(.began, index, at: start + contact.touch.vector)
  }

  private func report(_ phase: ContactEvent.Phase, _ index: Int32, at point: Point) {
    let contact = contacts[index]
    contactEvents.append(
      ContactEvent(
        phase: phase, shapeA: handle(ofShape: contact.shapeA), shapeB: handle(ofShape: contact.shapeB),
        bodyA: handle(ofBody: contact.bodyA), bodyB: handle(ofBody: contact.bodyB), point: point,
        normal: contact.manifold.normal.vector))
  }
}
